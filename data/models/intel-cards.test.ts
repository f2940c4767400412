import { describe, expect, it } from 'vitest';
import { exchangeMetrics } from '../metrics/exchange';
import { jlabsTokenRatings } from '../metrics/jlabs-token-ratings';
import { momentumMetrics } from '../metrics/momentum';
import { orderbookMetrics } from '../metrics/orderbook';
import { orderflowMetrics } from '../metrics/orderflow';
import { intelCards } from './intel-cards';
import { intelCardSchema } from './intel-cards.schema';

const metrics = [
  ...exchangeMetrics,
  ...jlabsTokenRatings,
  ...momentumMetrics,
  ...orderbookMetrics,
  ...orderflowMetrics,
];

describe('Panda Intel cards', () => {
  it.each(intelCards)('$id fits the schema', (card) => {
    const result = intelCardSchema.safeParse(card);
    expect(result.success, `data/models/intel-cards.ts: ${card.id}: ${result.error?.message}`).toBe(true);
  });

  it('are seven, each with an id of its own', () => {
    expect(new Set(intelCards.map(({ id }) => id)).size).toBe(7);
  });

  it.each(intelCards.flatMap(({ inputs }) => inputs.filter(({ page }) => page.includes('#'))))(
    '$page is the sheet of a metric',
    ({ page }) => {
      expect(metrics.map((metric) => `${metric.page}#${metric.id}`)).toContain(page);
    },
  );

  it('never say buy or sell', () => {
    const words = intelCards.map((card) => JSON.stringify({ ...card, inputs: [] })).join(' ');
    expect(words).not.toMatch(/\b(buy|sell)\b/i);
  });
});
