import { ratio, sum } from './ratio';

/** A sub-score from 0 to 10, or null where there is no data for it. */
type SubScore = number | null;

const highest = 10;

const known = (scores: readonly SubScore[]) => scores.filter((score) => score !== null);

/** Mean of the sub-scores that have data, all weighed the same; a missing one is left out, never counted as zero. */
export function overallRating(scores: readonly SubScore[]): number {
  const present = known(scores);
  return ratio(sum(present), present.length);
}

/** The lowest and the highest overall that are still possible once every missing sub-score arrives. */
export function possibleRatings(scores: readonly SubScore[]): { lowest: number; highest: number } {
  const present = sum(known(scores));
  const missing = scores.length - known(scores).length;
  return {
    lowest: ratio(present, scores.length),
    highest: ratio(present + missing * highest, scores.length),
  };
}

/** Average result per trade, in the unit of gain and loss; `hitRate` is a share from 0 to 1. */
export function expectancy(hitRate: number, gain: number, loss: number): number {
  return hitRate * gain - (1 - hitRate) * loss;
}
