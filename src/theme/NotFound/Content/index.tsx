import useIsBrowser from '@docusaurus/useIsBrowser';
import type { Props } from '@theme/NotFound/Content';
import NotFoundContent from '@theme-original/NotFound/Content';
import { lazy, Suspense } from 'react';

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

/** The stock text, and below it the pages that the address may have meant. */
export default function NotFoundContentWrapper(props: Props) {
  const isBrowser = useIsBrowser();
  return (
    <>
      <NotFoundContent {...props} />
      {isBrowser && (
        <Suspense>
          <NearestPages />
        </Suspense>
      )}
    </>
  );
}
