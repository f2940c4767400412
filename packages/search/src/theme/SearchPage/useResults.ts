import { useCallback, useEffect, useState } from 'react';
import { loadSearch, type SearchApi } from '../../client/loadSearch';
import type { Results as Found } from '../../client/protocol';

const HITS_PER_PAGE = 15;
const EXCERPT_WORDS = 30;

type Status = 'idle' | 'loading' | 'ready' | 'failed';

type State = Omit<Found, 'isComplete'> & {
  readonly status: Status;
  /** The search script, once it is here. */
  readonly api: SearchApi | null;
};

export type Results = State & {
  readonly hasMore: boolean;
  readonly showMore: () => void;
  readonly retry: () => void;
};

const NOTHING: State = {
  status: 'idle',
  hits: [],
  total: 0,
  pages: null,
  section: '',
  sections: [],
  lookedFor: [],
  suggestions: [],
  api: null,
};

/** Results of a query in a section, page by page. An answer to an older query is dropped. */
export function useResults(query: string, section: string): Results {
  const [state, setState] = useState(NOTHING);
  const [wanted, setWanted] = useState({ query, section, page: 0, attempt: 0 });
  if (wanted.query !== query || wanted.section !== section) {
    // While rendering, so that the first page of the new query is the only one that is asked for.
    setWanted({ query, section, page: 0, attempt: 0 });
  }

  useEffect(() => {
    let isCurrent = true;
    const { attempt: _, ...asked } = wanted;
    const isAsked = asked.query !== '';
    setState((before) => (isAsked ? { ...before, status: 'loading' } : { ...NOTHING, api: before.api }));
    const ask = async () => {
      const api = await loadSearch();
      const request = { ...asked, hitsPerPage: HITS_PER_PAGE, excerptWords: EXCERPT_WORDS };
      return { ...NOTHING, ...(isAsked ? await api.search(request) : {}), api };
    };
    ask().then(
      ({ hits, ...found }) => {
        if (isCurrent) {
          setState((before) => ({
            ...found,
            status: isAsked ? 'ready' : 'idle',
            hits: wanted.page === 0 ? hits : [...before.hits, ...hits],
          }));
        }
      },
      () => isCurrent && setState({ ...NOTHING, status: isAsked ? 'failed' : 'idle' }),
    );
    return () => {
      isCurrent = false;
    };
  }, [wanted]);

  const showMore = useCallback(() => setWanted((before) => ({ ...before, page: before.page + 1 })), []);
  const retry = useCallback(
    () => setWanted((before) => ({ ...before, page: 0, attempt: before.attempt + 1 })),
    [],
  );
  const hasMore = state.status === 'ready' && (wanted.page + 1) * HITS_PER_PAGE < state.total;
  return { ...state, hasMore, showMore, retry };
}
