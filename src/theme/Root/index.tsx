import Head from '@docusaurus/Head';
import { useLocation } from '@docusaurus/router';
import type { ReactNode } from 'react';

/** What the server rendered. */
const OPENED =
  typeof document === 'undefined'
    ? undefined
    : {
        pathname: location.pathname,
        description: document.querySelector<HTMLMetaElement>('meta[name="description"]')?.content,
      };

/**
 * Keeps the description while the page hydrates: Docusaurus takes out what no component has rendered so far, and the page itself comes
 * last. Only what stands here comes before all others.
 */
export default function Root({ children }: { readonly children: ReactNode }) {
  const { pathname } = useLocation();
  return (
    <>
      {OPENED?.description && OPENED.pathname === pathname && (
        <Head>
          <meta name="description" content={OPENED.description} />
        </Head>
      )}
      {children}
    </>
  );
}
