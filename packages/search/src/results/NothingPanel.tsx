import { readConfig } from '../client/config';
import { messages } from '../client/messages';
import type { Results } from '../client/protocol';
import type { Try } from './Changes';
import Queries from './Queries';

const NEAR_COUNT = 3;

type Props = {
  readonly results: Pick<Results, 'lookedFor' | 'suggestions'>;
  readonly onTry: Try;
};

/** Where nothing was found: what was looked for, what is near it, and whom to ask. */
export default function NothingPanel({ results: { lookedFor, suggestions }, onTry }: Props) {
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
