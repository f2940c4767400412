import Head from '@docusaurus/Head';
import { useLocation } from '@docusaurus/router';
import routes from '@generated/routes';
import { markdownPath } from '@pt-docs/markdown-copies/client';
import SiteMetadata from '@theme-original/SiteMetadata';
import { matchRoutes } from 'react-router-config';

/** Pages that forward or show nothing of their own; they have no Markdown copy. */
const WITHOUT_COPY = ['/docs', '/search'];

function hasMarkdownCopy(pathname: string): boolean {
  const plain = pathname.replace(/(.)\/$/, '$1');
  const matches = matchRoutes(routes, pathname);
  return !WITHOUT_COPY.includes(plain) && matches.some(({ route }) => route.path !== '*');
}

/** Tells machines that each page has a Markdown copy. */
export default function SiteMetadataWrapper() {
  const { pathname } = useLocation();
  return (
    <>
      <SiteMetadata />
      {hasMarkdownCopy(pathname) && (
        <Head>
          <link rel="alternate" type="text/markdown" href={markdownPath(pathname)} />
        </Head>
      )}
    </>
  );
}
