import type { Site } from '@pt-docs/mcp';
import { expect, it } from 'vitest';
import { planOrder } from './planOrder';

const site = {
  data: async () => ({ url: 'https://docs.example', figures: { 'order-cost': '/cost' } }),
} as unknown as Site;
const plan = async (given: object) => planOrder.run(planOrder.input.parse(given), site);

it.each([
  [{}, 'Long 0.050 BTC at 10× in cross margin', /^https:\/\/docs\.example\/cost#order-cost$/],
  [{ leverage: 25, margin: 'isolated' }, 'Long 0.050 BTC at 25×', /order-cost\.leverage=25#order-cost$/],
  [
    { symbol: 'ETHUSDT', entry: 2_500, size: 2, margin: 'isolated' },
    'Long 2.000 ETH at 10× in isolated margin ties up 500.00 USDT of margin. Each result is after fees and 3 funding payments. Liquidation at 2,262.50 USDT (−9.50%). Slippage isn’t in it.',
    null,
  ],
  [
    { symbol: 'pepe', entry: 0.0000123, size: 1e8, side: 'short', margin: 'isolated', leverage: 20 },
    'Liquidation at 0.0000128535 USDT (+4.50%)',
    null,
  ],
  [{ entry: 50_000, margin: 'isolated', stopPrice: 49_000 }, 'Liquidation at 45,250.00 USDT', null],
])('plans %j', async (given, detail, figure) => {
  const { data } = await plan(given);
  expect(data.detail).toContain(detail);
  expect(JSON.stringify(data)).not.toMatch(/NaN|Infinity/);
  if (figure) {
    expect(data.figure).toMatch(figure);
  } else {
    expect(data.figure).toBeNull();
  }
});

it.each([
  [{ symbol: 'ETH' }, /Give entry and size for ETH/],
  [{ symbol: 'BTCUSD', entry: 60_000, size: 1 }, /inverse contract/],
  [{ stopPrice: 61_000 }, /The stop of a long lies below its entry of 60000/],
])('refuses %j', async (given, sentence) => {
  await expect(plan(given)).rejects.toThrow(sentence);
});
