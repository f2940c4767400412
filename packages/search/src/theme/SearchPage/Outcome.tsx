import { useEffect, useRef } from 'react';
import { failureHelp, messages } from '../../client/messages';
import { useSearchConfig } from '../../client/useSearchConfig';
import Queries from './Queries';
import Rows from './Rows';
import Sections from './Sections';
import { shortened } from './shortened';
import styles from './styles.module.css';
import type { Results } from './useResults';

function More({ onVisible }: { onVisible: () => void }) {
  const mark = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (entry?.isIntersecting) {
          onVisible();
        }
      },
      { rootMargin: '200px' },
    );
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

/** Candles, and the one that was looked for is not among them. */
function Gap() {
  return (
    <svg className={styles.gap} viewBox="0 0 96 44" aria-hidden="true">
      <path d="M10 6v34M86 4v30" />
      <rect x="4" y="12" width="12" height="20" rx="2" />
      <rect x="80" y="10" width="12" height="16" rx="2" />
      <path className={styles.missing} d="M29 6h12v34H29zM55 6h12v34H55z" />
    </svg>
  );
}

type SuggestionsProps = { suggestions: readonly string[]; onTry: (query: string) => void };

function Suggestions({ suggestions, onTry }: SuggestionsProps) {
  const { missingResultsUrl } = useSearchConfig();
  return (
    <>
      {suggestions.length > 0 && (
        <>
          <p id="suggested-queries" className={styles.label}>
            {messages.tryInstead}:
          </p>
          <Queries queries={suggestions} labelledBy="suggested-queries" onTry={onTry} />
        </>
      )}
      <p className={styles.hint}>
        {messages.believe} <a href={missingResultsUrl}>{messages.letUsKnow}</a>
      </p>
    </>
  );
}

const counted = (count: number, noun: string) => `${count} ${noun}${count === 1 ? '' : 's'}`;

const countText = ({ total, pages, section }: Results) =>
  counted(total, 'result') +
  (pages === null ? '' : ` on ${counted(pages, 'page')}`) +
  (section && ` in ${section}`);

type Props = {
  query: string;
  results: Results;
  onTry: (query: string) => void;
  onSection: (section: string) => void;
  onRetry: () => void;
};

/** What the search led to: results, none, a failure, or nothing yet. */
export default function Outcome({ query, results, onTry, onSection, onRetry }: Props) {
  const { status, hits, total, hasMore, rowOf, sections, section } = results;
  if (!query) {
    return null;
  }
  const isNothing = status === 'ready' && total === 0;
  const isWaiting = status === 'loading' && hits.length === 0;
  const found = isNothing ? `${messages.noResults} “${shortened(query)}”` : countText(results);
  return (
    <>
      {sections.length > 1 && <Sections sections={sections} chosen={section} onChoose={onSection} />}
      <div className={isNothing ? styles.message : undefined}>
        {isNothing && <Gap />}
        {/* In one place for as long as there is a query: only what changes there is read out. */}
        <p role="status" className={isNothing ? styles.headline : styles.count}>
          {status === 'failed' ? '' : isWaiting ? 'Searching…' : found}
        </p>
        {isNothing && <Suggestions suggestions={results.suggestions} onTry={onTry} />}
      </div>
      {status === 'failed' && <Failed onRetry={onRetry} />}
      {rowOf && hits.length > 0 && <Rows hits={hits} rowOf={rowOf} />}
      {hasMore && <More onVisible={results.showMore} />}
    </>
  );
}
