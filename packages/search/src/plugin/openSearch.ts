import type { LoadContext } from '@docusaurus/types';

const FILE = 'opensearch.xml';

const escapeXml = (text: string) => text.replace(/&/g, '&amp;').replace(/</g, '&lt;');

/** Lets browsers offer the site's search in their address bar: the file that the stock search theme writes. */
export function openSearchOf({ siteConfig, baseUrl }: LoadContext, searchPage: string) {
  const { title, url, favicon } = siteConfig;
  const site = url + baseUrl;
  const siteName = escapeXml(title);
  return {
    name: FILE,
    text: `<?xml version="1.0" encoding="UTF-8"?>
<OpenSearchDescription xmlns="http://a9.com/-/spec/opensearch/1.1/"
                       xmlns:moz="http://www.mozilla.org/2006/browser/search/">
  <ShortName>${siteName}</ShortName>
  <Description>Search ${siteName}</Description>
  <InputEncoding>UTF-8</InputEncoding>
  <Image width="16" height="16" type="image/svg+xml">${escapeXml(site + favicon)}</Image>
  <Url type="text/html" method="get" template="${escapeXml(url + searchPage)}?q={searchTerms}"/>
  <Url type="application/opensearchdescription+xml" rel="self" template="${escapeXml(site + FILE)}" />
  <moz:SearchForm>${escapeXml(site)}</moz:SearchForm>
</OpenSearchDescription>
`,
    headTag: {
      tagName: 'link',
      attributes: {
        rel: 'search',
        type: 'application/opensearchdescription+xml',
        title,
        href: baseUrl + FILE,
      },
    },
  };
}
