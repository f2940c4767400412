import { DocSearchModal, type DocSearchModalProps } from '@docsearch/react';
import '@docsearch/css/dist/modal.css';
import './dialog.css';
import { useHistory } from '@docusaurus/router';
import { useSearchLinkCreator } from '@docusaurus/theme-common';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import type { Hit } from '../../engine/hits';
import type { HostedRequest } from '../hosted';
import { failureHelp, messages } from '../messages';
import { isSuggestion, searchClient, warmSearch } from '../searchClient';
import { useContextFilters } from '../useContextFilters';
import { useSearchConfig } from '../useSearchConfig';
import HitLink from './HitLink';
import RetryBar from './RetryBar';
import { showingFailure } from './showingFailure';
import { repairStoredSearches } from './storedSearches';
import { useDialogRoles } from './useDialogRoles';

export { warmSearch };

const TRANSLATIONS: NonNullable<DocSearchModalProps['translations']> = {
  errorScreen: { titleText: messages.failed, helpText: failureHelp },
  noResultsScreen: {
    noResultsText: messages.noResults,
    suggestedQueryText: messages.tryInstead,
    reportMissingResultsText: messages.believe,
    reportMissingResultsLinkText: messages.letUsKnow,
  },
};

/** As many as a phone shows at once; every letter draws them again. The rest is one link away. */
const HITS_SHOWN = 6;
const SNIPPETS = ['lvl1', 'lvl2', 'lvl3', 'lvl4', 'lvl5', 'lvl6'].map((level) => `hierarchy.${level}:20`);

const withoutSuggestions = (items: Hit[]) => items.filter((hit) => !isSuggestion(hit));

/** A plain link for the same reason as an answer's: its address changes with every letter. */
function useFooter(onClose: () => void) {
  const linkTo = useSearchLinkCreator();
  const history = useHistory();
  return useCallback(
    ({ state }: { state: { query: string; context: Record<string, unknown> } }) => (
      <a
        href={linkTo(state.query)}
        onClick={(event) => {
          if (!event.metaKey && !event.ctrlKey && !event.shiftKey) {
            event.preventDefault();
            history.push(linkTo(state.query));
            onClose();
          }
        }}
      >
        {`See all ${state.context.nbHits} results`}
      </a>
    ),
    [linkTo, history, onClose],
  );
}

type Props = { readonly initialQuery: string; readonly onClose: () => void };

/** The DocSearch dialog, answered by whichever engine the site is configured with. Loaded when first needed. */
export default function Dialog({ initialQuery, onClose }: Props) {
  const config = useSearchConfig();
  const history = useHistory();
  const facetFilters = useContextFilters();
  const footer = useFooter(onClose);
  const host = useRef<HTMLDivElement>(null);
  const [failed, setFailed] = useState(false);
  // Once, before DocSearch is drawn. It may be drawn anew, for another attempt, when the page behind it has no scroll any more.
  const [scrolled] = useState(() => {
    repairStoredSearches(config.indexName);
    return window.scrollY;
  });
  const [attempt, setAttempt] = useState({ count: 0, query: initialQuery });

  useDialogRoles(host, attempt.count);

  const searchParameters = useMemo(
    () => ({
      facetFilters,
      hitsPerPage: HITS_SHOWN,
      attributesToSnippet: [...SNIPPETS, 'content:18'],
      clickAnalytics: false,
    }),
    [facetFilters],
  );
  const transformSearchClient = useCallback(
    (given: object) => {
      const client = searchClient(config);
      return {
        ...given,
        search: (params: { requests: readonly HostedRequest[] }) => {
          const answer = client.search(params);
          answer.then(
            () => setFailed(false),
            () => setFailed(true),
          );
          return showingFailure(answer);
        },
      };
    },
    [config],
  ) as unknown as DocSearchModalProps['transformSearchClient'];
  const navigator = useMemo(
    () => ({ navigate: ({ itemUrl }: { itemUrl: string }) => history.push(itemUrl) }),
    [history],
  ) as DocSearchModalProps['navigator'];

  function retry() {
    const query = host.current?.querySelector('input')?.value ?? '';
    setFailed(false);
    setAttempt(({ count }) => ({ count: count + 1, query }));
  }

  useEffect(() => {
    document.documentElement.dataset.searchEngine = config.hosted ? 'hosted' : 'embedded';
  }, [config.hosted]);

  return createPortal(
    <div ref={host} className={failed ? 'pt-search-failed' : undefined}>
      <DocSearchModal
        key={attempt.count}
        appId={config.appId}
        apiKey={config.apiKey}
        indexName={config.indexName}
        placeholder="Search docs"
        initialScrollY={scrolled}
        initialQuery={attempt.query}
        maxResultsPerGroup={HITS_SHOWN}
        insights={false}
        translations={TRANSLATIONS}
        searchParameters={searchParameters}
        transformItems={withoutSuggestions}
        transformSearchClient={transformSearchClient}
        navigator={navigator}
        hitComponent={HitLink as DocSearchModalProps['hitComponent']}
        resultsFooterComponent={footer as DocSearchModalProps['resultsFooterComponent']}
        getMissingResultsUrl={() => config.missingResultsUrl}
        onClose={onClose}
      />
      {/* Not the dialog's own key: two siblings of one key are never taken away. */}
      {failed && <RetryBar key={`retry-${attempt.count}`} host={host} onRetry={retry} />}
    </div>,
    document.body,
  );
}
