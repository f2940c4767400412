import { useHistory } from '@docusaurus/router';
import { isPlainClick } from '@pt-docs/islands/head';
import { type MouseEvent, useLayoutEffect, useRef } from 'react';
import type { SearchApi } from '../../client/loadSearch';
import type { Hit } from '../../engine/hits';
import styles from './styles.module.css';

type Props = {
  readonly hits: readonly Hit[];
  readonly api: SearchApi;
  readonly onTry: (query: string) => void;
};

/** Rows are not grouped here: a page says which section it belongs to, as a section says its page. */
const withPlace = (hit: Hit): Hit => (hit.kind === 'page' ? { ...hit, trail: [hit.part] } : hit);

/** The same rows as in the dialog, made by the same script; new ones are added to those that are there. */
export default function Rows({ hits, api, onTry }: Props) {
  const history = useHistory();
  const list = useRef<HTMLUListElement>(null);
  const shown = useRef<readonly Hit[]>([]);

  useLayoutEffect(() => {
    const isLonger = shown.current.every((hit, at) => hit === hits[at]);
    if (!isLonger) {
      list.current?.replaceChildren();
    }
    for (const hit of hits.slice(isLonger ? shown.current.length : 0)) {
      const item = document.createElement('li');
      const changes = document.createElement('div');
      changes.className = 'pt-search__changes';
      changes.append(...api.changesOf(hit, onTry));
      item.append(api.rowOf(withPlace(hit)), changes);
      list.current?.append(item);
    }
    shown.current = hits;
  }, [hits, api, onTry]);

  function follow(event: MouseEvent) {
    const link = (event.target as Element).closest('a');
    if (link && isPlainClick(event)) {
      event.preventDefault();
      history.push(link.pathname + link.search + link.hash);
    }
  }

  // biome-ignore lint/a11y/useKeyWithClickEvents: Enter on a link is a click
  return <ul ref={list} className={styles.results} aria-label="Results" onClick={follow} />;
}
