import { expect, it } from 'vitest';
import { offlinePage, sharedParts } from './offlinePage';
import { withRevision } from './writeOffline';

it('the offline page has inline scripts, the head’s file, styles, typeface and colour of the others, letter by letter, and no more', () => {
  const page = `<html><head><link rel=preload as=font href=/assets/f.woff2><meta name=theme-color content=#123456><script>first("<b>&amp;")</script><link rel=stylesheet href=/assets/css/s.css>
    <script src=/a.js></script><script type=application/ld+json>{}</script><script src=/assets/head.1.js async></script></head><body><script>second()</script>`;
  const shared = sharedParts(page);
  expect(shared).toEqual({
    inlineScripts: ['first("<b>&amp;")', 'second()'],
    headFiles: ['/assets/head.1.js'],
    styles: ['/assets/css/s.css'],
    fonts: ['/assets/f.woff2'],
    themeColour: '#123456',
  });
  const html = offlinePage({ ...shared, siteTitle: 'A & B', script: '/assets/offline/page.js' });
  expect(sharedParts(html)).toEqual(shared);
  expect(html).toContain('A &amp; B');
});

it('the offline page links to the page that is always kept', () => {
  const parts = { ...sharedParts('<title>Docs</title>'), siteTitle: 'Docs', script: '/p.js' };
  const alwaysKept = { path: '/docs/help', title: 'Act now', line: 'what to do if a key was stolen.' };
  expect(offlinePage({ ...parts, alwaysKept })).toContain(
    '<p><a href="/docs/help">Act now</a>: what to do if a key was stolen.</p>',
  );
  expect(offlinePage(parts)).not.toContain('<a href="/docs');
});

it('the worker takes the offline page by its hash: no other page can stand in for it', () => {
  expect(withRevision('/assets/offline/1a2b', 'page').integrity).toBe(
    'sha256-NmAxWprz3yVdjxmrB35Hl4IrQUiKDioEvGr3EhPCMnQ=',
  );
});
