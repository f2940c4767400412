import { useHistory } from '@docusaurus/router';
import { isPlainClick } from '@pt-docs/islands/head';
import { type MouseEvent, useEffect, useRef } from 'react';
import Gap from '../../client/Gap';
import { failureHelp, messages } from '../../client/messages';
import type { Results } from '../../client/protocol';
import type { Hit } from '../../engine/hits';
import Changes, { type Try } from '../../results/Changes';
import NothingPanel from '../../results/NothingPanel';
import Row from '../../results/Row';
import type { Outcome as Found } from '../../results/useResults';
import Sections from './Sections';
import { shortened } from './shortened';
import styles from './styles.module.css';

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
    <p ref={mark} className={styles.hint}>
      Fetching more results…
    </p>
  );
}

function Failed({ onRetry }: { onRetry: () => void }) {
  return (
    <div role="alert" className={styles.message}>
      <p className={styles.headline}>{messages.failed}</p>
      <p>{failureHelp}</p>
      <button type="button" className="button button--primary" onClick={onRetry}>
        {messages.retry}
      </button>
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
    <ul className={styles.results} aria-label="Results" onClick={follow}>
      {hits.map((hit) => (
        <li key={hit.url}>
          <Row hit={withPlace(hit)} />
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
  outcome: Found;
  onTry: Try;
  onSection: (section: string) => void;
  onMore: () => void;
  onRetry: () => void;
};

/** What the search led to: results, none, a failure, or nothing yet. */
export default function Outcome({ query, outcome, onTry, onSection, onMore, onRetry }: Props) {
  const { status, results } = outcome;
  if (!query) {
    return null;
  }
  const isNothing = status === 'ready' && results?.hits.length === 0;
  const found = isNothing
    ? `${messages.noResults} "${shortened(outcome.query)}"`
    : results && countText(results);
  return (
    <>
      {results && results.sections.length > 1 && (
        <Sections sections={results.sections} chosen={results.section} onChoose={onSection} />
      )}
      <div className={isNothing ? styles.message : undefined}>
        {isNothing && <Gap />}
        {/* In one place for as long as there is a query: only what changes there is read out. */}
        <p role="status" className={isNothing ? styles.headline : styles.count}>
          {found ?? (status === 'failed' ? '' : 'Searching…')}
        </p>
        {isNothing && (
          <div className={`pt-search__panel ${styles.panel}`}>
            <NothingPanel results={results} onTry={onTry} />
          </div>
        )}
      </div>
      {status === 'failed' && <Failed onRetry={onRetry} />}
      {results && results.hits.length > 0 && <Rows hits={results.hits} onTry={onTry} />}
      {status === 'ready' && results && results.hits.length < results.total && <More onVisible={onMore} />}
    </>
  );
}
