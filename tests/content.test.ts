import path from 'node:path';
import {
  checkFileNames,
  checkFiller,
  checkFrontMatter,
  checkHeadings,
  checkInline,
  checkLinks,
  checkSidebar,
  checkTypedFacts,
  checkTypedSentences,
  type Page,
  readPages,
  sidebarIds,
  textFiles,
} from '@pt-docs/content-checks/checks';
import { beforeAll, describe, expect, it } from 'vitest';
import { contentChecks } from '../config/content';
import { terms } from '../data/glossary/terms';
import { dataStrings } from './dataStrings';
import { coincidences, guardedFacts } from './guardedFacts';
import { whereInData } from './whereInData';

const ROOT = path.resolve(import.meta.dirname, '..');
/** Routes that no MDX file stands for. */
const OTHER_ROUTES = ['/', '/blog', '/blog/archive', '/search', '/docs'];
describe('every text of the site', () => {
  let pages: Page[] = [];
  beforeAll(async () => {
    pages = await readPages(ROOT);
  });

  it('was read', () => expect(pages.length).toBeGreaterThan(60));
  it('is a file that the checks read', () => expect(checkFileNames(textFiles(ROOT))).toEqual([]));
  it('has complete front matter', () =>
    expect([...checkFrontMatter(pages), ...checkInline(pages)]).toEqual([]));
  it('is in the sidebar, or is listed as outside of it', () => {
    const ids = sidebarIds(contentChecks.sidebar());
    expect(ids.length).toBeGreaterThan(50);
    expect(checkSidebar(pages, ids, contentChecks.pagesOutsideSidebar)).toEqual([]);
  });
  it('has headings of level 2 and 3 with unique ids', () => expect(checkHeadings(pages)).toEqual([]));
  it('links to pages that exist, and is linked', () => expect(checkLinks(pages, OTHER_ROUTES)).toEqual([]));
  it('is written', () => expect(checkFiller(pages)).toEqual([]));
  it('renders from data what data holds', () => {
    // A post says what was so on its day.
    const docs = pages.filter(({ kind }) => kind !== 'post');
    expect(guardedFacts.length).toBeGreaterThan(50);
    expect(checkTypedFacts(docs, guardedFacts, coincidences)).toEqual([]);
    expect(checkTypedSentences(docs, dataStrings)).toEqual([]);
  });
  it('says or links every term of the glossary', () => {
    const said = [
      ...pages.map(({ body }) => body),
      ...Object.entries(dataStrings).flatMap(([file, strings]) =>
        file.startsWith('data/glossary/') ? [] : strings,
      ),
    ].join('\n');
    const problems = Object.entries(terms).flatMap(([id, { name, abbreviations }]) => {
      const words = [name, ...abbreviations].map((word) => word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'));
      const isSaid = new RegExp(`(?<![\\p{L}\\p{N}])(?:${words.join('|')})(?:e?s)?(?![\\p{L}\\p{N}])`, 'iu');
      return said.includes(`<Term id="${id}"`) || isSaid.test(said)
        ? []
        : [
            `${whereInData(new RegExp(`^  '?${id}'?: {`))}: no page says “${name}”. Link it with <Term id="${id}">, or remove it.`,
          ];
    });
    expect(problems).toEqual([]);
  });
  it('has a truncation marker if it is a post', () => {
    const posts = pages.filter(({ kind }) => kind === 'post');
    expect(posts.filter(({ body }) => !body.includes('{/* truncate */}')).map(({ file }) => file)).toEqual(
      [],
    );
  });
});
