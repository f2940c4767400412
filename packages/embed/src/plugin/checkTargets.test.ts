import { idsIn, parseHtml } from '@pt-docs/built-pages';
import { describe, expect, it } from 'vitest';
import { brokenTargets } from './checkTargets';

const pages = new Map([
  [
    '/docs/a',
    idsIn(
      parseHtml('<!doctype html><main><h2 id=one>One</h2><h3 id="t&amp;c">Two</h3><p>id="three"</p></main>'),
    ),
  ],
]);

describe('brokenTargets', () => {
  it('is silent when every page and section exists, with unquoted and escaped ids', () => {
    expect(
      brokenTargets(
        {
          'a.page': { page: '/docs/a' },
          'a.one': { page: '/docs/a', section: 'one' },
          'a.terms': { page: '/docs/a', section: 't&c' },
        },
        pages,
      ),
    ).toEqual([]);
  });

  it('names the id, the page and the section that is gone, and takes no text for an id', () => {
    const helpIds = { 'a.three': { page: '/docs/a', section: 'three' }, 'b.page': { page: '/docs/b' } };
    expect(brokenTargets(helpIds, pages)).toEqual([
      '"a.three" leads to /docs/a#three, but the page has no such section.',
      '"b.page" leads to the page /docs/b, which does not exist.',
    ]);
  });
});
