import { expect, it } from 'vitest';
import { remarkCopyableCommands } from './copyableCommands';

const code = (value: string) => ({ type: 'inlineCode', value });

const inside = (name: string, value: string) => {
  const paragraph = { type: 'paragraph', children: [code(value)] };
  remarkCopyableCommands({ verbs: ['metric', 'save'] })({
    type: 'root',
    children: [{ type: 'mdxJsxFlowElement', name, children: [paragraph] }],
  });
  return paragraph.children.map(({ type }) => type);
};

it('a command line in steps has a button behind it', () => {
  expect(inside('Steps', 'metric add cvd')).toEqual(['inlineCode', 'text', 'mdxJsxTextElement']);
});

it.each([
  ['Steps', 'save'],
  ['Steps', 'funding > 0.03'],
  ['RiskNote', 'metric add cvd'],
])('in %s `%s` has none', (name, line) => {
  expect(inside(name, line)).toEqual(['inlineCode']);
});
