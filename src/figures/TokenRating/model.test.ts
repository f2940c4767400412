import { missingScoreArrives } from '@site/data/examples/ratings';
import { subScores } from '@site/data/models/ratings';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { changeScore, rate, readScores, scoresCodec, writeScores } from './model';

const start = scoresCodec.fallback;
const leverage = subScores.findIndex(({ name }) => name === 'Leverage');

describe('token rating', () => {
  it('starts with the worked example: eight known scores and a missing one', () => {
    const { overall, lowest, highest, after, arriving } = missingScoreArrives.values;
    const before = rate(start);
    expect(before.known).toBe(8);
    expect(before.overall).toBe(overall);
    expect(before.band).toBe('Strong');
    expect(before.lowest).toBeCloseTo(lowest ?? Number.NaN, 2);
    expect(before.highest).toBeCloseTo(highest ?? Number.NaN, 2);
    expect(start[leverage]).toEqual({ value: arriving, isMissing: true });

    const arrived = rate(changeScore(start, leverage, { isMissing: false }));
    expect(arrived.overall).toBeCloseTo(after ?? Number.NaN, 2);
    expect(arrived.band).toBe('Neutral');
    expect(arrived.lowest).toBe(arrived.overall);
    expect(arrived.highest).toBe(arrived.overall);
  });
});

describe('scores in the address', () => {
  it('come back as they were written', () => {
    const score = fc.record({
      value: fc.integer({ min: 0, max: 20 }).map((half) => half / 2),
      isMissing: fc.boolean(),
    });
    fc.assert(
      fc.property(fc.array(score, { minLength: 9, maxLength: 9 }), (scores) => {
        expect(readScores(writeScores(scores))).toEqual(scores);
      }),
    );
  });

  it.each(['', '7', '7_6_5_7_6_4_6_7_2x_1', '7_6_5_7_6_4_6_7_11', '7_6_5_7_6_4_6_7_-1', '7_6_5_7_6_4_6_7_y'])(
    'refuses %s',
    (text) => {
      expect(readScores(text)).toBeUndefined();
    },
  );
});
