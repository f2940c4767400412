import { failureHelp, searchTexts } from '@site/src/search/texts';
import { useSearchConfig } from '@site/src/search/useSearchConfig';
import { useEffect, useRef } from 'react';
import Result from './Result';
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
      <p className={styles.headline}>{searchTexts.failed}</p>
      <p>{failureHelp}</p>
      <button type="button" className="button button--primary" onClick={onRetry}>
        {searchTexts.retry}
      </button>
    </div>
  );
}

type NothingProps = { query: string; suggestions: readonly string[]; onTry: (query: string) => void };

function Nothing({ query, suggestions, onTry }: NothingProps) {
  const { missingResultsUrl } = useSearchConfig();
  return (
    <div className={styles.message}>
      <p className={styles.headline}>
        {searchTexts.noResults} “{query}”
      </p>
      {suggestions.length > 0 && (
        <>
          <p>{searchTexts.tryInstead}:</p>
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
        {searchTexts.believe} <a href={missingResultsUrl}>{searchTexts.letUsKnow}</a>
      </p>
    </div>
  );
}

const countText = (total: number) => (total === 1 ? 'One document found' : `${total} documents found`);

type Props = { query: string; results: Results; onTry: (query: string) => void };

/** What the search led to: results, none, a failure, or nothing yet. */
export default function Outcome({ query, results, onTry }: Props) {
  const { status, hits, total, hasMore } = results;
  if (!query) {
    return null;
  }
  if (status === 'failed') {
    return <Failed onRetry={results.retry} />;
  }
  if (status === 'ready' && total === 0) {
    return <Nothing query={query} suggestions={results.suggestions} onTry={onTry} />;
  }
  return (
    <>
      <p role="status" className={styles.count}>
        {status === 'loading' && hits.length === 0 ? 'Searching…' : countText(total)}
      </p>
      {hits.map((hit) => (
        <Result key={hit.objectID} hit={hit} />
      ))}
      {hasMore && <More onVisible={results.showMore} />}
    </>
  );
}
