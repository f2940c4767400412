import { expect, it } from 'vitest';
import { remarkParagraphs } from './paragraphs';

const flow = (name: string, line: number) => ({
  type: 'mdxJsxFlowElement',
  name,
  position: { start: { line } },
});
const text = (name: string, line: number) => ({ ...flow(name, line), type: 'mdxJsxTextElement' });

it('sentences of one line share a paragraph, and anything else stays', () => {
  const tree = {
    type: 'root',
    children: [flow('Rule', 1), flow('Rule', 1), flow('Tour', 3), flow('Rule', 5)],
  };
  remarkParagraphs({ sentences: ['Rule'] })(tree);
  expect(tree.children).toMatchObject([
    { type: 'paragraph', children: [text('Rule', 1), { type: 'text', value: ' ' }, text('Rule', 1)] },
    flow('Tour', 3),
    { type: 'paragraph', children: [text('Rule', 5)] },
  ]);
});
