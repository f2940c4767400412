import path from 'node:path';
import {
  checkFileNames,
  checkFrontMatter,
  checkHeadings,
  checkLinks,
  checkNumbers,
  checkRepetition,
  checkSidebar,
  checkTableRows,
  checkTypedFacts,
  checkTypedSentences,
  checkWords,
  type Page,
  readPages,
  sidebarIds,
  textFiles,
} from '@pt-docs/content-checks/checks';
import { beforeAll, describe, expect, it } from 'vitest';
import { contentChecks } from '../config/content';
import { bannedWords } from '../data/site/banned-words';
import { dataStrings } from './dataStrings';
import { coincidences, guardedFacts } from './guardedFacts';
import { numberCodes } from './numberCodes';

const ROOT = path.resolve(import.meta.dirname, '..');
/** Routes that no MDX file stands for. */
const OTHER_ROUTES = ['/', '/blog', '/blog/archive', '/search', '/docs'];
const MIN_WORDS = 250;

const wordCount = (page: Page) =>
  page.body
    .replace(/^import .*$/gm, '')
    .split(/\s+/)
    .filter(Boolean).length;

describe('every text of the site', () => {
  let pages: Page[] = [];
  beforeAll(async () => {
    pages = await readPages(ROOT);
  });

  it('was read', () => expect(pages.length).toBeGreaterThan(60));
  it('is a file that the checks read', () => expect(checkFileNames(textFiles(ROOT))).toEqual([]));
  it('has complete front matter', () => expect(checkFrontMatter(pages)).toEqual([]));
  it('is in the sidebar, or is listed as outside of it', () => {
    const ids = sidebarIds(contentChecks.sidebar());
    expect(ids.length).toBeGreaterThan(50);
    expect(checkSidebar(pages, ids, contentChecks.pagesOutsideSidebar)).toEqual([]);
  });
  it('has headings of level 2 and 3 with unique ids', () => expect(checkHeadings(pages)).toEqual([]));
  it('uses the one word for each thing', () => expect(checkWords(pages, bannedWords)).toEqual([]));
  it('links to pages that exist, and is linked', () => expect(checkLinks(pages, OTHER_ROUTES)).toEqual([]));
  it('repeats no paragraph and holds no filler', () => expect(checkRepetition(pages)).toEqual([]));
  it('types no table row twice', () => expect(checkTableRows(pages)).toEqual([]));
  it('renders from data what data holds', () => {
    // A post says what was so on its day.
    const docs = pages.filter(({ kind }) => kind !== 'post');
    expect(guardedFacts.length).toBeGreaterThan(50);
    expect(checkTypedFacts(docs, guardedFacts, coincidences)).toEqual([]);
    expect(checkTypedSentences(docs, dataStrings)).toEqual([]);
  });
  it('writes its numbers in one format, in data too', () => {
    const typed = pages.map(({ file, body }) => ({
      where: file,
      text: body.replace(/\{[^}\n]*\}|^import .*$/gm, ''),
    }));
    const stored = Object.entries(dataStrings).flatMap(([where, texts]) =>
      texts.map((text) => ({ where, text })),
    );
    expect(stored.length).toBeGreaterThan(2_000);
    expect(checkNumbers([...typed, ...stored], numberCodes)).toEqual([]);
  });
  it(`has at least ${MIN_WORDS} words if it is a doc`, () => {
    const short = pages.filter((page) => page.kind === 'doc' && wordCount(page) < MIN_WORDS);
    expect(
      short.map((page) => `${page.file} has ${wordCount(page)} words; write at least ${MIN_WORDS}.`),
    ).toEqual([]);
  });
  it('has a truncation marker if it is a post', () => {
    const posts = pages.filter(({ kind }) => kind === 'post');
    expect(posts.filter(({ body }) => !body.includes('{/* truncate */}')).map(({ file }) => file)).toEqual(
      [],
    );
  });
});
