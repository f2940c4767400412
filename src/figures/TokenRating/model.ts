import { overallRating, possibleRatings } from '@site/data/formulas/metrics/ratings';
import { bandOf } from '@site/data/models/bands';
import { overallBands, subScores } from '@site/data/models/ratings';
import { formatNumber } from '@site/src/lib/text/format';
import type { Finding } from '../kit/shell/finding';
import type { Codec } from '../kit/state/codec';

/** A missing score keeps the value that it will have when its data arrives. */
export type Score = { readonly value: number; readonly isMissing: boolean };

export const HIGHEST = 10;
export const STEP = 0.5;

/** The eight known scores add up to the 48 of the page's worked example, and the ninth arrives at 2, as there. */
const STARTING = '7_6_5_7_6_4_6_7_2x';

function readScore(text: string): Score | undefined {
  const [, digits, missing] = /^(\d{1,2}(?:\.5)?)(x?)$/.exec(text) ?? [];
  const value = Number(digits);
  return value <= HIGHEST ? { value, isMissing: missing === 'x' } : undefined;
}

/** `7_6.5_2x`: one score for each sub-score in the order of the page, x where its data is missing. */
export function readScores(text: string): readonly Score[] | undefined {
  const scores = text.split('_').flatMap((part) => readScore(part) ?? []);
  return scores.length === subScores.length && text.split('_').length === subScores.length
    ? scores
    : undefined;
}

export function writeScores(scores: readonly Score[]): string {
  return scores.map(({ value, isMissing }) => `${value}${isMissing ? 'x' : ''}`).join('_');
}

export const scoresCodec: Codec<readonly Score[]> = {
  fallback: readScores(STARTING) ?? [],
  read: readScores,
  write: writeScores,
};

export function changeScore(scores: readonly Score[], index: number, part: Partial<Score>): readonly Score[] {
  return scores.map((score, place) => (place === index ? { ...score, ...part } : score));
}

export type Rating = {
  readonly known: number;
  /** Null when no sub-score has data. */
  readonly overall: number | null;
  readonly band: string | null;
  /** Where the overall could lie once the missing ones arrive. The lowest is also what counting them as zero gives. */
  readonly lowest: number;
  readonly highest: number;
};

export function rate(scores: readonly Score[]): Rating {
  const values = scores.map(({ value, isMissing }) => (isMissing ? null : value));
  const known = values.filter((value) => value !== null).length;
  const overall = known > 0 ? overallRating(values) : null;
  return {
    known,
    overall,
    band: overall === null ? null : (bandOf(overallBands, overall)?.label ?? null),
    ...possibleRatings(values),
  };
}

export const coverageOf = ({ known }: Rating) => `${known} of ${subScores.length}`;

export function describeRating(rating: Rating): Finding {
  const { overall, band, lowest, highest } = rating;
  const [least, most] = [formatNumber(lowest, 2), formatNumber(highest, 2)];
  return {
    verdict:
      overall === null
        ? 'No sub-score has data, so there’s no overall.'
        : `The overall is ${formatNumber(overall, 2)}, ${band?.toLowerCase()}, from ${coverageOf(rating)} sub-scores.`,
    detail:
      lowest < highest
        ? `Once the missing data arrives it can lie anywhere from ${least} to ${most}. Counted as zero, it would be ${least}.`
        : 'Every sub-score has data, so no missing one can move it.',
  };
}
