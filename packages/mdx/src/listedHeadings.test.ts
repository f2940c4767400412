import { expect, it } from 'vitest';
import { remarkListedHeadings } from './listedHeadings';

it('headings that a component renders are in its children, where Docusaurus looks for the contents', () => {
  const list = {
    type: 'mdxJsxFlowElement',
    name: 'List',
    attributes: [{ name: 'of', value: 'a' }],
    children: [],
  };
  const headings = { a: [{ id: 'cmd-x', name: 'x y' }] };
  remarkListedHeadings({ component: 'List', attribute: 'of', headings })({ type: 'root', children: [list] });
  expect(list.children).toMatchObject([
    { type: 'heading', depth: 3, data: { hProperties: { id: 'cmd-x' } }, children: [{ value: 'x y' }] },
  ]);
});
