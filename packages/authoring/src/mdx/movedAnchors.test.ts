import type { Element, Root } from 'hast';
import { expect, it } from 'vitest';
import { rehypeMovedAnchors } from './movedAnchors';

const pageWith = (id: string) => {
  const heading: Element = { type: 'element', tagName: 'h2', properties: { id }, children: [] };
  const tree: Root = { type: 'root', children: [heading] };
  const file = { path: '/site/docs/alerts/overview.mdx', cwd: '/site' };
  rehypeMovedAnchors({ '/docs/alerts/overview': { 'old-limits': 'limits' } })(tree, file);
  return heading;
};

it('an id that a heading had before stands in the heading that answers now', () => {
  expect(pageWith('limits').children).toEqual([
    { type: 'element', tagName: 'span', properties: { id: 'old-limits' }, children: [] },
  ]);
});

it('a heading that is gone stops the build with page and ids', () => {
  expect(() => pageWith('caps')).toThrow(
    '/docs/alerts/overview: the moved anchors name a heading that the page does not have: #old-limits → #limits.',
  );
});
