import type { Metric, StatedTrust } from '@site/data/metrics/types';
import type { ScreenerField } from '@site/data/screener/types';
import { type CoverageGroup, coverage, coverageGroups } from '../../../../data/metrics/coverage';
import { authorError } from '../../../lib/authorError';
import { upperFirst } from '../../../lib/text/upperFirst';

type Grade = StatedTrust['source'];
/** Open: a segment that the legend isn't about. */
export type Trust = readonly { readonly grade: Grade | 'open' | 'misleads'; readonly says: string }[];

const SAYS = {
  source: { full: 'source public', partly: 'source partly public' },
  lag: { full: 'live', partly: 'delayed' },
  coverage: { full: 'full coverage', partly: 'partial coverage' },
  revision: { full: 'becomes final', partly: 'can be corrected later' },
} as const;

type Grades = NonNullable<ScreenerField['trust']>;

function gradesOf(grades: Grades, ways: number): Trust {
  return [
    ...(['source', 'lag', 'coverage', 'revision'] as const).map((name) => ({
      grade: grades[name],
      says: SAYS[name][grades[name]],
    })),
    { grade: 'misleads', says: `${ways} ${ways === 1 ? 'way' : 'ways'} to mislead` },
  ];
}

/** "Source public, live, full coverage, becomes final, 2 ways to mislead" */
export function inWords(trust: Trust): string {
  return upperFirst(trust.map(({ says }) => says).join(', '));
}

/** The five segments in their order, and when readers see which grade. */
export const trustRules = {
  Source:
    'Filled if feed and formula are public. Half if the recipe isn’t, or if a provider picks what counts, as with wallet labels.',
  Lag: 'Filled if values arrive live. Half if some come at set times or wait for a report.',
  Coverage:
    'Filled if every venue publishes it in full. Half if a venue, part of a feed or some assets are missing.',
  Revision: 'Filled if a value is never corrected once its bar or moment has passed. Half if it can be.',
  Misleads: 'Always amber: every number can mislead, and the text below says how.',
} as const;

const venueCount = new Set(coverage.flatMap(({ venue }) => venue ?? [])).size;

/** What belongs to an asset and not to a venue exists for some assets only. */
function coverageGrade({ feeds }: CoverageGroup): Grade {
  const isWhole =
    !('endpoint' in feeds) &&
    Object.keys(feeds).length >= venueCount &&
    Object.values(feeds).every(({ reach }) => !reach);
  return isWhole ? 'full' : 'partly';
}

export function contractOf(id: string): CoverageGroup {
  const contract = coverageGroups.find((group) => group.metrics.includes(id));
  if (!contract) {
    throw authorError('TrustMark', `finds no coverage of "${id}". Add it to data/metrics/coverage.ts.`);
  }
  return contract;
}

export function metricTrust({ id, misleads }: Pick<Metric, 'id' | 'misleads'>): Trust {
  const contract = contractOf(id);
  return gradesOf({ ...contract.trust, coverage: coverageGrade(contract) }, misleads.length);
}

/** A field that is a metric too has its grades. */
export const fieldTrust = ({ trust, metricId, misleads }: ScreenerField): Trust =>
  trust && !metricId ? gradesOf(trust, misleads.length) : metricTrust({ id: metricId ?? '', misleads });
