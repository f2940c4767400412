import Head from '@docusaurus/Head';
import Link from '@docusaurus/Link';
import { Redirect } from '@docusaurus/router';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';

const MAIN_DOC = '/docs/introduction/getting-started';

/** `/docs` leads to the main doc: by the router when hydrated, by a refresh without scripts, by a link if both fail. */
export default function DocsRedirect() {
  const { siteConfig } = useDocusaurusContext();
  return (
    <>
      <Head>
        <title>Documentation</title>
        <meta httpEquiv="refresh" content={`0; url=${MAIN_DOC}`} />
        <meta name="robots" content="noindex" />
        <link rel="canonical" href={siteConfig.url + MAIN_DOC} />
      </Head>
      <p>
        The documentation starts at <Link to={MAIN_DOC}>Getting started</Link>.
      </p>
      <Redirect to={MAIN_DOC} />
    </>
  );
}
