import type { Element, Root, RootContent, Text } from 'hast';
import { expect, it } from 'vitest';
import { rehypeTypography } from './typography';

const text = (value: string): Text => ({ type: 'text', value });
const element = (tagName: string, ...children: Element['children']): Element => ({
  type: 'element',
  tagName,
  properties: {},
  children,
});
/** As MDX writes what authors type as JSX. */
const jsx = (name: string, value: string) =>
  ({ type: 'mdxJsxTextElement', name, attributes: [], children: [text(value)] }) as unknown as Element;

function typeset(...children: RootContent[]): RootContent[] {
  const tree: Root = { type: 'root', children };
  rehypeTypography()(tree);
  return tree.children;
}

it('keeps short code whole, and lets long code and blocks of code break', () => {
  const [short, long, block] = typeset(
    element('p', element('code', text('panes 2'))),
    element('p', element('code', text('symbol BTCUSDT venue=bybit type=spot'))),
    element('pre', element('code', text('panes 2'))),
  ) as [Element, Element, Element];
  expect(short.children[0]).toHaveProperty('properties.className', ['whole']);
  expect(long.children[0]).not.toHaveProperty('properties.className', expect.anything());
  expect(block.children[0]).not.toHaveProperty('properties.className', expect.anything());
});

it('keeps keys together, and a sum as it was written', () => {
  const [keys, sum] = typeset(
    element('p', jsx('kbd', 'Alt'), text(' + '), jsx('kbd', 'H')),
    element('p', element('em', text('a')), text(' + '), element('em', text('b'))),
  ) as [Element, Element];
  expect(keys.children[1]).toEqual(text('\u00a0+\u00a0'));
  expect(sum.children[1]).toEqual(text(' + '));
});
