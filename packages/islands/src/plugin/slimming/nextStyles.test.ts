import { describe, expect, it } from 'vitest';
import { nextPages, nextStyles } from './nextStyles';

const page = (links: string) =>
  `<head></head><aside class="theme-doc-sidebar-container x">${links}</aside>` +
  '<p><a href="/docs/elsewhere">text</a></p><nav class="docusaurus-mt-lg pagination-nav"><a href=/docs/next>Next</a></nav>';
const STYLES: Readonly<Record<string, readonly string[]>> = {
  '/docs/one': ['/a.1.css', '/b.2.css'],
  '/docs/next': ['/c.3.css', '/b.2.css'],
  '/docs/elsewhere': ['/d.4.css'],
};
const stylesOf = (route: string) => STYLES[route] ?? [];

describe('styles of next pages', () => {
  it('follow the sidebar and the neighbours, not every link', () => {
    expect(nextPages(page('<a href=/docs/one/>One</a><a href="/docs/one#part">Part</a>'))).toEqual([
      '/docs/one',
      '/docs/next',
    ]);
  });

  it('are those that the page itself does not link, each once', () => {
    expect(nextStyles(page('<a href="/docs/one">One</a>'), ['/a.1.css'], stylesOf)).toEqual([
      '/b.2.css',
      '/c.3.css',
    ]);
  });

  it('are none on a page that leads nowhere', () => {
    expect(nextStyles('<head></head><p>text</p>', [], stylesOf)).toEqual([]);
  });
});
