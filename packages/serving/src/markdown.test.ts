import { expect, it } from 'vitest';
import { copyPath, nearestCopies } from './markdown';

it('finds the copy of a page, and the copies nearest to an address that has none', () => {
  expect([copyPath('/'), copyPath('/docs/alerts/')]).toEqual(['/index.md', '/docs/alerts.md']);
  const copies = ['/docs/screener/overview.md', '/docs/alerts/overview.md', '/docs/alerts/alerts-panel.md'];
  expect(nearestCopies('/docs/alerts/list-of-alerts-panel', copies, 2)).toEqual([
    '/docs/alerts/alerts-panel.md',
    '/docs/alerts/overview.md',
  ]);
});
