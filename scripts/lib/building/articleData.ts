import { brand } from '../../../config/brand';

type Article = {
  readonly title: string;
  readonly description: string;
  readonly address: string;
  readonly image: string;
};

/** What search engines are told about a doc. Breadcrumbs and posts Docusaurus describes itself. Browsers don't run it. */
export function articleData({ title, description, address, image }: Article): string {
  const json = JSON.stringify({
    '@context': 'https://schema.org',
    '@type': 'TechArticle',
    headline: title,
    description,
    url: address,
    image,
    isPartOf: { '@type': 'WebSite', name: brand.siteTitle, url: brand.siteUrl },
  });
  // The end of a script element inside a string would end this one.
  return `<script type="application/ld+json">${json.replaceAll('<', '\\u003c')}</script>`;
}
