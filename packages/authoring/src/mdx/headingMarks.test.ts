import { createProcessor } from '@mdx-js/mdx';
import remarkDirective from 'remark-directive';
import { expect, it } from 'vitest';
import { remarkHeadingMarks } from './headingMarks';

const marks = { MetricSheet: { cvd: ['good', 'bad'] } };
const processor = createProcessor({
  remarkPlugins: [remarkDirective, () => remarkHeadingMarks({ marks, className: 'trust' })],
});
const compile = (source: string) => String(processor.processSync(source));

it('a heading above a record carries the record’s mark', () => {
  expect(compile('## CVD {/* #cvd */}\n\n<MetricSheet id="cvd" />')).toMatch(
    /className: "trust"[\s\S]*className: "good"/,
  );
});

it.each([
  ':::note\n\nText\n\n:::',
  ':::tip[A title]{id=cvd}\n\nText\n\n:::',
  '::leaf{.wide}',
  '<MetricSheet {...all} />',
])('a page with %j compiles', (source) => {
  expect(compile(`## Heading\n\n${source}`)).toContain('Heading');
});
