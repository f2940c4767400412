import { useCallback, useEffect, useState } from 'react';
import { loadSearch, type SearchApi } from '../../client/loadSearch';
import type { Results as Found } from '../../client/protocol';

const HITS_PER_PAGE = 15;
const EXCERPT_WORDS = 30;

type Status = 'idle' | 'loading' | 'ready' | 'failed';

type State = Omit<Found, 'isComplete'> & {
  readonly status: Status;
  /** Makes a row of a hit; there once something was found. */
  readonly rowOf: SearchApi['rowOf'] | null;
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
  suggestions: [],
  rowOf: null,
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
    if (!wanted.query) {
      setState(NOTHING);
      return;
    }
    let isCurrent = true;
    setState((before) => ({ ...before, status: 'loading' }));
    const ask = async () => {
      const { search, rowOf } = await loadSearch();
      const { attempt: _, ...asked } = wanted;
      const results = await search({ ...asked, hitsPerPage: HITS_PER_PAGE, excerptWords: EXCERPT_WORDS });
      return { rowOf, ...results };
    };
    ask().then(
      ({ hits, ...found }) => {
        if (isCurrent) {
          setState((before) => ({
            ...found,
            status: 'ready',
            hits: wanted.page === 0 ? hits : [...before.hits, ...hits],
          }));
        }
      },
      () => isCurrent && setState({ ...NOTHING, status: 'failed' }),
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
