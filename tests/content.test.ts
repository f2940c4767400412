import path from 'node:path';
import {
  checkFiles,
  checkFiller,
  checkFrontMatter,
  checkHeadings,
  checkInline,
  checkLinks,
  checkSidebar,
  type Page,
  readPages,
  sidebarIds,
  textFiles,
} from '@pt-docs/authoring/checks';
import { beforeAll, describe, expect, it } from 'vitest';
import { contentChecks } from '../config/content';
import sidebars from '../sidebars';

const ROOT = path.resolve(import.meta.dirname, '..');

describe('every text of the site', () => {
  let pages: Page[] = [];
  beforeAll(async () => {
    pages = await readPages(ROOT);
  });

  it('was read', () => expect(pages.length).toBeGreaterThan(60));
  it('is a file that the checks read', () => expect(checkFiles(ROOT, textFiles(ROOT))).toEqual([]));
  it('has complete front matter', () =>
    expect([...checkFrontMatter(pages), ...checkInline(pages)]).toEqual([]));
  it('is in the sidebar, or is listed as outside of it', () => {
    const ids = sidebarIds(sidebars.docs as never);
    expect(ids.length).toBeGreaterThan(50);
    expect(checkSidebar(pages, ids, contentChecks.pagesOutsideSidebar)).toEqual([]);
  });
  it('has headings of level 2 and 3 with unique ids', () => expect(checkHeadings(pages)).toEqual([]));
  it('links to other pages, and is linked', () => expect(checkLinks(pages)).toEqual([]));
  it('is written', () => expect(checkFiller(pages)).toEqual([]));
  it('has a truncation marker if it is a post', () => {
    const posts = pages.filter(({ kind }) => kind === 'post');
    expect(posts.filter(({ body }) => !body.includes('{/* truncate */}')).map(({ file }) => file)).toEqual(
      [],
    );
  });
});
