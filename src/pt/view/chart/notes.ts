import { type Grade, gradesOf, type Trust } from '@site/src/components/metrics/TrustMark/words';
import type { Series } from '../../model/types';
import { nameOf } from '../../model/values';
import { metricNotes } from './metricNotes';

type Note = {
  readonly name: string;
  readonly page: string;
  readonly trust: Trust;
  /** The first way it misleads. */
  readonly misleads: string;
  /** What its numbers are in, if that isn't clear from them. */
  readonly unit: string;
};

/** What a reader should know of a metric before trusting it. Studies have none: they follow from price. */
export function noteOf(series: Series): Note | null {
  const known = series.kind === 'metric' ? metricNotes[series.name] : undefined;
  if (!known) {
    return null;
  }
  const [page, digits, ways, misleads, unit] = known;
  const [source, lag, coverage, revision] = Array.from(
    digits,
    (digit): Grade => (digit === '1' ? 'full' : 'partly'),
  ) as [Grade, Grade, Grade, Grade];
  return {
    name: nameOf(series),
    page,
    trust: gradesOf({ source, lag, coverage, revision }, ways),
    misleads,
    unit,
  };
}
