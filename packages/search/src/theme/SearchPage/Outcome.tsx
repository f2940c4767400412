import { useEffect, useRef } from 'react';
import { failureHelp, messages } from '../../client/messages';
import { useSearchConfig } from '../../client/useSearchConfig';
import Rows from './Rows';
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
  return <p ref={mark}>Fetching more results…</p>;
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

type SuggestionsProps = { suggestions: readonly string[]; onTry: (query: string) => void };

function Suggestions({ suggestions, onTry }: SuggestionsProps) {
  const { missingResultsUrl } = useSearchConfig();
  return (
    <>
      {suggestions.length > 0 && (
        <>
          <p>{messages.tryInstead}:</p>
          <ul className={styles.suggestions}>
            {suggestions.map((suggestion) => (
              <li key={suggestion}>
                <button
                  type="button"
                  className="button button--secondary button--sm"
                  onClick={() => onTry(suggestion)}
                >
                  {suggestion}
                </button>
              </li>
            ))}
          </ul>
        </>
      )}
      <p>
        {messages.believe} <a href={missingResultsUrl}>{messages.letUsKnow}</a>
      </p>
    </>
  );
}

const counted = (count: number, noun: string) => `${count} ${noun}${count === 1 ? '' : 's'}`;

const countText = ({ total, documents }: Results) =>
  counted(total, 'result') + (documents === null ? '' : ` in ${counted(documents, 'document')}`);

type Props = { query: string; results: Results; onTry: (query: string) => void; onRetry: () => void };

/** What the search led to: results, none, a failure, or nothing yet. */
export default function Outcome({ query, results, onTry, onRetry }: Props) {
  const { status, hits, total, hasMore, rowOf } = results;
  if (!query) {
    return null;
  }
  const isNothing = status === 'ready' && total === 0;
  const isWaiting = status === 'loading' && hits.length === 0;
  const found = isNothing ? `${messages.noResults} “${query}”` : countText(results);
  return (
    <>
      <div className={isNothing ? styles.message : undefined}>
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
