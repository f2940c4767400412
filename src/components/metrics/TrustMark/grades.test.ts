import { metrics } from '@site/data/metrics';
import { coverageGroups } from '@site/data/metrics/coverage';
import { screenerFields } from '@site/data/screener/fields';
import { expect, it } from 'vitest';
import { fieldTrust, gradesOf, inWords, metricTrust } from './grades';

const signs = { full: '■', partly: '◧', open: '□', misleads: '¦' } as const;
const drawn = (trust: ReturnType<typeof gradesOf>) => trust.map(({ grade }) => signs[grade]).join('');

it.each([
  ['delta', '■■■■¦'],
  ['momentum-oscillator', '■■■■¦'],
  ['long-short-ratio', '■◧◧■¦'],
  ['liquidations', '■■◧■¦'],
  ['supply-in-profit', '■◧◧◧¦'],
  ['exchange-netflow', '◧◧◧◧¦'],
  ['cari', '◧□◧◧¦'],
  ['token-rating-overall', '◧□◧◧¦'],
])('the metric %s has the mark %s', (id, mark) => {
  expect(metrics.filter((metric) => metric.id === id).map((metric) => drawn(metricTrust(metric)))).toEqual([
    mark,
  ]);
});

it.each([
  ['volume', '■■■■¦'],
  ['long_short', '■◧◧■¦'],
  ['mvrv', '■◧◧◧¦'],
  ['liquidity', '■■□◧¦'],
  ['market_cap', '◧◧□□¦'],
  ['p_f', '◧◧□◧¦'],
  ['price', '■■□□¦'],
  ['atr_percent', '■■□■¦'],
  ['search_interest', '◧◧□◧¦'],
])('the field %s has the mark %s', (id, mark) => {
  expect(screenerFields.filter((field) => field.id === id).map((field) => drawn(fieldTrust(field)))).toEqual([
    mark,
  ]);
});

const silent = {
  source: '',
  formula: null,
  arrives: '',
  settles: '',
  availableFor: '',
  contract: undefined,
  misleads: [],
};

it('says of what isn’t stated that it isn’t, and takes unknown words for no promise', () => {
  const words =
    'Source not stated, lag not stated, coverage not stated, finality not stated, 0 ways to mislead';
  expect(inWords(gradesOf(silent))).toBe(words);
  expect(drawn(gradesOf(silent))).toBe('□□□□¦');
  const unknown = gradesOf({ ...silent, arrives: 'Soon enough.', settles: 'Somehow.', misleads: ['Often.'] });
  expect(inWords(unknown)).toBe(words.replace('0 ways', '1 way'));
});

it('grades a public source half if the recipe isn’t published', () => {
  expect(drawn(gradesOf({ ...silent, source: 'feed', formula: 'Not published.' }))).toBe('◧□□□¦');
  expect(drawn(gradesOf({ ...silent, source: 'feed', formula: 'a ÷ b' }))).toBe('■□□□¦');
});

it('counts a missing venue against coverage, and a feed that is cut short', () => {
  const [whole] = coverageGroups;
  const feed = { markets: ['perp'], endpoint: 'feed', since: '2021-01' } as const;
  const of = (feeds: object) => whole && drawn(gradesOf({ ...silent, contract: { ...whole, feeds } }));
  const three = { Binance: feed, Bybit: feed, Hyperliquid: feed };
  expect(of(three)).toBe('□□■□¦');
  expect(of({ Binance: feed, Bybit: feed })).toBe('□□◧□¦');
  expect(of({ ...three, Bybit: { ...feed, reach: 'Ten levels.' } })).toBe('□□◧□¦');
});
