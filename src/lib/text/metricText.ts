import type { Metric } from '@site/data/metrics/metric.schema';

export function metricHref({ page, id }: Pick<Metric, 'page' | 'id'>): string {
  return `${page}#${id}`;
}
