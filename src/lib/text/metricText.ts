import type { Metric } from '@site/data/metrics/types';

export function metricHref({ page, id }: Pick<Metric, 'page' | 'id'>): string {
  return `${page}#${id}`;
}
