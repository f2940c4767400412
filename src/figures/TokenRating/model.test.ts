import { subScores } from '@site/data/models/ratings';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { rate, scoresCodec } from './model';

const start = scoresCodec.fallback;
const leverage = subScores.findIndex(({ name }) => name === 'Leverage');

it('starts with eight known scores, of which a ninth moves the overall to another band', () => {
  const before = rate(start);
  expect(before).toMatchObject({ known: 8, overall: 6, band: 'Strong' });
  expect(before.lowest).toBeCloseTo(48 / 9, 10);
  expect(before.highest).toBeCloseTo(58 / 9, 10);
  const arrived = rate(start.with(leverage, 2));
  expect(arrived.overall).toBeCloseTo(50 / 9, 10);
  expect(arrived).toMatchObject({ band: 'Neutral', lowest: arrived.overall, highest: arrived.overall });
});

it('writes scores into the address as it reads them, and reads those of older addresses', () => {
  const score = fc.option(fc.integer({ min: 0, max: 20 }).map((half) => half / 2));
  fc.assert(
    fc.property(fc.array(score, { minLength: 9, maxLength: 9 }), (scores) => {
      expect(scoresCodec.read(scoresCodec.write(scores))).toEqual(scores);
    }),
  );
  expect(scoresCodec.read('7_6_5_7_6_4_6_7_2x')).toEqual(start);
  for (const text of [
    '',
    '7',
    '7_6_5_7_6_4_6_7_2x_1',
    '7_6_5_7_6_4_6_7_11',
    '7_6_5_7_6_4_6_7_-1',
    '7_6_5_7_6_4_6_7_',
  ]) {
    expect(scoresCodec.read(text), text).toBeUndefined();
  }
});
