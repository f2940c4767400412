import { metrics } from '@site/data/metrics';
import { screenerFields } from '@site/data/screener/fields';
import { expect, it } from 'vitest';
import { fieldTrust, inWords, metricTrust } from './grades';

const words = Object.fromEntries([
  ...metrics.map((metric) => [metric.id, inWords(metricTrust(metric))]),
  ...screenerFields.map((field) => [field.id, inWords(fieldTrust(field))]),
]);

it.each([
  ['delta', 'Source public, live, full coverage, becomes final, 2 ways to mislead'],
  ['momentum-oscillator', 'Source public, live, full coverage, becomes final, 2 ways to mislead'],
  // A venue has none; a feed leaves some out.
  ['long-short-ratio', 'Source public, delayed, partial coverage, becomes final, 2 ways to mislead'],
  // Best bid and ask are in every feed, the depth of a band isn't.
  ['spread', 'Source public, live, full coverage, becomes final, 1 way to mislead'],
  ['imbalance', 'Source public, live, partial coverage, becomes final, 2 ways to mislead'],
  ['liquidations', 'Source public, live, partial coverage, becomes final, 2 ways to mislead'],
  ['cari', 'Source partly public, delayed, partial coverage, can be corrected later, 2 ways to mislead'],
  // A field that is a metric too, and one that isn't.
  ['netflow', 'Source partly public, delayed, partial coverage, can be corrected later, 1 way to mislead'],
  ['price', 'Source public, live, full coverage, becomes final, 2 ways to mislead'],
])('the mark of %s says what data/ states', (id, says) => {
  expect(words[id]).toBe(says);
});
