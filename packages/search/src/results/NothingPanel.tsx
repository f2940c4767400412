import { useState } from 'react';
import { readConfig } from '../client/config';
import { messages } from '../client/messages';
import type { Results } from '../client/protocol';
import type { Try } from './Changes';
import Queries from './Queries';

const PATIENCE_MS = 10_000;
const MOST_LETTERS = 500;
const NEAR_COUNT = 3;

/** What the team needs to know about a query without results. */
const reportOf = (query: string) => `No results in the docs for: ${query}\nPage: ${location.href}`;

/** In the form that answers to "Did this page help?" have; nothing that tells who sent it. */
async function send(url: string, query: string): Promise<void> {
  const response = await fetch(url, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ page: location.pathname, section: null, answer: 'no', text: reportOf(query) }),
    credentials: 'omit',
    referrerPolicy: 'no-referrer',
    signal: AbortSignal.timeout(PATIENCE_MS),
  });
  if (!response.ok) {
    throw new Error(`The receiver answered ${response.status}.`);
  }
}

type ActionProps = {
  readonly run: () => Promise<void>;
  /** What the button says: before, when it is done, when it failed. */
  readonly says: readonly [before: string, done: string, failed: string];
};

function Action({ run, says: [before, done, failed] }: ActionProps) {
  const [text, setText] = useState(before);
  const press = () =>
    run().then(
      () => setText(done),
      () => setText(failed),
    );
  return (
    <button type="button" className="pt-search__query" onClick={press}>
      {text}
    </button>
  );
}

type Props = {
  readonly query: string;
  readonly results: Pick<Results, 'lookedFor' | 'suggestions'>;
  readonly onTry: Try;
};

/** Where nothing was found: what was looked for, what is near it, and whom to ask. */
export default function NothingPanel({ query, results: { lookedFor, suggestions }, onTry }: Props) {
  const { missingResultsUrl, helpPage, feedbackUrl, popular } = readConfig();
  const text = query.slice(0, MOST_LETTERS);
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
      <p className="pt-search__queries">
        <Action
          key={`copy ${text}`}
          run={() => navigator.clipboard.writeText(reportOf(text))}
          says={[messages.copyReport, messages.copied, messages.notCopied]}
        />
        {feedbackUrl && (
          <>
            <Action
              key={`send ${text}`}
              run={() => send(feedbackUrl, text)}
              says={[messages.sendReport, messages.sent, messages.notSent]}
            />
            <span className="pt-search__hint">{messages.whatIsSent}</span>
          </>
        )}
      </p>
    </>
  );
}
