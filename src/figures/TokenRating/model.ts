import { overallRating, possibleRatings } from '@site/data/formulas/metrics/ratings';
import { bandOf } from '@site/data/models/bands';
import { overallBands, subScores } from '@site/data/models/ratings';
import { formatNumber } from '@site/src/lib/text/format';
import type { Finding } from '../kit/shell/finding';
import type { Codec } from '../kit/state/codec';

export const HIGHEST = 10;
export const STEP = 0.5;

/** Null where there is no data. */
export type Score = number | null;

/** The eight known scores add up to the 48 of the page's worked example; the ninth has no data yet. */
const STARTING = '7_6_5_7_6_4_6_7_x';

const SCORE = /^(?:(\d{1,2}(?:\.5)?)|(?:\d{1,2}(?:\.5)?)?x)$/;

/** `7_6.5_x`: one score for each sub-score in the order of the page. Older addresses name a value before the x. */
function readScores(text: string): readonly Score[] | undefined {
  const found = text.split('_').map((part) => SCORE.exec(part));
  const isSound = found.every((score) => score && Number(score[1] ?? 0) <= HIGHEST);
  return isSound && found.length === subScores.length
    ? found.map((score) => (score?.[1] === undefined ? null : Number(score[1])))
    : undefined;
}

export const scoresCodec: Codec<readonly Score[]> = {
  fallback: readScores(STARTING) ?? [],
  read: readScores,
  write: (scores) => scores.map((score) => score ?? 'x').join('_'),
};

/** The overall of the sub-scores that have data, and how far the missing ones could still move it. */
export function rate(scores: readonly Score[]) {
  const known = scores.filter((score) => score !== null).length;
  const overall = known > 0 ? overallRating(scores) : null;
  return {
    known,
    /** Null when no sub-score has data. */
    overall,
    band: overall === null ? null : (bandOf(overallBands, overall)?.label ?? null),
    /** Where the overall could lie once the missing ones arrive. The lowest is also what counting them as zero gives. */
    ...possibleRatings(scores),
  };
}

export type Rating = ReturnType<typeof rate>;

export const scoreText = (score: Score | undefined) => (score == null ? 'no data' : formatNumber(score, 1));
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
        ? `Once the missing data arrives, the overall can lie anywhere from ${least} to ${most}. Counted as zero, it would be ${least}.`
        : 'Every sub-score has data, so no missing one can move it.',
  };
}
