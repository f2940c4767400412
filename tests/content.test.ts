import path from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { PAGES_OUTSIDE_SIDEBAR } from '../config/content';
import { bannedWords } from '../data/banned-words';
import { checkFileNames } from '../packages/content-checks/src/checks/fileNames';
import { checkFrontMatter } from '../packages/content-checks/src/checks/frontMatter';
import { checkHeadings } from '../packages/content-checks/src/checks/headings';
import { checkLinks } from '../packages/content-checks/src/checks/links';
import { checkRepetition } from '../packages/content-checks/src/checks/repetition';
import { checkSidebar, sidebarIds } from '../packages/content-checks/src/checks/sidebar';
import { checkWords } from '../packages/content-checks/src/checks/words';
import { type Page, readPages, textFiles } from '../packages/content-checks/src/pages';
import sidebars from '../sidebars';

const ROOT = path.resolve(import.meta.dirname, '..');
/** Routes that no MDX file stands for. */
const OTHER_ROUTES = ['/', '/blog', '/blog/archive', '/search', '/docs'];
const MIN_WORDS = 400;

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
  it('stands in the sidebar, or is listed as standing outside', () => {
    const items = Array.isArray(sidebars.docs) ? sidebars.docs : [];
    expect(checkSidebar(pages, sidebarIds(items), PAGES_OUTSIDE_SIDEBAR)).toEqual([]);
  });
  it('has headings of level 2 and 3 with unique ids', () => expect(checkHeadings(pages)).toEqual([]));
  it('uses the one word for each thing', () => expect(checkWords(pages, bannedWords)).toEqual([]));
  it('links to pages that exist, and is linked', () => expect(checkLinks(pages, OTHER_ROUTES)).toEqual([]));
  it('repeats no paragraph and holds no filler', () => expect(checkRepetition(pages)).toEqual([]));
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
