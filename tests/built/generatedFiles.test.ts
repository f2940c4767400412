import { toString as textOf } from 'hast-util-to-string';
import { describe, expect, it } from 'vitest';
import { brand } from '../../config/brand';
import { builtFiles, readBuiltPages } from './site';

type Thing = Readonly<Record<string, unknown>> & { readonly '@type': string };

/** What search engines require of each type. */
const REQUIRED: Readonly<Record<string, readonly string[]>> = {
  TechArticle: ['headline', 'description', 'url', 'image', 'isPartOf'],
  BlogPosting: ['headline', 'description', 'datePublished', 'author', 'url'],
  Blog: ['blogPost'],
  BreadcrumbList: ['itemListElement'],
};

describe('structured data', () => {
  const pages = readBuiltPages();
  const records = pages.flatMap((page) =>
    page.elements
      .filter(({ properties }) => properties.type === 'application/ld+json')
      .map((script) => ({ page, route: page.route, json: textOf(script) })),
  );
  const thingsIn = (json: string): readonly Thing[] => {
    const data = JSON.parse(json);
    return data['@graph'] ?? [data];
  };
  const thingsOf = (type: string) =>
    records.flatMap(({ page, json }) =>
      thingsIn(json)
        .filter((each) => each['@type'] === type)
        .map((each) => ({ page, thing: each })),
    );

  it('is JSON with the fields that its types require', () => {
    const problems = records.flatMap(({ route, json }) =>
      thingsIn(json).flatMap((each) =>
        (REQUIRED[each['@type']] ?? ['a type that search engines know'])
          .filter((field) => !each[field] || (field === 'url' && !String(each.url).startsWith(brand.siteUrl)))
          .map((field) => `${route}, ${each['@type']}: ${field}`),
      ),
    );
    expect(problems).toEqual([]);
    expect(records.filter(({ json }) => !json.includes('"@context":"https://schema.org"'))).toEqual([]);
  });

  it('calls every doc an article and every post a post', () => {
    const docs = pages.map(({ route }) => route).filter((route) => route.startsWith('/docs/'));
    expect(thingsOf('TechArticle').map(({ page }) => page.route)).toEqual(docs);
    expect(records.find(({ route }) => route === '/blog/release-v2.8.6')?.json).toContain('BlogPosting');
  });
});

describe('search engines', () => {
  it('may index every page but the one that only forwards and the one of search results', () => {
    const asking = readBuiltPages().filter((page) =>
      page.elements.some(
        ({ properties }) => properties.name === 'robots' && String(properties.content).includes('noindex'),
      ),
    );
    expect(asking.map(({ route }) => route).toSorted()).toEqual(['/docs', '/search']);
  });
});

it('GitHub Pages is told to leave the Markdown copies as they are', () => {
  expect(builtFiles()).toContain('.nojekyll');
});
