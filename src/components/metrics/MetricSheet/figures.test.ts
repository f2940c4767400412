/// <reference types="vite/client" />
import { metrics } from '@site/data/metrics';
import type { Codecs } from '@site/src/figures/kit/state/codec';
import { describe, expect, it } from 'vitest';
import { figureHref, metricFigures } from './figures';

const modules = import.meta.glob<{ figure: { id: string }; codecs: Codecs }>('../../../figures/*/figure.ts', {
  eager: true,
});
const figures = new Map(Object.values(modules).map(({ figure, codecs }) => [figure.id, codecs]));

describe.each(Object.entries(metricFigures))('the figure of %s', (id, [figure, state]) => {
  it('belongs to a metric, exists, and takes the state', () => {
    expect(metrics.map((metric) => metric.id)).toContain(id);
    const codecs = figures.get(figure);
    expect(codecs, figure).toBeDefined();
    if (state) {
      const [name, value] = state;
      expect(codecs?.[name]?.read(String(value)), `${figure}.${name}=${value}`).toBeDefined();
    }
  });
});

it('is an address with the state, or without one the bare figure', () => {
  const page = '/docs/page';
  expect(figureHref({ id: 'funding-rate', page })).toBe('/docs/page?funding-cost.rate=0.05#funding-cost');
  expect(figureHref({ id: 'cvd', page })).toBe('/docs/page#order-flow');
  expect(figureHref({ id: 'volume', page })).toBeNull();
});
