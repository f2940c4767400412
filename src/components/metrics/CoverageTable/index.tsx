import { metrics } from '@site/data/metrics';
import { type CoverageGroup, coverageGroups } from '@site/data/metrics/coverage';
import { families } from '@site/data/metrics/families';
import type { CoverageMarket, Metric } from '@site/data/metrics/types';
import { defineTable } from '@site/src/components/tables/RecordTable';
import { recordOf } from '@site/src/lib/authorError';
import { withCode } from '@site/src/lib/text/withCode';

const marketNames: Readonly<Record<CoverageMarket, string>> = {
  spot: 'spot',
  perp: 'perps',
  dated: 'dated futures',
  pool: 'on every chain',
};

/** "spot and perps since 2020-01, dated futures since 2021-02" */
function firstDates(since: Readonly<Partial<Record<CoverageMarket, string>>>): string {
  const markets = new Map<string, string[]>();
  for (const [market, first] of Object.entries(since)) {
    markets.set(first, [...(markets.get(first) ?? []), marketNames[market as CoverageMarket]]);
  }
  return [...markets].map(([first, names]) => `${names.join(' and ')} since ${first}`).join(', ');
}

function placesOf({ feeds }: CoverageGroup): readonly string[] {
  if ('endpoint' in feeds) {
    return [`By asset, since ${feeds.since}: ${feeds.endpoint}`];
  }
  return Object.entries(feeds).map(
    ([venue, { since, endpoint, reach }]) =>
      `${venue} ${firstDates(since)}: ${endpoint}${reach ? `. ${reach.replace(/\.$/, '')}` : ''}`,
  );
}

/** The family where the row covers all of it, otherwise the metrics. */
function nameOf(members: readonly Metric[]): string {
  const family = members[0]?.family;
  const all = metrics.filter((metric) => metric.family === family).length;
  return family && members.length === all
    ? families[family].name
    : members.map(({ name }) => name).join(' · ');
}

const membersOf = (group: CoverageGroup) => group.metrics.map((id) => recordOf('CoverageTable', metrics, id));

const titleOf = (group: CoverageGroup) => group.name ?? nameOf(membersOf(group));

const valuesOf = ({ interval, final }: CoverageGroup) => `${interval}. ${final}`;

/** The data contract of every metric: venue, first date, source, finality, gaps. Metrics that share their data share a row. */
export default defineTable({
  label: 'Coverage of metrics',
  records: coverageGroups,
  anchor: (group) => `coverage-${group.metrics[0]}`,
  columns: {
    Metrics: titleOf,
    'Venue, first date and source': (group) =>
      placesOf(group).map((place) => <div key={place}>{withCode(place)}</div>),
    'New values': valuesOf,
    'Known gaps': 'gaps',
    'Why another site differs': 'differs',
  },
  filter: {
    label: 'Filter coverage by metric, venue or market',
    values: { entry: 'row', advice: 'Try the name of a metric, a venue or a kind of market.' },
    words: (group) => [
      [titleOf(group), ...placesOf(group), valuesOf(group), group.gaps, group.differs],
      membersOf(group).flatMap((metric) => [metric.name, ...metric.synonyms]),
    ],
  },
});
