import { expect, it } from 'vitest';
import { markdownPath, nearestMarkdown } from './markdown';

it('finds the copy of a page, and the files nearest to an address that has none', () => {
  expect([markdownPath('/'), markdownPath('/docs/alerts/')]).toEqual(['/index.md', '/docs/alerts.md']);
  const files = ['/docs/screener/overview.md', '/docs/alerts/overview.md', '/docs/alerts/alerts-panel.md'];
  expect(nearestMarkdown('/docs/alerts/list-of-alerts-panel', files, 2)).toEqual([
    '/docs/alerts/alerts-panel.md',
    '/docs/alerts/overview.md',
  ]);
});
