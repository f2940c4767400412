import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { keysIn, withCode } from './withCode';

const html = (text: string) => renderToStaticMarkup(withCode(text));

describe('withCode', () => {
  it('gives commands as code: short ones stay on one line, long ones may break', () => {
    expect(html('Run `reset`, then wait.')).toBe('Run <code class="whole">reset</code>, then wait.');
    expect(html('`metric add "funding rate" venue=bybit`')).toBe(
      '<code>metric add &quot;funding rate&quot; venue=bybit</code>',
    );
  });

  it('gives keys as keycaps that stay together', () => {
    expect(html('`Alt + R` or `Home`')).toBe(
      '<span class="whole"><kbd>Alt</kbd> + <kbd>R</kbd></span> or <span class="whole"><kbd>Home</kbd></span>',
    );
  });
});

it.each(['Alt + R', 'Ctrl/Cmd + J', '←', '−', '+'])('%s is pressed', (text) => {
  expect(keysIn(text)).toEqual(text.split(' + '));
});

it.each(['tf', 'L', 'a + b', 'alt + r', 'Home page', ''])('%s is typed', (text) => {
  expect(keysIn(text)).toBeNull();
});
