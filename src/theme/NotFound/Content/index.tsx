import useIsBrowser from '@docusaurus/useIsBrowser';
import type { Props } from '@theme/NotFound/Content';
import NotFoundContent from '@theme-original/NotFound/Content';
import { lazy, Suspense } from 'react';

/**
 * The frame of the docs holds this page: every reader of a doc would load the search with it. A courtesy: where it does not
 * arrive, the page says what it has to say without it.
 */
const NearestPages = lazy(async () => {
  try {
    return await import('../../../../packages/search/src/NearestPages');
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
