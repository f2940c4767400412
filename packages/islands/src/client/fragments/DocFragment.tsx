import { useHistory } from '@docusaurus/router';
import { useLayoutEffect, useMemo, useRef } from 'react';
import { DOC_CLASSES } from './classes';
import { insertFragment } from './insertFragment';
import { linkHandlers } from './links';

/** Always the same object: React would write another one into the page again. */
const UNTOUCHED = { __html: '' };

/** @public For the bundler alone: see styleSources.ts. */
export const styleSources = () => import(/* webpackChunkName: "style-sources" */ './styleSources');

/**
 * Stands where the server renders a doc. React leaves its content alone: the server-rendered HTML of the page that was
 * opened, the fetched fragment of every page after it.
 */
export default function DocFragment({ path }: { readonly path: string }) {
  const element = useRef<HTMLDivElement>(null);
  const history = useHistory();
  // Before the browser paints and before Docusaurus looks for the heading to scroll to.
  useLayoutEffect(
    () => (element.current ? insertFragment(element.current, path, history) : undefined),
    [path, history],
  );
  const handlers = useMemo(() => linkHandlers(history), [history]);
  return (
    <div
      ref={element}
      className={DOC_CLASSES}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: empty on purpose, it tells React to leave the content alone
      dangerouslySetInnerHTML={UNTOUCHED}
      {...handlers}
    />
  );
}
