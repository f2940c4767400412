import { HtmlClassNameProvider, PageMetadata, useQueryString } from '@docusaurus/theme-common';
import useIsBrowser from '@docusaurus/useIsBrowser';
import Layout from '@theme/Layout';
import { type FormEvent, type ReactNode, useCallback, useEffect, useRef, useState } from 'react';
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

/** Not the rendered one, which may be older than the timer that asks. */
const inAddressNow = () => new URLSearchParams(location.search).get('q') ?? '';

const HITS_PER_STEP = 15;
const EXCERPT_WORDS = 30;

/** The address follows the typing at a pace that every browser allows (some refuse 100 changes in 30 seconds). */
const ADDRESS_PAUSE_MS = 250;

/**
 * The text of the field. The address follows it, and it follows the address when the reader goes back or forward. What is
 * typed after a search has one entry of its own in the history: Back leads to that search, however long the reader took.
 */
function useQuery() {
  const [inAddress, setInAddress] = useQueryString('q');
  const [typed, setTyped] = useState('');
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  /** What was last written into the address from here; its return must not undo letters typed since. */
  const written = useRef<string | null>(null);
  /** The search that typing leaves behind: sent, or found in the address. */
  const sent = useRef('');

  useEffect(() => {
    if (inAddress !== written.current) {
      clearTimeout(timer.current);
      setTyped(inAddress);
      sent.current = inAddress;
    }
    written.current = null;
  }, [inAddress]);
  useEffect(() => () => clearTimeout(timer.current), []);

  function write(text: string) {
    if (text === inAddressNow()) {
      return;
    }
    if (sent.current && inAddressNow() === sent.current) {
      // The entry that is overwritten next. Not by the router: after a push of its own the theme takes the focus.
      window.history.pushState(window.history.state, '', location.href);
    }
    written.current = text;
    setInAddress(text);
  }
  function type(text: string) {
    setTyped(text);
    clearTimeout(timer.current);
    timer.current = setTimeout(() => write(text), ADDRESS_PAUSE_MS);
  }
  function send() {
    clearTimeout(timer.current);
    write(typed);
    sent.current = typed;
  }
  return { typed, type, send, isEmpty: !typed.trim() && !inAddress };
}

function SearchContent() {
  const { typed, type, send, isEmpty } = useQuery();
  const [section, chooseSection] = useQueryString('in');
  const query = typed.trim();
  const isBrowser = useIsBrowser();
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
  const input = useRef<HTMLInputElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const title = query ? `Search results for "${shortened(query)}"` : 'Search the documentation';

  // Not the autofocus attribute: it would move the focus before the reader knows where they are.
  useEffect(() => input.current?.focus({ preventScroll: true }), []);
  useEffect(() => startWorkerEarly(searchDialog()?.dataset.worker), []);

  function submit(event: FormEvent) {
    event.preventDefault();
    send();
  }

  function clear() {
    type('');
    input.current?.focus();
  }

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
    <main className="pt-search-page">
      <PageMetadata title={title}>
        <meta name="robots" content="noindex, follow" />
      </PageMetadata>
      <h1 ref={heading} tabIndex={-1} className="pt-search-page__title">
        {title}
      </h1>
      <form role="search" className="pt-search-form" action="/search" onSubmit={submit}>
        <svg className="pt-search__icon" viewBox="0 0 20 20" aria-hidden="true">
          <path d="M9 3.5a5.5 5.5 0 1 0 0 11 5.5 5.5 0 0 0 0-11M13 13l4 4" />
        </svg>
        <input
          ref={input}
          type="search"
          name="q"
          aria-label="Search"
          placeholder="Type your search here"
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          enterKeyHint="search"
          value={typed}
          onChange={(event) => type(event.target.value)}
        />
        {typed && (
          <button type="button" className="pt-search__clear" aria-label="Clear the query" onClick={clear}>
            <svg className="pt-search__icon" viewBox="0 0 20 20" aria-hidden="true">
              <path d="m5.5 5.5 9 9m0-9-9 9" />
            </svg>
          </button>
        )}
        <button type="submit">Search</button>
      </form>
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
