import { expect, it } from 'vitest';
import { remarkCopyableCommands } from './copyableCommands';

const code = (value: string) => ({ type: 'inlineCode', value });

const inside = (name: string, value: string) => {
  const paragraph = { type: 'paragraph', children: [code(value)] };
  remarkCopyableCommands({ verbs: ['metric', 'save'] })(
    { type: 'root', children: [{ type: 'mdxJsxFlowElement', name, children: [paragraph] }] },
    { path: '/site/docs/screener/overview.mdx' },
  );
  return paragraph.children as { type: string; name?: string; attributes?: object[] }[];
};

it('a command line in steps has buttons behind it, which copy it and run it where the page is about', () => {
  const [, , copy, run] = inside('Steps', 'metric add cvd');
  expect([copy?.name, run?.name]).toEqual(['CopyButton', 'RunButton']);
  expect(run?.attributes).toContainEqual(expect.objectContaining({ name: 'place', value: 'screener' }));
});

it.each([
  ['Steps', 'save'],
  ['Steps', 'funding > 0.03'],
  ['RiskNote', 'metric add cvd'],
])('in %s `%s` has none', (name, line) => {
  expect(inside(name, line)).toEqual([code(line)]);
});
