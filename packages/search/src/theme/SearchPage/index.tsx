import { HtmlClassNameProvider, PageMetadata, useQueryString } from '@docusaurus/theme-common';
import useIsBrowser from '@docusaurus/useIsBrowser';
import Layout from '@theme/Layout';
import { type ReactNode, useCallback, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { searchDialog } from '../../client/config';
import { startWorkerEarly } from '../../client/earlyWorker';
import type { Try } from '../../results/Changes';
import { shortened } from '../../results/spokenOf';
import { useResults } from '../../results/useResults';
import '../../results/hit.css';
import '../../results/panel.css';
import './page.css';
import Outcome from './Outcome';
import SearchForm from './SearchForm';
import { useQuery } from './useQuery';

const HITS_PER_STEP = 15;
const EXCERPT_WORDS = 30;

/** The results of a query, and of one section where that is chosen; more of them with each `showMore`. */
function usePagedResults(query: string, section: string) {
  const [wanted, setWanted] = useState({ query, section, hitCount: HITS_PER_STEP });
  if (wanted.query !== query || wanted.section !== section) {
    // While rendering, so that the first hits of the new query are the only ones that are asked for.
    setWanted({ query, section, hitCount: HITS_PER_STEP });
  }
  const outcome = useResults({ ...wanted, excerptWords: EXCERPT_WORDS });
  const showMore = useCallback(
    () => setWanted((before) => ({ ...before, hitCount: before.hitCount + HITS_PER_STEP })),
    [],
  );
  return { outcome, showMore };
}

function SearchContent() {
  const { typed, type, send, isEmpty } = useQuery();
  const [section, chooseSection] = useQueryString('in');
  const query = typed.trim();
  const isBrowser = useIsBrowser();
  const { outcome, showMore } = usePagedResults(query, section);
  const input = useRef<HTMLInputElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const title = query ? `Search results for "${shortened(query)}"` : 'Search the documentation';

  // Not the autofocus attribute: it would move the focus before the reader knows where they are.
  useEffect(() => input.current?.focus({ preventScroll: true }), []);
  useEffect(() => startWorkerEarly(searchDialog()?.dataset.worker), []);

  /** What was pressed goes with its answer. Not the field: on a phone it would bring the keyboard. */
  const keepFocus = () => heading.current?.focus({ preventScroll: true });

  function retry() {
    outcome.retry();
    keepFocus();
  }

  const tryQuery: Try = (suggestion, select) => {
    flushSync(() => type(suggestion));
    if (select) {
      input.current?.focus();
      input.current?.setSelectionRange(...select);
    } else {
      keepFocus();
    }
  };

  return (
    <main className="pt-search-page" data-hydrates-at-once="">
      <PageMetadata title={title}>
        <meta name="robots" content="noindex, follow" />
      </PageMetadata>
      <h1 ref={heading} tabIndex={-1} className="pt-search-page__title">
        {title}
      </h1>
      <SearchForm field={input} text={typed} onType={type} onSend={send} />
      <noscript>
        <p className="pt-search__hint">
          Search runs in your browser and needs scripts. All pages are in the <a href="/docs">menu</a> beside
          or below each page, and in <a href="/llms.txt">llms.txt</a>.
        </p>
      </noscript>
      {isBrowser && (query || isEmpty) && (
        <Outcome
          query={query}
          outcome={{ ...outcome, retry }}
          onTry={tryQuery}
          onSection={(name) => chooseSection(name, { push: true })}
          onMore={showMore}
        />
      )}
    </main>
  );
}

/** The page of results. Rendered by the server as an empty form; the query is known to the browser only. */
export default function SearchPage(): ReactNode {
  return (
    <HtmlClassNameProvider className="search-page-wrapper">
      <Layout description="Search every page, section, command, error code and term of the documentation.">
        <SearchContent />
      </Layout>
    </HtmlClassNameProvider>
  );
}
