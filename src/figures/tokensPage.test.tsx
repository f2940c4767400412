import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { tokensPage } from './tokensPage';

const read = (file: string) => readFileSync(path.resolve(import.meta.dirname, '../css', file), 'utf8');
const stylesheets = { tokens: read('tokens.css'), icons: read('icons.css') };
const namesIn = (text: string, pattern: RegExp) => [
  ...new Set(Array.from(text.matchAll(pattern), ([, name = '']) => name)),
];

it('shows every token of src/css/tokens.css, and every icon', () => {
  const html = tokensPage(stylesheets);
  const tokens = namesIn(stylesheets.tokens, /^\s*(--[\w-]+):/gm);
  const icons = namesIn(stylesheets.icons, /data-icon='([\w-]+)'/g);
  expect(tokens.length).toBeGreaterThan(50);
  expect(icons.length).toBeGreaterThan(20);
  expect(namesIn(html, /data-token="(--[\w-]+)"><div[^>]*>(?!<\/div>)/g)).toEqual(tokens);
  expect(icons.filter((name) => !html.includes(`data-icon="${name}"`))).toEqual([]);
});

it('says what to do about a group of tokens that it cannot show', () => {
  const tokens = ':root {\n  /* Shadows: none. */\n  --pt-shadow: none;\n}\n';
  expect(() => tokensPage({ ...stylesheets, tokens })).toThrow('Add it to DEMOS');
});
