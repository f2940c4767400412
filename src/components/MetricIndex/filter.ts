import { families } from '@site/data/metrics/families';
import type { Metric } from '@site/data/metrics/metric.schema';

/** Names as they are written and with their punctuation as spaces: both "l/s" and "order flow" must find something. */
function searchText({ id, name, unit, family, synonyms }: Metric): string {
  const written = [id, name, unit, families[family].name, ...synonyms].join(' ').toLowerCase();
  return ` ${written} ${written.replace(/[/,-]/g, ' ')}`;
}

/** Every typed word must start a word of the metric: "oi" finds open interest and leaves "coin" alone. */
export function filterMetrics(metrics: readonly Metric[], query: string): readonly Metric[] {
  const words = query.toLowerCase().split(/\s+/).filter(Boolean);
  return metrics.filter((metric) => {
    const text = searchText(metric);
    return words.every((word) => text.includes(` ${word}`));
  });
}
