import { metrics } from '@site/data/metrics';
import { type CoverageGroup, coverage, coverageGroups } from '@site/data/metrics/coverage';
import { families } from '@site/data/metrics/families';
import type { Metric } from '@site/data/metrics/metric.schema';
import type { ScreenerField } from '@site/data/screener/fields.schema';
import { authorError } from '@site/src/lib/authorError';

/** Open: not stated. */
type Grade = 'full' | 'partly' | 'open';
export type Trust = readonly { readonly grade: Grade | 'misleads'; readonly says: string }[];

/** The five segments in their order, and when readers see which grade. */
export const trustRules = {
  Source:
    'Filled if feed and formula are public. Half if the recipe isn’t, or if someone picks what counts, such as a provider who labels wallets.',
  Lag: 'Filled if values arrive live. Half if all or part of them comes at set times or waits for a report.',
  Coverage:
    'Filled if every venue has it and its feed leaves nothing out. Half if a venue, part of a feed or some assets are missing.',
  Revision: 'Filled if values become final at a known moment. Half if they can be changed later.',
  Misleads: 'Always amber and broken, because every number can mislead. Its sheet says where.',
} as const;

const SAYS = {
  source: { full: 'source public', partly: 'source partly public', open: 'source not stated' },
  lag: { full: 'live', partly: 'delayed', open: 'lag not stated' },
  coverage: { full: 'full coverage', partly: 'partial coverage', open: 'coverage not stated' },
  revision: { full: 'becomes final', partly: 'can be revised', open: 'finality not stated' },
} as const;

const venueCount = new Set(coverage.flatMap(({ venue }) => venue ?? [])).size;

/** A limit outweighs a promise, and words that are neither promise nothing. */
function grade(text: string, limit: RegExp, promise: RegExp): Grade {
  if (limit.test(text)) {
    return 'partly';
  }
  return promise.test(text) ? 'full' : 'open';
}

function coverageGrade(contract: CoverageGroup | undefined, availableFor: string): Grade {
  if (!contract) {
    return 'open';
  }
  const { feeds } = contract;
  const isWhole =
    'since' in feeds
      ? availableFor.startsWith('Every symbol')
      : Object.keys(feeds).length === venueCount && Object.values(feeds).every(({ reach }) => !reach);
  return isWhole ? 'full' : 'partly';
}

/** What data/ says of a number, in its own words. */
type Stated = {
  readonly source: string;
  readonly formula: string | null;
  readonly arrives: string;
  readonly settles: string;
  readonly availableFor: string;
  readonly contract: CoverageGroup | undefined;
  readonly misleads: readonly string[];
};

export function gradesOf({ contract, ...stated }: Stated): Trust {
  const grades = {
    source: /not published/i.test(stated.formula ?? '')
      ? 'partly'
      : grade(stated.source, /provider|issuer|label|classifier|sample|assigned|inputs/i, /\S/),
    lag: grade(
      stated.arrives,
      /\bonce\b|\bhour|daily|minutes|\bwhen\b/i,
      /^(Live|With every trade|Block by block|Grows)/,
    ),
    coverage: coverageGrade(contract, stated.availableFor),
    revision: grade(
      stated.settles,
      /correct|revised|replaced|\bpast\b|rescales|values change|at any time/i,
      /final|fixed|until/i,
    ),
  } as const satisfies Record<keyof typeof SAYS, Grade>;
  const ways = stated.misleads.length;
  return [
    ...(['source', 'lag', 'coverage', 'revision'] as const).map((name) => ({
      grade: grades[name],
      says: SAYS[name][grades[name]],
    })),
    { grade: 'misleads', says: `${ways} ${ways === 1 ? 'way' : 'ways'} to mislead` },
  ];
}

export function contractOf(id: string): CoverageGroup {
  const contract = coverageGroups.find((group) => group.metrics.includes(id));
  if (!contract) {
    throw authorError('TrustMark', `finds no coverage of "${id}". Add it to data/metrics/coverage.ts.`);
  }
  return contract;
}

function statedOf(metric: Metric): Stated {
  const contract = contractOf(metric.id);
  const { feeds, interval, final } = contract;
  return {
    source:
      'since' in feeds
        ? feeds.endpoint
        : Object.values(feeds)
            .map(({ endpoint }) => endpoint)
            .join(' '),
    formula: metric.formula,
    arrives: interval,
    settles: `${metric.updates} ${families[metric.family].updates} ${final}`,
    availableFor: metric.venues,
    contract,
    misleads: metric.misleads,
  };
}

export const metricTrust = (metric: Metric): Trust => gradesOf(statedOf(metric));

/** A field that is a metric too has its coverage and its finality. */
export function fieldTrust({ source, formula, updates, metricId, misleads }: ScreenerField): Trust {
  const metric = metrics.find(({ id }) => id === metricId);
  const known = metric && statedOf(metric);
  return gradesOf({
    source,
    formula: formula ?? known?.formula ?? null,
    arrives: updates,
    settles: `${updates} ${known?.settles ?? ''}`,
    availableFor: known?.availableFor ?? '',
    contract: known?.contract,
    misleads,
  });
}

/** "Source public, live, full coverage, becomes final, 2 ways to mislead" */
export function inWords(trust: Trust): string {
  const words = trust.map(({ says }) => says).join(', ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}
