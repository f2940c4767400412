import type { Element, ElementContent, Root } from 'hast';
import { describe, expect, it } from 'vitest';
import { rehypeBesideSteps } from './besideSteps';

const component = (name: string, ...attributes: string[]) => ({
  type: 'mdxJsxFlowElement',
  name,
  attributes: attributes.map((attribute) => ({ type: 'mdxJsxAttribute', name: attribute })),
  children: [],
});
const space = { type: 'text', value: '\n' };
const paragraph = { type: 'element', tagName: 'p', properties: {}, children: [] };
const picture = component('Illustration', 'of', 'caption');
const steps = component('Steps');

type Node = Partial<Pick<Element, 'tagName' | 'properties'>> & { name?: string; children?: readonly Node[] };

const nameOf = ({ name, tagName, properties, children = [] }: Node): string =>
  tagName === 'div'
    ? `${properties?.dataAbove ? 'above' : ''}(${children.map(nameOf).join(' ')})`
    : (name ?? tagName ?? '');

/** What stands in the page; in brackets what stands side by side. */
function placed(...children: object[]): string[] {
  const tree = { type: 'root', children } as Root;
  rehypeBesideSteps()(tree);
  return tree.children.map((node) => nameOf(node as Node)).filter(Boolean);
}

describe('a picture', () => {
  it('stands beside the steps that follow it', () => {
    expect(placed(paragraph, picture, space, steps, space, paragraph, picture, steps)).toEqual([
      'p',
      '(Illustration Steps)',
      'p',
      '(Illustration Steps)',
    ]);
  });

  it('has the places that its steps name', () => {
    const element = (tagName: string, ...children: ElementContent[]): Element => ({
      type: 'element',
      tagName,
      properties: {},
      children,
    });
    const item = (label: string) => element('li', element('strong', { type: 'text', value: label }));
    const [other, named] = [item('New alert'), item('Trigger')];
    const listed = { ...picture, children: [element('ol', item('Condition'), item('Trigger'))] };
    placed(listed, { ...steps, children: [element('ol', other, named)] });
    const marks = [other, named].map(({ children: [label] }) => (label as Element).properties.dataMark);
    expect(marks).toEqual([undefined, 2]);
  });

  it('stands above them where its author says so', () => {
    expect(placed(component('Illustration', 'of', 'above'), space, steps)).toEqual([
      'above(Illustration Steps)',
    ]);
  });

  it('stays alone when something else follows', () => {
    expect(placed(picture, space, paragraph, space, steps)).toEqual(['Illustration', 'p', 'Steps']);
    expect(placed(steps, space, picture)).toEqual(['Steps', 'Illustration']);
  });
});
