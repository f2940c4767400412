import { metrics } from '@site/data/metrics';
import { type CoverageGroup, coverageGroups } from '@site/data/metrics/coverage';
import type { CoverageMarket } from '@site/data/metrics/coverage.schema';
import { families } from '@site/data/metrics/families';
import type { Metric } from '@site/data/metrics/metric.schema';
import FactTable from '@site/src/components/tables/FactTable';
import FilteredList from '@site/src/components/tables/FilteredList';
import type { FilterValues } from '@site/src/components/tables/FilteredList/filter/values';
import { wordsBeside } from '@site/src/components/tables/FilteredList/filter/wordsBeside';
import { authorError } from '@site/src/lib/authorError';

const VALUES: FilterValues = {
  entry: 'row',
  advice: 'Try the name of a metric, a venue or a kind of market.',
};

const marketNames: Readonly<Record<CoverageMarket, string>> = {
  spot: 'Spot',
  perp: 'Perps',
  dated: 'Dated futures',
};

function metricOf(id: string) {
  const metric = metrics.find((known) => known.id === id);
  if (!metric) {
    throw authorError(
      'CoverageTable',
      `finds no metric "${id}". Correct the id in data/metrics/coverage.ts.`,
    );
  }
  return metric;
}

function placesOf({ markets }: CoverageGroup): string {
  if (!markets) {
    return 'By asset, not by venue';
  }
  const byVenues = new Map<string, string[]>();
  for (const [market, venues] of Object.entries(markets)) {
    const key = venues.join(', ');
    byVenues.set(key, [...(byVenues.get(key) ?? []), marketNames[market as CoverageMarket]]);
  }
  return [...byVenues].map(([venues, kinds]) => `${kinds.join(', ')}: ${venues}`).join('. ');
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
  const members = group.metrics.map(metricOf);
  const name = nameOf(members);
  const places = placesOf(group);
  const also = members.flatMap((metric) => [metric.name, ...metric.synonyms]);
  return {
    id: `coverage-${group.metrics[0]}`,
    words: wordsBeside([name, places, group.history, group.interval], also) ?? '',
    cells: [name, places, group.history, group.interval] as const,
  };
}

/** Which metric exists where, since when and how often. Metrics that share their data share a row. */
export default function CoverageTable() {
  return (
    <FilteredList
      label="Filter coverage by metric, venue or market"
      count={coverageGroups.length}
      values={VALUES}
    >
      <FactTable
        label="Coverage of metrics"
        columns={['Metrics', 'Markets and venues', 'History', 'New values']}
        rows={coverageGroups.map(rowOf)}
      />
    </FilteredList>
  );
}
