import type { Metric } from '@site/data/metrics/schema';

export function metricHref({ page, id }: Pick<Metric, 'page' | 'id'>): string {
  return `${page}#${id}`;
}
