import { failureHelp, messages } from '../client/messages';
import type { Try } from '../results/Changes';
import NothingPanel from '../results/NothingPanel';
import StartPanel from '../results/StartPanel';
import type { useResults } from '../results/useResults';
import { counted } from './spokenOf';

type Props = ReturnType<typeof useResults> & { readonly allResults: string; readonly onTry: Try };

/** What stands below the rows, or in their place. */
export default function Panel({ status, query, results, retry, allResults, onTry }: Props) {
  const button = (
    <button type="button" className="pt-search__retry" onClick={retry}>
      {messages.retry}
    </button>
  );
  if (status === 'failed' && !results) {
    return (
      <>
        <p className="pt-search__title">{messages.failed}</p>
        <p>{failureHelp}</p>
        <p>{button}</p>
      </>
    );
  }
  if (!results) {
    return !query && <StartPanel onTry={onTry} />;
  }
  const { hits, total } = results;
  if (hits.length === 0) {
    return (
      <>
        <p className="pt-search__title">
          {messages.noResults} "<strong>{query}</strong>"
        </p>
        <NothingPanel results={results} onTry={onTry} />
      </>
    );
  }
  return (
    <>
      {total > hits.length && (
        <a className="pt-search__all" href={allResults}>
          See all {counted(total)}
        </a>
      )}
      {results.hasOtherRecords && <p className="pt-search__note">{messages.otherRecords}</p>}
      {status === 'failed' && (
        // With results of the titles the failure is a note below them.
        <p className="pt-search__note">
          {messages.titlesOnly} {button}
        </p>
      )}
    </>
  );
}
