import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import { type IndexFile, NAMES_PATH, readNames } from '@pt-docs/search/engine';
import { select, selectAll } from 'hast-util-select';
import { toString as textOf } from 'hast-util-to-string';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { brand } from '../../config/brand';
import { recordsFileOf } from '../../config/searchIndex';
import { BUILD, elementsOf, readBuiltPages } from './site';

/** What programs read. The framework's libraries write the XML; what is ours in it is checked here. */
const read = (name: string) => readFileSync(path.join(BUILD, name), 'utf8');

const address = z.url().startsWith(brand.siteUrl);
const moment = z.iso.datetime();
const text = z.string().min(1);

const jsonFeed = z.object({
  version: z.literal('https://jsonfeed.org/version/1'),
  title: text,
  home_page_url: address,
  description: text,
  items: z
    .array(
      z.object({
        id: address,
        url: address,
        title: text,
        summary: text,
        content_html: text,
        date_modified: moment,
        author: z.object({ name: text }),
      }),
    )
    .min(1),
});

it('the JSON feed has the fields of its version', () => {
  jsonFeed.parse(JSON.parse(read('blog/feed.json')));
});

it.each(['atom.xml', 'feed.json', 'rss.xml'])(
  '%s leaves pictures of the app out, which need styles',
  (file) => {
    expect(read('blog/release-v2.8.6/index.html')).toContain('data-illustration');
    expect(read(`blog/${file}`)).not.toContain('data-illustration');
  },
);

const post = z.object({
  '@type': z.literal('BlogPosting'),
  headline: text,
  description: text,
  datePublished: moment,
  author: z.union([z.object({ name: text }), z.array(z.object({ name: text })).min(1)]),
  url: address,
});
const thing = z.discriminatedUnion('@type', [
  z.strictObject({
    '@type': z.literal('WebSite'),
    name: text,
    url: address,
    description: text,
    potentialAction: z.strictObject({
      '@type': z.literal('SearchAction'),
      target: address.refine((target) => target.endsWith('?q={search_term_string}')),
      'query-input': z.literal('required name=search_term_string'),
    }),
  }),
  z.strictObject({
    '@type': z.literal('TechArticle'),
    headline: text.max(110),
    description: text,
    url: address,
    image: address,
    isPartOf: z.strictObject({ '@type': z.literal('WebSite'), name: text, url: address }),
  }),
  z.strictObject({
    '@type': z.literal('HowTo'),
    name: text,
    url: address,
    step: z.array(z.strictObject({ '@type': z.literal('HowToStep'), text })).min(2),
  }),
  z.strictObject({
    '@type': z.literal('FAQPage'),
    mainEntity: z
      .array(
        z.strictObject({
          '@type': z.literal('Question'),
          name: text,
          acceptedAnswer: z.strictObject({ '@type': z.literal('Answer'), text }),
        }),
      )
      .min(1),
  }),
]);
const context = z.literal('https://schema.org');
const structured = z.union([
  z.object({ '@context': context, '@graph': z.array(thing).min(1) }),
  z.discriminatedUnion('@type', [
    post.extend({ '@context': context }),
    z.object({
      '@context': context,
      '@type': z.literal('Blog'),
      headline: text.optional(),
      blogPost: z.array(post).min(1),
    }),
    z.object({
      '@context': context,
      '@type': z.literal('BreadcrumbList'),
      itemListElement: z
        .array(
          z.object({
            '@type': z.literal('ListItem'),
            position: z.int().positive(),
            name: text,
            item: address,
          }),
        )
        .min(1)
        .refine(
          (items) => items.every(({ position }, index) => position === index + 1),
          'positions count from 1',
        ),
    }),
  ]),
]);

/** Brotli bytes that our part of it may add to the median doc. */
const MAX_STRUCTURED_BYTES = 300;
/** Near to what hosts send, at a fraction of the time. */
const QUICK = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } };
const compressed = (text: string) => brotliCompressSync(text, QUICK).length;

describe('structured data', () => {
  const pages = readBuiltPages();
  const records = pages.flatMap((page) =>
    elementsOf(page)
      .filter(({ properties }) => properties.type === 'application/ld+json')
      .map((script) => ({ page, route: page.route, json: textOf(script) })),
  );
  const thingsOf = (type: string) =>
    records.flatMap(({ page, json }) =>
      ((JSON.parse(json)['@graph'] ?? []) as z.infer<typeof thing>[])
        .filter((each) => each['@type'] === type)
        .map((each) => ({ page, thing: each })),
    );

  it('is JSON with the fields that its types require', () => {
    const problems = records.flatMap(({ route, json }) => {
      const { error } = structured.safeParse(JSON.parse(json));
      return error ? [`${route}: ${z.prettifyError(error)}`] : [];
    });
    expect(problems).toEqual([]);
  });

  it('has each type once on a page', () => {
    const types = records.flatMap(({ route, json }) => {
      const data = JSON.parse(json);
      return (data['@graph'] ?? [data]).map((each: { '@type': string }) => `${route} ${each['@type']}`);
    });
    expect(types.filter((type, index) => types.indexOf(type) !== index)).toEqual([]);
  });

  it('calls every doc an article, every post a post, and the home page the site', () => {
    const docs = pages.map(({ route }) => route).filter((route) => route.startsWith('/docs/'));
    expect(thingsOf('TechArticle').map(({ page }) => page.route)).toEqual(docs);
    expect(thingsOf('WebSite').map(({ page }) => page.route)).toEqual(['/']);
    expect(records.find(({ route }) => route === '/blog/release-v2.8.6')?.json).toContain('BlogPosting');
  });

  it('has the steps that the page shows, one for one, and links to their heading', () => {
    const howTos = thingsOf('HowTo');
    expect(howTos.map(({ page }) => page.route)).toEqual(
      pages.filter(({ html }) => html.includes('data-steps')).map(({ route }) => route),
    );
    expect(howTos.length).toBeGreaterThan(40);
    for (const { page, thing: howTo } of howTos) {
      const list = select('[data-steps] > ol', page.tree);
      const shown = list
        ? selectAll(':scope > li', list).map((item) => textOf(item).replace(/\s+/g, ' ').trim())
        : [];
      const steps = howTo['@type'] === 'HowTo' ? howTo.step : [];
      expect(steps.length, page.route).toBe(shown.length);
      for (const [index, step] of steps.entries()) {
        expect(shown[index], page.route).toContain(step.text);
      }
      const anchor = 'url' in howTo ? howTo.url.split('#')[1] : undefined;
      expect(anchor === undefined || select(`#${anchor}`, page.tree), page.route).toBeTruthy();
    }
  });

  it('asks and answers what the page does', () => {
    const [{ page, thing: questions } = {}] = thingsOf('FAQPage');
    const shown = textOf(page?.tree ?? { type: 'root', children: [] });
    const entries = questions?.['@type'] === 'FAQPage' ? questions.mainEntity : [];
    expect(entries.length).toBeGreaterThan(3);
    for (const { name, acceptedAnswer } of entries) {
      expect(shown).toContain(name);
      expect(shown).toContain(acceptedAnswer.text);
    }
  });

  it(`adds at most ${MAX_STRUCTURED_BYTES} bytes to the median doc`, () => {
    const sizes = thingsOf('TechArticle')
      .map(({ page: { html } }) => {
        const without = html.replace(
          /<script type="application\/ld\+json">\{"@context":"[^"]*","@graph".*?<\/script>/,
          '',
        );
        expect(without.length).toBeLessThan(html.length);
        return compressed(html) - compressed(without);
      })
      .toSorted((one, other) => one - other);
    console.log(`structured data: median ${sizes[sizes.length >> 1]} bytes, most ${sizes.at(-1)}`);
    expect(sizes[sizes.length >> 1]).toBeLessThanOrEqual(MAX_STRUCTURED_BYTES);
  });
});

describe('the hosted search service', () => {
  it('is sent the records of this very build: they were moved into place with it', () => {
    const { siteUrl, records } = JSON.parse(readFileSync(recordsFileOf(BUILD), 'utf8'));
    const index = readNames(JSON.parse(read(NAMES_PATH)));
    const addressesOf = (entries: IndexFile['records']) =>
      entries.map(([page, , anchor]) => `${index.pages[page]?.[0]}#${anchor}`);
    expect(siteUrl).toBe(brand.siteUrl);
    expect(addressesOf(records)).toEqual(addressesOf(index.records));
  });
});

describe('search engines', () => {
  it('may index every page but one that only forwards and one that stands in for others', () => {
    const asking = readBuiltPages().filter((page) =>
      elementsOf(page).some(
        ({ properties }) => properties.name === 'robots' && String(properties.content).includes('noindex'),
      ),
    );
    expect(asking.map(({ route }) => route).toSorted()).toEqual(['/docs', '/offline']);
  });

  it('may index the page of search results; it has nothing to read, so no list of texts names it', () => {
    expect(read('search/index.html')).toContain(`${brand.siteUrl}/search`);
    expect(existsSync(path.join(BUILD, 'search.md'))).toBe(false);
    for (const list of ['sitemap.xml', 'llms.txt']) {
      expect(read(list)).toContain(`${brand.siteUrl}/docs/alerts/overview`);
      expect(read(list)).not.toMatch(/\/search(\.md)?\b(?!-)/);
    }
  });
});
