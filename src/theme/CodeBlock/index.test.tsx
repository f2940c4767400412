import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import CodeBlock from './index';

it.each([
  [
    'its title',
    <CodeBlock key="a" title="alert.json">
      {'{}'}
    </CodeBlock>,
  ],
  [
    'the title behind the language',
    <CodeBlock key="b" metastring='title="alert.json" {1}'>
      {'{}'}
    </CodeBlock>,
  ],
])('shows %s', (_, block) => {
  expect(renderToStaticMarkup(block)).toContain('>alert.json</figcaption>');
});

it('has no caption without a title, and can be scrolled by keyboard', () => {
  const html = renderToStaticMarkup(<CodeBlock metastring="{1}">{'{}'}</CodeBlock>);
  expect(html).not.toContain('figcaption');
  expect(html).toContain('tabindex="0"');
});
