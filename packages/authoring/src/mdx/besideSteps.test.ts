import type { Element, ElementContent, Root } from 'hast';
import { toString as textOf } from 'hast-util-to-string';
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

const outlineOf = ({ name, tagName, properties, children = [] }: Node): string =>
  tagName === 'div'
    ? `${properties?.dataAbove ? 'above' : ''}(${children.map(outlineOf).join(' ')})`
    : (name ?? tagName ?? '');

/** What stands in the page; in brackets what stands side by side. */
function placed(...children: object[]): string[] {
  const tree = { type: 'root', children } as Root;
  rehypeBesideSteps()(tree);
  return tree.children.map((node) => outlineOf(node as Node)).filter(Boolean);
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

  const element = (tagName: string, ...children: ElementContent[]): Element => ({
    type: 'element',
    tagName,
    properties: {},
    children,
  });
  const text = (value: string): ElementContent => ({ type: 'text', value });
  const listed = { ...picture, children: [element('ol', element('li'), element('li'))] };
  /** A step's words, with those that cite a letter in brackets before it. */
  const cited = (...children: ElementContent[]) => {
    const step = element('li', ...children);
    placed(listed, { ...steps, children: [element('ol', step)] });
    return step.children
      .map((child) =>
        child.type === 'element' && child.properties.dataLetter
          ? `(${textOf(child)})${child.properties.dataLetter}${child.properties.dataMark}`
          : textOf(child),
      )
      .join('');
  };

  it('has the letters that its steps cite', () => {
    expect(cited(text('Click '), element('strong', text('Connect')), text('[B], then Connect.'))).toBe(
      'Click (Connect)B2, then Connect.',
    );
    expect(cited(text('Paste the key[A], then the secret[B].'))).toBe(
      'Paste the (key)A1, then the (secret)B2.',
    );
  });

  it('has no letter beyond its list, and none for two things', () => {
    expect(() => cited(text('the key[C]'))).toThrow(/"key\[C\]", but the picture's list has 2 entries/);
    expect(() => cited(text('Connect[A] and Send[A]'))).toThrow(
      /"Send\[A\]", and another one cites it for "Connect"/,
    );
  });
});
