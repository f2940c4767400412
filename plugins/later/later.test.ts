import type { Element, Root, RootContent } from 'hast';
import { describe, expect, it } from 'vitest';
import rehypeLater, { endOfFirstScreen } from '.';

const paragraph = (letters: number): Element => ({
  type: 'element',
  tagName: 'p',
  properties: {},
  children: [{ type: 'text', value: 'x'.repeat(letters) }],
});
const component = { type: 'mdxJsxFlowElement', name: 'Figure', attributes: [], children: [] } as RootContent;
const space: RootContent = { type: 'text', value: '\n' };
const moduleCode = { type: 'mdxjsEsm', value: 'export const x = 1' } as RootContent;

function run(children: RootContent[]): RootContent[] {
  const root: Root = { type: 'root', children };
  rehypeLater()(root);
  return root.children;
}

describe('what is drawn one frame later', () => {
  it('begins with the first block below a screen of text', () => {
    expect(endOfFirstScreen([paragraph(1400), space, paragraph(200), space, paragraph(10)])).toBe(4);
    expect(endOfFirstScreen(Array.from({ length: 9 }, () => component))).toBe(6);
  });

  it('is nothing on a short page', () => {
    const page = [paragraph(1000), space, paragraph(400), space];
    expect(run(page)).toBe(page);
    expect(run([paragraph(4000), space])).toHaveLength(2);
  });

  it('keeps every block in its order, and imports outside', () => {
    const [first, second, third] = [paragraph(1600), paragraph(20), paragraph(30)];
    const drawn = run([first, second, moduleCode, space, third]);
    expect(drawn.slice(0, 2)).toEqual([first, moduleCode]);
    expect(drawn[2]).toMatchObject({ name: 'Later', children: [second, space, third] });
    expect(drawn).toHaveLength(3);
  });
});
