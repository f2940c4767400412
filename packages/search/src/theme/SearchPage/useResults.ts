import { useCallback, useEffect, useState } from 'react';
import { isSuggestion, searchClient } from '../../client/searchClient';
import { useContextFilters } from '../../client/useContextFilters';
import { useSearchConfig } from '../../client/useSearchConfig';
import type { Hit } from '../../engine/hits';

const HITS_PER_PAGE = 15;
const SNIPPETS = ['content:30'];

type Status = 'idle' | 'loading' | 'ready' | 'failed';

export type Results = {
  readonly status: Status;
  readonly hits: readonly Hit[];
  readonly total: number;
  readonly suggestions: readonly string[];
  readonly hasMore: boolean;
  readonly showMore: () => void;
  readonly retry: () => void;
};

type State = Omit<Results, 'showMore' | 'retry' | 'hasMore'> & {
  readonly page: number;
  readonly pages: number;
};

const NOTHING: State = { status: 'idle', hits: [], total: 0, suggestions: [], page: 0, pages: 0 };

/** Results of a query, page by page. An answer to an older query is dropped. */
export function useResults(query: string): Results {
  const config = useSearchConfig();
  const facetFilters = useContextFilters();
  const [state, setState] = useState(NOTHING);
  const [wanted, setWanted] = useState({ query, page: 0, attempt: 0 });
  if (wanted.query !== query) {
    // While drawing, so that the first page of the new query is the only one that is asked for.
    setWanted({ query, page: 0, attempt: 0 });
  }

  useEffect(() => {
    if (!wanted.query) {
      setState(NOTHING);
      return;
    }
    let isCurrent = true;
    setState((before) => ({ ...before, status: 'loading' }));
    const request = {
      indexName: config.indexName,
      query: wanted.query,
      page: wanted.page,
      hitsPerPage: HITS_PER_PAGE,
      attributesToSnippet: SNIPPETS,
      highlightPreTag: '<mark>',
      highlightPostTag: '</mark>',
      facetFilters,
    };
    searchClient(config)
      .search({ requests: [request] })
      .then(
        ({ results: [result] }) => {
          if (!isCurrent || !result) {
            return;
          }
          const hits = result.hits.filter((hit) => !isSuggestion(hit));
          setState((before) => ({
            status: 'ready',
            hits: wanted.page === 0 ? hits : [...before.hits, ...hits],
            total: result.nbHits,
            suggestions: result.hits.filter(isSuggestion).map(({ hierarchy }) => hierarchy.lvl0),
            page: wanted.page,
            pages: result.nbPages,
          }));
        },
        () => isCurrent && setState({ ...NOTHING, status: 'failed' }),
      );
    return () => {
      isCurrent = false;
    };
  }, [wanted, config, facetFilters]);

  const showMore = useCallback(() => setWanted((before) => ({ ...before, page: before.page + 1 })), []);
  const retry = useCallback(
    () => setWanted((before) => ({ ...before, page: 0, attempt: before.attempt + 1 })),
    [],
  );
  const hasMore = state.status === 'ready' && state.page + 1 < state.pages;
  return { ...state, hasMore, showMore, retry };
}
