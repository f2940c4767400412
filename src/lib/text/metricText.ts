import type { Metric } from '@site/data/metrics/metric.schema';

/** Tables have room for one sentence: records open with the one that stands alone. */
export function firstSentence(text: string): string {
  return /^.*?[.](?=\s|$)/.exec(text)?.[0] ?? text;
}

export function metricHref({ page, id }: Pick<Metric, 'page' | 'id'>): string {
  return `${page}#${id}`;
}
