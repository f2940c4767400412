import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { DARK, LIGHT } from '../src/head/themeColours';

const css = readFileSync(path.resolve(import.meta.dirname, '../src/css/tokens.css'), 'utf8');

/** The first level: `var(--ink-1)` and what it stands for. */
const palette = Object.fromEntries(
  Array.from(css.matchAll(/(--(?:ink|paper)-\d):\s*(#[0-9a-f]{6})/g), ([, name = '', value = '']) => [
    `var(${name})`,
    value,
  ]),
);

function tokensOf(selector: string): Record<string, string> {
  const block =
    css.match(new RegExp(`^ *${selector.replace(/[[\]()]/g, '\\$&')} \\{([^}]*)\\}`, 'm'))?.[1] ?? '';
  return Object.fromEntries(
    Array.from(
      block.matchAll(/--pt-([\w-]+):\s*(#[0-9a-f]{6}|var\(--(?:ink|paper)-\d\))/g),
      ([, name = '', value = '']) => [name, palette[value] ?? value],
    ),
  );
}

const light = tokensOf(':root');
const modes = { dark: { ...light, ...tokensOf(":root:not([data-theme='light'])") }, light };

function luminance(hex: string): number {
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map((at) => {
    const channel = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return channel <= 0.03928 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

function contrast(a: string, b: string): number {
  const [light = 0, darker = 0] = [luminance(a), luminance(b)].toSorted((x, y) => y - x);
  return (light + 0.05) / (darker + 0.05);
}

const grounds = ['surface', 'raised', 'overlay', 'sunken'];
/** Foreground on ground, with the least contrast that WCAG AA asks for. */
const pairs: [string, string, number][] = [
  ...['text', 'text-lead', 'text-muted', 'accent', 'up', 'down', 'warn'].flatMap((ink) =>
    grounds.map((ground): [string, string, number] => [ink, ground, 4.5]),
  ),
  ['text', 'accent-soft', 4.5],
  ['accent', 'accent-soft', 4.5],
  ['text', 'warn-soft', 4.5],
  ['warn', 'warn-soft', 4.5],
  ['text', 'up-soft', 4.5],
  ['up', 'up-soft', 4.5],
  ['text', 'down-soft', 4.5],
  ['down', 'down-soft', 4.5],
  ['on-accent', 'accent', 4.5],
  ...['line-strong', 'series', 'violet', 'cyan'].flatMap((ink) =>
    grounds.map((ground): [string, string, number] => [ink, ground, 3]),
  ),
  ...['text', 'text-muted', 'series', 'violet', 'cyan', 'accent'].map((ink): [string, string, number] => [
    ink,
    'band',
    3,
  ]),
];

describe.each(Object.entries(modes))('%s', (_, tokens) => {
  it.each(pairs)('%s on %s', (ink, ground, least) => {
    expect(tokens[ink], ink).toBeDefined();
    expect(tokens[ground], ground).toBeDefined();
    expect(contrast(tokens[ink] ?? '', tokens[ground] ?? '')).toBeGreaterThanOrEqual(least);
  });
});

it('the browser around a page gets the colour of its surface', () => {
  expect([DARK, LIGHT]).toEqual([modes.dark.surface, modes.light.surface]);
});

it.each(['logo', 'favicon'])('the %s has the blue of the links', (name) => {
  expect(readFileSync(`static/img/${name}.svg`, 'utf8')).toContain(`fill="${modes.dark.accent}"`);
});
