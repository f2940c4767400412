import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { withCode } from './withCode';

it.each([
  ['Run `reset`, then wait.', 'Run <code class="whole">reset</code>, then wait.'],
  ['`metric add "funding rate"`', '<code>metric add &quot;funding rate&quot;</code>'],
  ['`Alt + R`', '<span class="whole"><kbd>Alt</kbd> + <kbd>R</kbd></span>'],
  ['`Home`', '<span class="whole"><kbd>Home</kbd></span>'],
  ['`a + b` and `L`', '<code class="whole">a + b</code> and <code class="whole">L</code>'],
])('writes %s with keycaps for keys and code for what is typed', (text, html) => {
  expect(renderToStaticMarkup(withCode(text))).toBe(html);
});
