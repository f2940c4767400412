import { expect, it } from 'vitest';
import { copyPath, nearestCopies, wantsMarkdown } from './markdown';

it.each([
  ['text/markdown', true],
  ['text/markdown;q=1.0, text/html;q=0.7', true],
  ['text/html, text/markdown;q=0.9', false],
  ['text/markdown;q=0', false],
  ['*/*', false],
  [undefined, false],
  [`text/markdown,${'x/y,'.repeat(2_000)}`, false],
])('Accept: %s asks for Markdown: %s', (accept, expected) => expect(wantsMarkdown(accept)).toBe(expected));

it('finds the copy of a page, and the copies nearest to an address that has none', () => {
  expect([copyPath('/'), copyPath('/docs/alerts/')]).toEqual(['/index.md', '/docs/alerts.md']);
  const copies = ['/docs/screener/overview.md', '/docs/alerts/overview.md', '/docs/alerts/alerts-panel.md'];
  expect(nearestCopies('/docs/alerts/list-of-alerts-panel', copies, 2)).toEqual([
    '/docs/alerts/alerts-panel.md',
    '/docs/alerts/overview.md',
  ]);
});
