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
const stored = { url: '/docs/a#b', kind: 'metric', part: 'Docs', title: 'B', trail: 'A' };

it('come back as they were stored, as text', () =>
  expect(readSearches(writeSearches([hit]))).toEqual([{ ...hit, title: [`B ${EVIL}`] }]));

it.each([
  { ...stored, url: 'javascript:alert(1)' },
  { ...stored, url: '/.//evil.example/' },
  { ...stored, kind: 'constructor' },
  { ...stored, title: 5 },
  { url: '/docs/a' },
])('%j is dropped alone', (wrong) => expect(readSearches(JSON.stringify([wrong, stored]))).toHaveLength(1));

it.each(['', 'null', '{}', '"x"', '[1, "x"]', '[{"url":"1"}]', '[{'])('%s holds none', (text) =>
  expect(readSearches(text)).toEqual([]),
);
