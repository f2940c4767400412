import { useHistory } from '@docusaurus/router';
import { HtmlClassNameProvider, PageMetadata, useSearchQueryString } from '@docusaurus/theme-common';
import Layout from '@theme/Layout';
import { type FormEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import Outcome from './Outcome';
import styles from './styles.module.css';
import { useResults } from './useResults';

/** The address follows the typing at a pace that every browser allows (some refuse 100 changes in 30 seconds). */
const ADDRESS_PAUSE_MS = 250;

/** The text of the field. The address follows it, and it follows the address when the reader goes back or forward. */
function useQuery() {
  const [inAddress, setInAddress] = useSearchQueryString();
  const [typed, setTyped] = useState('');
  const history = useHistory();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  /** What was last written into the address from here; its return must not undo letters typed since. */
  const written = useRef<string | null>(null);

  useEffect(() => {
    if (inAddress !== written.current) {
      clearTimeout(timer.current);
      setTyped(inAddress);
    }
    written.current = null;
  }, [inAddress]);
  useEffect(() => () => clearTimeout(timer.current), []);

  function type(text: string) {
    setTyped(text);
    clearTimeout(timer.current);
    timer.current = setTimeout(() => {
      written.current = text;
      setInAddress(text);
    }, ADDRESS_PAUSE_MS);
  }
  /** A search that was sent gets an entry of its own in the history. */
  function send() {
    clearTimeout(timer.current);
    const search = typed ? `?${new URLSearchParams({ q: typed })}` : '';
    if (search !== history.location.search) {
      history.push({ search });
    }
  }
  return { typed, type, send };
}

function SearchContent() {
  const { typed, type, send } = useQuery();
  const query = typed.trim();
  const results = useResults(query);
  const input = useRef<HTMLInputElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const title = query ? `Search results for “${query.slice(0, 80)}”` : 'Search the documentation';

  // Not the autofocus attribute: it would move the focus before the reader knows where they are.
  useEffect(() => input.current?.focus({ preventScroll: true }), []);

  function submit(event: FormEvent) {
    event.preventDefault();
    send();
  }

  /** What was pressed goes with its answer. Not the field: on a phone it would bring the keyboard. */
  const keepFocus = () => heading.current?.focus({ preventScroll: true });

  return (
    <main className={styles.page}>
      <PageMetadata title={title} />
      <h1 ref={heading} tabIndex={-1} className={styles.title}>
        {title}
      </h1>
      <form role="search" className={styles.form} action="/search" onSubmit={submit}>
        <input
          ref={input}
          type="search"
          name="q"
          className={styles.input}
          aria-label="Search"
          placeholder="Type your search here"
          autoComplete="off"
          spellCheck={false}
          value={typed}
          onChange={(event) => type(event.target.value)}
        />
        <button type="submit" className={styles.submit}>
          Search
        </button>
      </form>
      <noscript>
        <p>
          Search runs in your browser and needs scripts. All pages are listed in the menu and in llms.txt.
        </p>
      </noscript>
      <Outcome
        query={query}
        results={results}
        onTry={(suggestion) => {
          type(suggestion);
          keepFocus();
        }}
        onRetry={() => {
          results.retry();
          keepFocus();
        }}
      />
    </main>
  );
}

/** The page of results. Drawn by the server as an empty form; the query is known to the browser only. */
export default function SearchPage(): ReactNode {
  return (
    <HtmlClassNameProvider className="search-page-wrapper">
      <Layout description="Search every page, section, command, error code and term of the documentation.">
        <SearchContent />
      </Layout>
    </HtmlClassNameProvider>
  );
}
