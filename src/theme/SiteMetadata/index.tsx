import Head from '@docusaurus/Head';
import { useLocation } from '@docusaurus/router';
import routes from '@generated/routes';
import { markdownPath } from '@pt-docs/pages/client';
import SiteMetadata from '@theme-original/SiteMetadata';
import { matchRoutes } from 'react-router-config';

/** Pages that forward or show nothing of their own; they have no Markdown copy. */
const WITHOUT_COPY = ['/docs', '/search'];

function hasMarkdownCopy(pathname: string): boolean {
  const plain = pathname.replace(/(.)\/$/, '$1');
  const matches = matchRoutes(routes, pathname);
  return !WITHOUT_COPY.includes(plain) && matches.some(({ route }) => route.path !== '*');
}

/** The title that the server rendered. Until React has rendered the page, Docusaurus would show the site's name instead. */
const OPENED_TITLE = typeof document === 'undefined' ? undefined : document.title;

/**
 * The description that the server rendered. Docusaurus renders the layout first and takes out each of its own tags that no
 * component has rendered so far; this one it leaves alone from here on.
 */
const openedDescription =
  typeof document === 'undefined' ? null : document.querySelector('meta[name="description"][data-rh]');
openedDescription?.removeAttribute('data-rh');

/** In the moment in which the page's own description is there, so that there is always exactly one. */
function replaceOpenedDescription(): void {
  if (document.querySelector('meta[name="description"][data-rh]')) {
    openedDescription?.remove();
  }
}

/** Tells machines that each page has a Markdown copy, and keeps title and description while the page hydrates. */
export default function SiteMetadataWrapper() {
  const { pathname } = useLocation();
  return (
    <>
      <SiteMetadata />
      {OPENED_TITLE && (
        <Head onChangeClientState={replaceOpenedDescription}>
          <title>{OPENED_TITLE}</title>
        </Head>
      )}
      {hasMarkdownCopy(pathname) && (
        <Head>
          <link rel="alternate" type="text/markdown" href={markdownPath(pathname)} />
        </Head>
      )}
    </>
  );
}
