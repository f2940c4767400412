import { describe, expect, it } from 'vitest';
import { jlabsTokenRatings } from '../metrics/jlabs-token-ratings';
import { subScores } from './ratings';
import { subScoreSchema } from './ratings.schema';

describe('Sub-scores of the token rating', () => {
  it.each(subScores)('$id is complete', (subScore) => {
    const { error } = subScoreSchema.safeParse(subScore);
    expect(error, `data/models/ratings.ts, "${subScore.id}": ${error?.message}`).toBeUndefined();
  });

  it('are the nine of the product, in its order', () => {
    expect(subScores.map((subScore) => subScore.name)).toEqual([
      'User',
      'Demand shock',
      'Price level',
      'Accumulation',
      'Diversity',
      'Price strength',
      'Token usage',
      'Sentiment',
      'Leverage',
    ]);
  });

  it('have each an id of their own', () => {
    const ids = subScores.map((subScore) => subScore.id);
    expect(
      new Set(ids).size,
      `data/models/ratings.ts: two sub-scores share an id among ${ids.join(', ')}`,
    ).toBe(ids.length);
  });

  it('stand in the metric catalogue, after the overall rating', () => {
    expect(jlabsTokenRatings.map((metric) => metric.id)).toEqual([
      'token-rating-overall',
      ...subScores.map((subScore) => subScore.id),
    ]);
  });
});
