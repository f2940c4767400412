import Link from '@docusaurus/Link';
import { useLocation } from '@docusaurus/router';
import { PageMetadata } from '@docusaurus/theme-common';
import useIsBrowser from '@docusaurus/useIsBrowser';
import Gap from '@pt-docs/search/gap';
import Icon, { type IconName } from '@site/src/components/layout/Icon';
import type { Props } from '@theme/NotFound/Content';
import clsx from 'clsx';
import { lazy, Suspense } from 'react';
import styles from './styles.module.css';

/**
 * Loaded on its own: this component is in the bundle of the docs layout, which should not bring the search along. When it
 * cannot be loaded, the page is complete without it.
 */
const NearestPages = lazy(async () => {
  try {
    const { NearestPages: Component } = await import('@pt-docs/search/client');
    return { default: Component };
  } catch {
    return { default: () => false as const };
  }
});

const WAYS: readonly (readonly [to: string, label: string, icon: IconName])[] = [
  ['/docs/introduction/getting-started', 'Getting started', 'start'],
  ['/docs/workbench/overview/studies-metrics', 'Studies and metrics', 'metrics'],
  ['/docs/others/overview', 'Glossary', 'book'],
  ['/docs/others/act-now', 'Act now', 'risk'],
  ['/blog', 'Releases', 'news'],
];

/** What a path says in words: `/docs/creating-alerts.html` → `creating alerts`. */
function wordsIn(pathname: string): string {
  const last = pathname.replace(/\/+$/, '').split('/').at(-1) ?? '';
  return last.replace(/\.\w+$/, '').replace(/[-_+]|%20/g, ' ');
}

/** The stock texts, a search for the path's own words, and ways on: an address that leads nowhere is no dead end. */
export default function NotFoundContent({ className }: Props) {
  const isBrowser = useIsBrowser();
  const { pathname } = useLocation();
  return (
    <main className={clsx('container', styles.page, className)} data-hydrates-at-once="">
      {/* Below /docs this stands in the docs' layout, which has no title of its own for it. */}
      <PageMetadata title="Page Not Found" />
      <Gap />
      <h1>Page Not Found</h1>
      <p className={styles.lead}>
        {isBrowser ? (
          <>
            No page at <code>{pathname}</code>.
          </>
        ) : (
          'We could not find what you were looking for.'
        )}
      </p>
      <form className={`pt-search-form ${styles.search}`} action="/search" role="search">
        <Icon name="search" />
        <input
          key={isBrowser ? pathname : ''}
          type="search"
          name="q"
          aria-label="Search the documentation"
          placeholder="Search the documentation"
          defaultValue={isBrowser ? wordsIn(pathname) : ''}
        />
        <button type="submit">Search</button>
      </form>
      {isBrowser && (
        <Suspense>
          <NearestPages />
        </Suspense>
      )}
      <nav aria-label="Ways on">
        <ul className={styles.ways}>
          {WAYS.map(([to, label, icon]) => (
            <li key={to}>
              <Link to={to}>
                <Icon name={icon} />
                {label}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
    </main>
  );
}
