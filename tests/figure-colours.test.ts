import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

/** By its names in the figures' stylesheets: what is drawn from data and says nothing by its colour. */
const SERIES =
  /^\.(line|area|market|ratio|cvd|curve|closed|value|rsi|stochastic|cmo|pool|impact|pass|marketPoint|draft\w*)$/;
const NEUTRAL = ['series', 'violet', 'cyan', 'band', 'text', 'text-muted', 'raised'];
/** Blue is for what can be done: the reader's own drawings, a way that's open. */
const OWN = ['DrawingTools', 'AlertStates', 'DashboardGrid'];

const drawn = readdirSync('src/figures', { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.module.css'))
  .filter((file) => !OWN.some((name) => file.includes(name)))
  .flatMap((file) =>
    Array.from(
      readFileSync(`src/figures/${file}`, 'utf8').matchAll(/([^{}]+)\{([^{}]*)\}/g),
      ([, selector = '', body = '']) => ({
        name: `${file} ${selector.trim().split('\n').at(-1)}`,
        isSeries: selector.split(/[,\n]/).some((part) => SERIES.test(part.trim())),
        tokens: Array.from(
          body.matchAll(/(?:fill|stroke): var\(--pt-([\w-]+)\)/g),
          ([, token = '']) => token,
        ),
      }),
    ),
  )
  .filter(({ isSeries, tokens }) => isSeries && tokens.length > 0);

it('series are neutral: blue, green, red and amber each mean something else', () => {
  expect(drawn.length).toBeGreaterThan(12);
  expect(drawn.filter(({ tokens }) => !tokens.every((token) => NEUTRAL.includes(token)))).toEqual([]);
});
