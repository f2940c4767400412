import { describe, expect, it } from 'vitest';
import { brokenTargets, idsIn } from './checkTargets';

const PAGES: Record<string, string> = {
  '/docs/a': '<!doctype html><main><h2 id=one>One</h2><h3 id="t&amp;c">Two</h3><p>id="three"</p></main>',
};
const readPage = (page: string) => PAGES[page] ?? null;

describe('idsIn', () => {
  it('reads unquoted and escaped ids, and no text that looks like one', () => {
    expect(Array.from(idsIn(PAGES['/docs/a'] ?? ''))).toEqual(['one', 't&c']);
  });
});

describe('brokenTargets', () => {
  it('is silent when every page and section exists', () => {
    expect(
      brokenTargets(
        { 'a.page': { page: '/docs/a' }, 'a.one': { page: '/docs/a', section: 'one' } },
        readPage,
      ),
    ).toEqual([]);
  });

  it('names the id, the page and the section that is gone', () => {
    const helpIds = { 'a.three': { page: '/docs/a', section: 'three' }, 'b.page': { page: '/docs/b' } };
    expect(brokenTargets(helpIds, readPage)).toEqual([
      '"a.three" leads to /docs/a#three, but the page has no such section.',
      '"b.page" leads to the page /docs/b, which does not exist.',
    ]);
  });
});
