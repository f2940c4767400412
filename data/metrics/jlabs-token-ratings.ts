import { overallRating } from '../formulas/metrics/ratings';
import { bandOf } from '../models/bands';
import { overallBands, subScores } from '../models/ratings';
import type { SubScore } from '../models/types';
import { sharedBy } from './families';
import type { Metric } from './types';

const common = { ...sharedBy('jlabs-token-ratings'), unit: 'points from 0 to 10' };

const bandName = (reading: number) => bandOf(overallBands, reading)?.label.toLowerCase();

/** Eight of the nine; Diversity is the one without data. */
const scores = {
  user: 6,
  demand: 5,
  level: 7,
  accumulation: 6,
  strength: 8,
  usage: 5,
  sentiment: 6,
  leverage: 5,
};
const results = { overall: 6, asZero: 5.3 };

const overall: Metric = {
  ...common,
  id: 'token-rating-overall',
  name: 'Overall token rating',
  definition: `One number for the state of a token, made from ${subScores.length} sub-scores.`,
  formula:
    'Σ(weightᵢ × scoreᵢ) ÷ Σ weightᵢ over the sub-scores that have data. The weights aren’t published.',
  sign: 'Higher is stronger, in every sub-score too.',
  reading: [
    'Read the band, then how many sub-scores are behind it, then the ones far from the rest.',
    'A change says more than a level. Find the sub-score that moved.',
  ],
  misleads: [
    'An average hides conflict: five tens and four zeros read almost like nine fives.',
    'Several sub-scores move with price. The rating follows price more than it leads it.',
  ],
  example: {
    title: 'a missing sub-score is left out',
    text: `User {user}, Demand shock {demand}, Price level {level}, Accumulation {accumulation}, Price strength {strength}, Token usage {usage}, Sentiment {sentiment}, Leverage {leverage}. Diversity has no data. With all weights the same, the overall is the mean of eight scores: {overall}, ${bandName(results.overall)}. If the missing score counted as zero, the overall would be {asZero}, ${bandName(results.asZero)}.`,
    values: { ...scores, ...results },
    decimals: { overall: 1 },
    recompute: () => ({
      overall: overallRating([...Object.values(scores), null]),
      asZero: overallRating([...Object.values(scores), 0]),
    }),
  },
  command: 'metric add "overall token rating"',
  synonyms: ['token rating', 'rating', 'score', 'JLabs rating', 'fundamental score'],
};

function asMetric(subScore: SubScore): Metric {
  const name = `${subScore.name} rating`;
  return {
    ...common,
    id: subScore.id,
    name,
    definition: subScore.measures,
    formula: 'Not published by JLabs, like its other recipes.',
    sign: 'Higher is stronger.',
    reading: [`Near 10: ${subScore.high}`],
    misleads: [subScore.misleads],
    example: null,
    command: `metric add "${name.toLowerCase()}"`,
    synonyms: [...subScore.synonyms],
  };
}

/** The overall rating has a full sheet on the page; the sub-scores come from data/models/ratings.ts. */
export const jlabsTokenRatings: readonly Metric[] = [overall, ...subScores.map(asMetric)];
