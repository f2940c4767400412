import { metrics } from '@site/data/metrics';
import { type CoverageGroup, coverageGroups } from '@site/data/metrics/coverage';
import { families } from '@site/data/metrics/families';
import type { CoverageMarket, Metric } from '@site/data/metrics/types';
import RecordTable, { defineTable } from '@site/src/components/tables/RecordTable';
import { recordOf } from '@site/src/lib/authorError';
import { upperFirst } from '@site/src/lib/text/upperFirst';
import { withCode } from '@site/src/lib/text/withCode';

const marketNames: Readonly<Record<CoverageMarket, string>> = {
  spot: 'spot',
  perp: 'perps',
  dated: 'dated futures',
  pool: 'every chain',
};

type Since = string | Readonly<Partial<Record<CoverageMarket, string>>>;

/** "Spot and perps 2020-01, dated futures 2021-02" */
function firstDates(since: Since): string {
  if (typeof since === 'string') {
    return upperFirst(since);
  }
  const markets = new Map<string, string[]>();
  for (const [market, first] of Object.entries(since)) {
    markets.set(first, [...(markets.get(first) ?? []), marketNames[market as CoverageMarket]]);
  }
  return upperFirst(
    [...markets]
      .map(([first, names]) => `${names.join(' and ')} ${first.replace(/^the /, 'from the ')}`)
      .join(', '),
  );
}

/** Where a group of metrics comes from at a venue; without one, for an asset wherever it trades. */
type Feed = {
  readonly group: CoverageGroup;
  readonly since: Since;
  readonly endpoint: string;
  readonly reach?: string | null | undefined;
};

/** The feeds of one venue. Without a venue, those that don't depend on one. */
function feedsOf(venue: string | undefined): readonly Feed[] {
  return coverageGroups.flatMap((group): readonly Feed[] => {
    const { feeds } = group;
    if ('endpoint' in feeds) {
      return venue ? [] : [{ group, since: feeds.since, endpoint: feeds.endpoint }];
    }
    const feed = venue ? new Map(Object.entries(feeds)).get(venue) : undefined;
    return feed ? [{ group, ...feed }] : [];
  });
}

/** The family where the row covers all of it, otherwise the metrics. */
function namesOf(members: readonly Metric[]): string {
  const family = members[0]?.family;
  const all = metrics.filter((metric) => metric.family === family).length;
  return family && members.length === all
    ? families[family].name
    : members.map(({ name }) => name).join(' · ');
}

const titleOf = (group: CoverageGroup) =>
  group.name ?? namesOf(group.metrics.map((id) => recordOf('CoverageTable', metrics, id)));

/** Since when there is what at one venue, and from which source. */
export default function CoverageTable({ venue }: { readonly venue?: string }) {
  return (
    <RecordTable
      label={venue ? `Coverage at ${venue}` : 'Coverage by asset'}
      records={feedsOf(venue)}
      anchor={({ group }) => `${venue ?? 'asset'}-${group.metrics[0]}`.toLowerCase().replace(/\s/g, '-')}
      columns={{
        Metrics: ({ group }) => titleOf(group),
        Since: ({ since }) => firstDates(since),
        Source: ({ endpoint, reach }) => withCode(`${endpoint}${reach ? `. ${reach}` : ''}`),
      }}
    />
  );
}

/** What limits each number: what is missing, and why another site shows another. */
export const CoverageLimits = defineTable({
  label: 'Known gaps, and why another site differs',
  records: coverageGroups,
  anchor: (group) => `coverage-${group.metrics[0]}`,
  columns: {
    Metrics: titleOf,
    'Known gaps': 'gaps',
    'Why another site differs': 'differs',
  },
});
