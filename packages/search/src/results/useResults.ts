import { useEffect, useState } from 'react';
import type { Results, SearchRequest } from '../client/protocol';
import { search, searchFirst } from '../client/search';

export type Outcome = {
  /** `waiting`: a later answer is on its way. What is here meanwhile answers `query`, or an older one. */
  readonly status: 'idle' | 'waiting' | 'ready' | 'failed';
  /** The query that the results answer. */
  readonly query: string;
  readonly results: Results | null;
};

const NOTHING: Outcome = { status: 'idle', query: '', results: null };

/** Waits while a row is pressed: the click on one that was replaced meanwhile would lead nowhere. */
const released = () =>
  new Promise<void>((resolve) => {
    if (!document.querySelector('.pt-hit:active')) {
      resolve();
      return;
    }
    const soon = () => setTimeout(resolve);
    addEventListener('pointerup', soon, { once: true });
    addEventListener('pointercancel', soon, { once: true });
  });

/** What titles say, where that is wanted, then what the texts say too. Never "nothing" before the texts were searched. */
async function* outcomesOf(request: SearchRequest, isEarlyWanted: boolean): AsyncGenerator<Outcome> {
  const { query } = request;
  let results: Results | null = null;
  try {
    const first = await (isEarlyWanted ? searchFirst(request) : search(request));
    if (first.isComplete) {
      yield { status: 'ready', query, results: first };
      return;
    }
    if (first.hits.length > 0) {
      results = first;
      yield { status: 'waiting', query, results };
    }
    const whole = await search(request);
    await released();
    yield { status: 'ready', query, results: whole };
  } catch {
    yield { status: 'failed', query, results };
  }
}

/** The answer to a query as it arrives. An answer to an older query is dropped; what is shown stays until there is another. */
export function useResults(
  request: SearchRequest,
  isEarlyWanted = false,
): Outcome & { readonly retry: () => void } {
  const { query, section, hitCount, excerptWords } = request;
  const [outcome, setOutcome] = useState(NOTHING);
  const [attempt, setAttempt] = useState(0);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a further attempt asks again
  useEffect(() => {
    let isCurrent = true;
    const ask = async () => {
      const asked = { query, hitCount, excerptWords, ...(section && { section }) };
      for await (const next of outcomesOf(asked, isEarlyWanted)) {
        if (!isCurrent) {
          return;
        }
        setOutcome(next);
      }
    };
    if (query) {
      setOutcome((before) => ({ ...before, status: 'waiting' }));
      void ask();
    } else {
      setOutcome(NOTHING);
    }
    return () => {
      isCurrent = false;
    };
  }, [query, section, hitCount, excerptWords, attempt]);

  return { ...outcome, retry: () => setAttempt((times) => times + 1) };
}
