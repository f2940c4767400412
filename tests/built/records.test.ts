import { readFileSync } from 'node:fs';
import path from 'node:path';
import { openSite, readerOf } from '@pt-docs/mcp';
import { NAMES_PATH, readNames } from '@pt-docs/search/engine';
import { expect, it } from 'vitest';
import { brand } from '../../config/brand';
import { recordsFileOf } from '../../config/searchIndex';
import { BUILD } from './site';

/**
 * Hosted search, embedded search, Markdown copies and the MCP server answer from one set of records: a page, each of its
 * headings, and each row or term with an anchor. Read here from what each of them is given.
 */
const json = (file: string) => JSON.parse(readFileSync(file, 'utf8'));
const hosted = json(recordsFileOf(BUILD));
const embedded = readNames(json(path.join(BUILD, NAMES_PATH)));
const data = await openSite(readerOf(BUILD)).data();

type Records = { readonly pages: typeof embedded.pages; readonly records: typeof embedded.records };

/** Address → name of every record; the name of a page is its title. */
const namesOf = ({ pages, records }: Records) =>
  new Map(
    records.map(([page, , anchor, headings]) => [
      `${pages[page]?.[0]}#${anchor}`,
      headings.at(-1) ?? pages[page]?.[1] ?? '',
    ]),
  );

const forAssistants = new Map(
  data.pages.flatMap((page) => [
    [`${page.path}#`, page.title] as const,
    ...page.sections.map(({ id, title }) => [`${page.path}#${id}`, title] as const),
  ]),
);

const sorted = (records: ReadonlyMap<string, string>) => Array.from(records).toSorted();

it('hosted search, embedded search and the MCP server know the same records by the same names', () => {
  const wanted = sorted(namesOf(hosted));
  expect(wanted.length).toBeGreaterThan(1_500);
  expect(hosted.siteUrl).toBe(brand.siteUrl);
  expect(sorted(namesOf(embedded))).toEqual(wanted);
  expect(sorted(forAssistants)).toEqual(wanted);
});

/** Without the marks of Markdown, which a name has not. */
const plain = (text: string) =>
  text.replace(/\\(.)|[`*_]|\[([^\]]*)\]\([^)]*\)/g, '$1$2').replace(/\s+/g, ' ');

it('every record is in the Markdown copy of its page: a heading as a heading', () => {
  const lost = data.pages.flatMap(({ path: page, copy, title, sections }) => {
    const read = (file: string) => readFileSync(path.join(BUILD, file), 'utf8');
    const lines = read(copy).split('\n').map(plain);
    const headings = new Set(lines.flatMap((line) => /^#+ (.+)$/.exec(line)?.[1]?.trim() ?? []));
    return [{ id: '', title }, ...sections.filter(({ text }) => text === undefined)]
      .filter((section) => !headings.has(plain(section.title)))
      .map(({ id }) => `${page}#${id}`);
  });
  expect(lost).toEqual([]);
});

it('terms, metrics and error codes of the MCP server are records too', () => {
  const known = new Set(Array.from(forAssistants.keys(), (address) => address.replace(/\/?#/, '#')));
  const addresses = [...data.terms, ...data.metrics, ...data.errors].map(({ address }) =>
    address.replace(/\/?#/, '#'),
  );
  expect(addresses.length).toBeGreaterThan(200);
  expect(addresses.filter((address) => !known.has(address))).toEqual([]);
});
