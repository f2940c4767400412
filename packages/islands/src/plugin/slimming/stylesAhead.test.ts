import { describe, expect, it } from 'vitest';
import { nameStylesAhead, waysOn } from './stylesAhead';

const page = (links: string) =>
  `<head><link rel="stylesheet" href="/assets/css/a.1.css"></head><aside class="theme-doc-sidebar-container x">${links}</aside>` +
  '<p><a href="/docs/elsewhere">text</a></p><nav class="docusaurus-mt-lg pagination-nav"><a href=/docs/next>Next</a></nav>';
const STYLES: Readonly<Record<string, readonly string[]>> = {
  '/docs/one': ['/assets/css/a.1.css', '/assets/css/b.2.css'],
  '/docs/next': ['/assets/css/b.2.css', '/assets/css/c.3.css'],
  '/docs/elsewhere': ['/assets/css/d.4.css'],
};
const stylesOf = (route: string) => STYLES[route] ?? [];

describe('styles fetched ahead', () => {
  it('follow the sidebar and the neighbours, not every link', () => {
    expect(waysOn(page('<a href=/docs/one/>One</a><a href="/docs/one#part">Part</a>'))).toEqual([
      '/docs/one',
      '/docs/next',
    ]);
  });

  it('are those that the page itself does not link, each once', () => {
    expect(nameStylesAhead(page('<a href="/docs/one">One</a>'), stylesOf)).toContain(
      '<meta name="pt-styles-ahead" content="/assets/css/b.2.css /assets/css/c.3.css"></head>',
    );
  });

  it('are not named when there are none', () => {
    const html = '<head></head><p>text</p>';
    expect(nameStylesAhead(html, stylesOf)).toBe(html);
  });
});
