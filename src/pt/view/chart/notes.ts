import type { Series } from '../../model/types';
import { seriesName } from '../../model/values';
import { metricNotes } from './metricNotes';

type Note = {
  readonly name: string;
  readonly page: string;
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
  const [page, misleads, unit] = known;
  return { name: seriesName(series), page, misleads, unit };
}
