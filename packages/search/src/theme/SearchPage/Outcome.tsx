import { useEffect, useRef } from 'react';
import Gap from '../../client/Gap';
import { failureHelp, messages } from '../../client/messages';
import Made from './Made';
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
  const { status, hits, hasMore, api, sections, section } = results;
  const isNothing = status === 'ready' && hits.length === 0;
  if (!query) {
    return null;
  }
  const isWaiting = status === 'loading' && hits.length === 0;
  const found = isNothing ? `${messages.noResults} "${shortened(query)}"` : countText(results);
  return (
    <>
      {sections.length > 1 && <Sections sections={sections} chosen={section} onChoose={onSection} />}
      <div className={isNothing ? styles.message : undefined}>
        {isNothing && <Gap />}
        {/* In one place for as long as there is a query: only what changes there is read out. */}
        <p role="status" className={isNothing ? styles.headline : styles.count}>
          {status === 'failed' ? '' : isWaiting ? 'Searching…' : found}
        </p>
        {isNothing && api && <Made key={query} make={() => api.nothingPanel(query, results, onTry)} />}
      </div>
      {status === 'failed' && <Failed onRetry={onRetry} />}
      {api && hits.length > 0 && <Rows hits={hits} api={api} onTry={onTry} />}
      {hasMore && <More onVisible={results.showMore} />}
    </>
  );
}
