import { metrics } from '@site/data/metrics';
import { type CoverageGroup, coverageGroups } from '@site/data/metrics/coverage';
import { families } from '@site/data/metrics/families';
import type { CoverageMarket, Metric } from '@site/data/metrics/schema';
import FactTable from '@site/src/components/tables/FactTable';
import FilteredList from '@site/src/components/tables/FilteredList';
import type { FilterValues } from '@site/src/components/tables/FilteredList/filter/values';
import { wordsBeside } from '@site/src/components/tables/FilteredList/filter/wordsBeside';
import { recordOf } from '@site/src/lib/authorError';
import { withCode } from '@site/src/lib/text/withCode';
import { Fragment } from 'react';

const VALUES: FilterValues = {
  entry: 'row',
  advice: 'Try the name of a metric, a venue or a kind of market.',
};

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

function rowOf(group: CoverageGroup) {
  const members = group.metrics.map((id) => recordOf('CoverageTable', metrics, id));
  const name = group.name ?? nameOf(members);
  const places = placesOf(group);
  const values = `${group.interval}. ${group.final}`;
  const also = members.flatMap((metric) => [metric.name, ...metric.synonyms]);
  return {
    id: `coverage-${group.metrics[0]}`,
    words: wordsBeside([name, ...places, values, group.gaps, group.differs], also) ?? '',
    cells: [
      name,
      <Fragment key="places">
        {places.map((place) => (
          <div key={place}>{withCode(place)}</div>
        ))}
      </Fragment>,
      values,
      group.gaps,
      group.differs,
    ] as const,
  };
}

/** The data contract of every metric: venue, first date, source, finality, gaps. Metrics that share their data share a row. */
export default function CoverageTable() {
  return (
    <FilteredList
      label="Filter coverage by metric, venue or market"
      count={coverageGroups.length}
      values={VALUES}
    >
      <FactTable
        label="Coverage of metrics"
        columns={[
          'Metrics',
          'Venue, first date and source',
          'New values',
          'Known gaps',
          'Why another site differs',
        ]}
        rows={coverageGroups.map(rowOf)}
      />
    </FilteredList>
  );
}
