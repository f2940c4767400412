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

/** Score from 0 to 10 by the place of a value between the lowest and the highest of its peers. */
export function scoreByRange(value: number, peers: readonly number[]): number {
  const least = Math.min(...peers);
  return highest * ratio(value - least, Math.max(...peers) - least);
}

/** The same on logarithms, so that one giant among the peers does not press all others to zero. */
export function scoreByLogRange(value: number, peers: readonly number[]): number {
  return scoreByRange(Math.log10(value), peers.map(Math.log10));
}

/** Score from 0 to 10 by rank: the share of the other peers that are smaller. */
export function scoreByRank(value: number, peers: readonly number[]): number {
  return highest * ratio(peers.filter((peer) => peer < value).length, peers.length - 1);
}

/** Average result per trade, in the unit of gain and loss; `hitRate` is a share from 0 to 1. */
export function expectancy(hitRate: number, gain: number, loss: number): number {
  return hitRate * gain - (1 - hitRate) * loss;
}
