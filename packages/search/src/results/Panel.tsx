import { readConfig } from '../client/config';
import { failureHelp, messages } from '../client/messages';
import type { Results } from '../client/protocol';
import type { Try } from './Changes';
import Queries from './Queries';
import StartPanel from './StartPanel';
import { counted, shortened } from './spokenOf';
import type { useResults } from './useResults';

const NEAR_COUNT = 3;

type NothingProps = { readonly results: Results; readonly onTry: Try };

/** Where nothing was found: what was looked for, what is near it, and whom to ask. */
function Nothing({ results: { lookedFor, suggestions }, onTry }: NothingProps) {
  const { missingResultsUrl, helpPage, popular } = readConfig();
  return (
    <>
      {lookedFor.length > 0 && (
        <p className="pt-search__hint">
          {messages.lookedFor} {lookedFor.join(', ')}.
        </p>
      )}
      <Queries texts={suggestions.length > 0 ? suggestions : popular.slice(0, NEAR_COUNT)} onTry={onTry}>
        <p id="pt-search-queries">{messages.tryInstead}:</p>
      </Queries>
      <p>
        <a href={helpPage}>{messages.askForHelp}</a> {messages.believe}{' '}
        <a href={missingResultsUrl}>{messages.letUsKnow}</a>
      </p>
    </>
  );
}

type Props = ReturnType<typeof useResults> & {
  /** The page of all results; not there itself. */
  readonly allResults?: string;
  readonly onTry: Try;
};

/** What stands below the rows, or in their place, in the dialog and on the search page. */
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
          {messages.noResults} "<strong>{shortened(query)}</strong>"
        </p>
        <Nothing results={results} onTry={onTry} />
      </>
    );
  }
  return (
    <>
      {allResults && total > hits.length && (
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
