import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { type IndexFile, NAMES_PATH, readNames } from '@pt-docs/search/engine';
import { toString as textOf } from 'hast-util-to-string';
import { describe, expect, it } from 'vitest';
import { validateXML } from 'xmllint-wasm';
import { z } from 'zod';
import { brand } from '../../config/brand';
import { recordsFileOf } from '../../config/searchIndex';
import { BUILD, elementsOf, readBuiltPages } from './site';

/** What programs read: feeds, sitemap, structured data. Each against its own format. */
const read = (name: string) => readFileSync(path.join(BUILD, name), 'utf8');
const schema = (name: string) => ({
  fileName: name,
  contents: readFileSync(path.join(import.meta.dirname, '../schemas', name), 'utf8'),
});

describe('XML', () => {
  it.each([
    ['sitemap.xml', 'sitemap.xsd'],
    ['blog/atom.xml', 'atom.xsd'],
    ['blog/rss.xml', 'rss.xsd'],
  ])('%s holds to %s', async (file, schemaName) => {
    const { errors, valid } = await validateXML({
      xml: { fileName: path.basename(file), contents: read(file) },
      schema: schema(schemaName),
    });
    expect(errors.map(({ message }) => message)).toEqual([]);
    expect(valid).toBe(true);
  });

  it('an element that a format does not know is refused', async () => {
    const broken = read('blog/atom.xml').replace('<updated>', '<changed/><updated>');
    const { valid } = await validateXML({
      xml: { fileName: 'broken.xml', contents: broken },
      schema: schema('atom.xsd'),
    });
    expect(valid).toBe(false);
  });
});

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
const structured = z.discriminatedUnion('@type', [
  post.extend({ '@context': z.literal('https://schema.org') }),
  z.object({
    '@context': z.literal('https://schema.org'),
    '@type': z.literal('Blog'),
    headline: text.optional(),
    blogPost: z.array(post).min(1),
  }),
  z.object({
    '@context': z.literal('https://schema.org'),
    '@type': z.literal('BreadcrumbList'),
    itemListElement: z
      .array(
        z.object({ '@type': z.literal('ListItem'), position: z.int().positive(), name: text, item: address }),
      )
      .min(1)
      .refine(
        (items) => items.every(({ position }, index) => position === index + 1),
        'positions count from 1',
      ),
  }),
]);

describe('structured data', () => {
  const records = readBuiltPages().flatMap((page) =>
    elementsOf(page)
      .filter(({ properties }) => properties.type === 'application/ld+json')
      .map((script) => ({ route: page.route, json: textOf(script) })),
  );

  it('is JSON with the fields that its types require', () => {
    const problems = records.flatMap(({ route, json }) => {
      const { error } = structured.safeParse(JSON.parse(json));
      return error ? [`${route}: ${z.prettifyError(error)}`] : [];
    });
    expect(problems).toEqual([]);
  });

  it('stands on every doc and every post', () => {
    const routes = new Set(records.map(({ route }) => route));
    expect(routes.size).toBeGreaterThan(60);
    expect(routes.has('/blog/release-v2.8.6')).toBe(true);
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
