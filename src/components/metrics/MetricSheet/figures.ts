import type { Metric } from '@site/data/metrics/types';

type State = readonly [value: string, is: string | number];

/** The figure on a metric's page that shows it, and the value that does so best. Without one it opens as it is. */
export const metricFigures: Readonly<Record<string, readonly [figure: string, state?: State]>> = {
  'funding-rate': ['funding-cost', ['rate', 0.05]],
  'funding-rate-8h': ['funding-cost', ['interval', 1]],
  'open-interest': ['open-interest-quadrants', ['coin', 5]],
  'open-interest-usd': ['open-interest-quadrants'],
  basis: ['annualised-basis-by-days'],
  'annualised-basis': ['annualised-basis-by-days', ['days', 14]],
  'taker-volume': ['order-flow'],
  delta: ['order-flow', ['tier', '100k-1m']],
  cvd: ['order-flow'],
  'large-trades': ['order-flow', ['tier', '1m-10m']],
  spread: ['order-book', ['size', 10]],
  'bid-depth': ['order-book', ['side', 'sell']],
  'ask-depth': ['order-book'],
  'bid-ask-ratio': ['order-book', ['band', 2.5]],
  imbalance: ['order-book', ['band', 2.5]],
  'slippage-for-size': ['order-book', ['size', 100]],
  'realised-cap': ['mvrv-bands'],
  mvrv: ['mvrv-bands', ['low', 0.8]],
  cari: ['model-readings', ['model', 'cari']],
  rosi: ['model-readings'],
  'dip-signal': ['model-readings', ['model', 'dip-signal']],
  'momentum-oscillator': ['momentum-figure'],
};

/** Where a metric can be tried out, in a state that fits it. */
export function figureHref({ id, page }: Pick<Metric, 'id' | 'page'>): string | null {
  const [figure, state] = metricFigures[id] ?? [];
  return figure ? `${page}${state ? `?${figure}.${state.join('=')}` : ''}#${figure}` : null;
}
