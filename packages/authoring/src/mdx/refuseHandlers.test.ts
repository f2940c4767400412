import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { expect, it } from 'vitest';
import { rehypeRefuseHandlers } from './refuseHandlers';

const compile = (text: string) => {
  const processor = unified().use(remarkParse).use(remarkMdx).use(rehypeRefuseHandlers);
  return processor.runSync(processor.parse(text), text);
};

it.each(['Text.\n\n<p onClick="x()">y</p>', 'Text <b onfocus="x()">y</b>'])('%j stops the build', (text) => {
  expect(() => compile(text)).toThrow(/^<\w+> has the attribute on\w+\. Listen in a component instead\.$/);
});

it('what only begins like one, or belongs to a component, does not', () => {
  expect(() => compile('<Steps only="one" onChange="x" />\n\n<p lang="on">y</p>')).not.toThrow();
});
