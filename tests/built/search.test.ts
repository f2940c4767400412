import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { FullRecords } from '@pt-docs/search';
import { NAMES_PATH, readNames, SearchEngine, withTexts } from '@pt-docs/search/engine';
import MiniSearch from 'minisearch';
import { describe, expect, it } from 'vitest';
import { BOOST, type Document, documentsOf, FIELDS } from '../../bench/search/contender';
import { recordsFileOf } from '../../config/searchIndex';
import { answerTo } from '../../src/answers';
import { answered } from '../../src/answers/phrasings';
import { pagesOf, rankOf, type SearchQuery, searchQueries } from '../search-queries';
import { BUILD } from './site';

const readJson = (file: string) => JSON.parse(readFileSync(file, 'utf8'));
const names = readNames(readJson(path.join(BUILD, NAMES_PATH)));
const engine = new SearchEngine(withTexts(names, readJson(path.join(BUILD, names.file))));
const documents = documentsOf(readJson(recordsFileOf(BUILD)) as FullRecords);

type Search = (query: string) => readonly string[];

const ours: Search = (query) =>
  engine.search(query).found.map(({ record }) => record.path + (record.anchor && `#${record.anchor}`));

/** The same fields and weights, without our analysis and vocabulary: what that is worth. */
function miniSearchAlone(): Search {
  const index = new MiniSearch<Document>({ fields: FIELDS, storeFields: ['url'] });
  index.addAll(documents);
  const fuzzy = (term: string) => (term.length < 4 ? 0 : term.length < 8 ? 1 : 2);
  return (query) => index.search(query, { boost: BOOST, prefix: true, fuzzy }).map(({ url }) => String(url));
}

function successAt3(search: Search, queries: readonly SearchQuery[]) {
  const missed = queries.filter((query) => rankOf(search(query[1]).slice(0, 3), query) === 0);
  return { missed: missed.map(([, query]) => query), share: 1 - missed.length / queries.length };
}

/** The least share of queries whose answer is among the first three results. */
const FLOOR = 0.93;

describe('relevance on the built index', () => {
  it('every accepted page is on the site', () => {
    const pages = new Set(documents.map(({ url }) => (url.split('#')[0] ?? '').replace(/\/$/, '')));
    const gone = Object.values(searchQueries)
      .flat()
      .flatMap((query) => pagesOf(query).filter((page) => !pages.has(page)));
    expect(gone, 'correct tests/search-queries').toEqual([]);
  });

  it(`of queries that the engine's settings were not tuned on, at least ${FLOOR} are answered among the first three`, () => {
    const untuned = [...searchQueries.floor, ...searchQueries.fresh];
    const { share } = successAt3(ours, untuned);
    const other = successAt3(miniSearchAlone(), untuned).share;
    console.log(`success@3: ${share.toFixed(3)}, MiniSearch alone ${other.toFixed(3)}`);
    expect(share).toBeGreaterThanOrEqual(FLOOR);
  });

  it.each([
    ['10010', 'err-10010'],
    ['-32002', 'err-minus-32002'],
    ['/study add rsi', 'cmd-study-add'],
    ['/where funding < 0', 'cmd-where'],
    ['CVD', 'cvd'],
  ])('%s is answered by its own record', (query, anchor) => {
    expect(ours(query)[0]).toContain(`#${anchor}`);
  });
});

describe('results of the built index', () => {
  it('never have an empty text or a line of table heads', () => {
    expect(engine.records.filter(({ text }) => text.trim() === '')).toEqual([]);
    const heads = new Set(
      engine.records.flatMap(({ text }) => text.match(/(?<= · )[^:\n]{3,40}(?=: )/g) ?? []),
    );
    const onlyHeads = engine.records.filter(({ text }) =>
      text
        .split('\n')
        .some((line) => line.split(' · ').length > 1 && line.split(' · ').every((cell) => heads.has(cell))),
    );
    expect(onlyHeads.map(({ path: page, anchor }) => `${page}#${anchor}`)).toEqual([]);
  });

  it('are answers that lead to what is on the page', () => {
    const wrong = answered
      .trim()
      .split('\n')
      .map((line) => line.split(' → ')[0] ?? '')
      .filter((query) => {
        const url = answerTo(query, (kind, name) => engine.named(kind, name))?.url ?? '/gone#';
        const [address = '', id = ''] = url.replace(/\?[^#]*/, '').split('#');
        const html = readFileSync(path.join(BUILD, address.replace(/^\/gone$/, ''), 'index.html'), 'utf8');
        return !new RegExp(`id="?${id}[" >]`).test(html);
      });
    expect(wrong).toEqual([]);
  });
});

describe('the theme of packages/search', () => {
  it('renders /search in place of the stock page', () => {
    const html = readFileSync(path.join(BUILD, 'search/index.html'), 'utf8');
    expect(html).toMatch(/<form role="?search"?[^>]*action="?\/search"?/);
    expect(html).toContain('Search every page, section, command, error code and term of the documentation.');
  });

  it('has the empty dialog on every page, before its content', () => {
    for (const page of ['index.html', '404.html', 'docs/alerts/overview/index.html', 'search/index.html']) {
      const html = readFileSync(path.join(BUILD, page), 'utf8');
      expect(html.search(/<dialog id="?pt-search/), page).toBeGreaterThan(0);
      expect(html.search(/<dialog id="?pt-search/), page).toBeLessThan(html.search(/<div id="?__docusaurus/));
    }
  });
});
