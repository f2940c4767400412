import { useHistory } from '@docusaurus/router';
import { isPlainClick } from '@pt-docs/islands/head';
import { type MouseEvent, useEffect, useRef } from 'react';
import Gap from '../../client/Gap';
import type { Results } from '../../client/protocol';
import type { Hit } from '../../engine/hits';
import Changes, { type Try } from '../../results/Changes';
import HitLink from '../../results/HitLink';
import Panel from '../../results/Panel';
import { spokenOf } from '../../results/spokenOf';
import type { useResults } from '../../results/useResults';

/** The end of the list: what comes next is fetched a little before it is seen. */
function More({ onVisible }: { onVisible: () => void }) {
  const mark = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    const observer = new IntersectionObserver(([entry]) => entry?.isIntersecting && onVisible(), {
      rootMargin: '200px',
    });
    if (mark.current) {
      observer.observe(mark.current);
    }
    return () => observer.disconnect();
  }, [onVisible]);
  return (
    <p ref={mark} className="pt-search__hint">
      Fetching more results…
    </p>
  );
}

type SectionsProps = { results: Results; onSection: (section: string) => void };

/** Results by section of the site, each with its count. Pressed: only those of this section are shown. */
function Sections({ results: { sections, section }, onSection }: SectionsProps) {
  const total = sections.reduce((sum, [, count]) => sum + count, 0);
  const choices = [['', 'All', total], ...sections.map(([name, count]) => [name, name, count])] as const;
  return (
    <div role="group" aria-label="Sections" className="pt-search-page__sections">
      {choices.map(([id, label, count]) => (
        <button
          key={id}
          type="button"
          className="pt-search__query"
          aria-pressed={id === section}
          onClick={() => onSection(`${id}`)}
        >
          {label} <span>{count}</span>
        </button>
      ))}
    </div>
  );
}

/** Rows are not grouped here: a page says which section it belongs to, as a section says its page. */
const withPlace = (hit: Hit): Hit => (hit.kind === 'page' ? { ...hit, trail: [hit.part] } : hit);

function Rows({ hits, onTry }: { hits: readonly Hit[]; onTry: Try }) {
  const history = useHistory();
  function follow(event: MouseEvent) {
    const link = (event.target as Element).closest('a');
    if (link && isPlainClick(event)) {
      event.preventDefault();
      history.push(link.pathname + link.search + link.hash);
    }
  }
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Enter on a link is a click
    <ul className="pt-search-page__results" aria-label="Results" onClick={follow}>
      {hits.map((hit) => (
        <li key={hit.url}>
          <HitLink hit={withPlace(hit)} />
          <Changes answer={hit} onTry={onTry} />
        </li>
      ))}
    </ul>
  );
}

const counted = (count: number, noun: string) => `${count} ${noun}${count === 1 ? '' : 's'}`;

const countText = ({ total, pages, section }: Results) =>
  counted(total, 'result') +
  (pages === null ? '' : ` on ${counted(pages, 'page')}`) +
  (section && ` in ${section}`);

type Props = {
  query: string;
  outcome: ReturnType<typeof useResults>;
  onTry: Try;
  onSection: (section: string) => void;
  onMore: () => void;
};

/** What the search led to: results, or the dialog's panel where there are none. */
export default function Outcome({ query, outcome, onTry, onSection, onMore }: Props) {
  const { status, results } = outcome;
  const hits = results?.hits ?? [];
  return (
    <>
      {results && results.sections.length > 1 && <Sections results={results} onSection={onSection} />}
      {/* In one place for as long as there is a query: only what changes there is read out. */}
      {query && (
        <p role="status" className={hits.length > 0 ? 'pt-search__hint' : 'pt-hidden'}>
          {results && hits.length > 0 ? countText(results) : spokenOf(outcome) || 'Searching…'}
        </p>
      )}
      {results && hits.length === 0 && <Gap />}
      {results && hits.length > 0 && <Rows hits={hits} onTry={onTry} />}
      {status === 'ready' && results && hits.length < results.total && <More onVisible={onMore} />}
      <div className="pt-search__panel">
        {(results || status === 'failed' || !query) && <Panel {...outcome} onTry={onTry} />}
      </div>
    </>
  );
}
