import { expect, it } from 'vitest';
import type { Hit } from '../engine/hits';
import { readSearches, writeSearches } from './storedSearches';

const EVIL = '<img src=x onerror=alert(1)>';
const hit: Hit = {
  url: '/docs/a#b',
  kind: 'metric',
  part: 'Docs',
  title: ['B ', EVIL],
  trail: ['A'],
  text: [],
};

it('come back as they were stored, as text', () =>
  expect(readSearches(writeSearches([hit]))).toEqual([{ ...hit, title: [`B ${EVIL}`] }]));

it('are without one that cannot be used', () => {
  const [stored] = JSON.parse(writeSearches([hit]));
  expect(readSearches(JSON.stringify([{ ...stored, kind: 'constructor' }, stored]))).toHaveLength(1);
});

it.each(['', 'null', '{}', '"x"', '[1, "x"]', '[{"url":"1"}]', '[{'])('%s holds none', (text) =>
  expect(readSearches(text)).toEqual([]),
);
