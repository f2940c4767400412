// @vitest-environment happy-dom
import { expect, it } from 'vitest';
import { titleOf, uniquePages } from './savedPages';

it.each([
  ['<title data-rh=true>Alerts overview | PT Docs</title>', 'Alerts overview'],
  ['<title>Orders &amp; fills | PT Docs</title>', 'Orders & fills'],
  ['<title>PT Docs</title>', 'PT Docs'],
  ['<title>&constructor; | PT Docs</title>', '&constructor;'],
  ['<p>none', null],
])('the title in %s is %s', (html, title) => expect(titleOf(html)).toBe(title));

it('lists visited pages by date, then saved ones by address, each once', () => {
  const page = (path: string, day: string) => ({ path, title: path, date: new Date(day) });
  const visited = [page('/b', '2026-11-01'), page('/a', '2026-11-02')];
  const saved = [page('/d', '2026-11-03'), page('/c', '2026-11-03'), page('/a', '2026-11-03')];
  expect(uniquePages(visited, saved).map(({ path }) => path)).toEqual(['/a', '/b', '/c', '/d']);
});
