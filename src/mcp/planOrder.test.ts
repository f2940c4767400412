import type { Site } from '@pt-docs/mcp';
import { firstTrade, liquidationPrices } from '@site/data/examples/bybit';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { describeOrder, estimateOrder, type OrderPlan } from './orderPlan';
import { examplePlan as first, planOrder } from './planOrder';

const site = { data: async () => ({ url: 'https://docs.example' }) } as unknown as Site;
const plan = async (given: object) => planOrder.run(planOrder.input.parse(given), site);
const estimate = (changed: Partial<OrderPlan> = {}) => estimateOrder({ ...first, ...changed });

it.each([
  [{}, 'Long 0.050 BTC at 10× in cross margin'],
  [
    { symbol: 'ETHUSDT', entry: 2_500, size: 2, margin: 'isolated' },
    'Long 2.000 ETH at 10× in isolated margin ties up 500.00 USDT of margin. Each result is after fees and 3 funding payments. Liquidation at 2,262.50 USDT (−9.50%). Slippage isn’t in it.',
  ],
  [
    { symbol: 'pepe', entry: 0.0000123, size: 1e8, side: 'short', margin: 'isolated', leverage: 20 },
    'Liquidation at 0.0000128535 USDT (+4.50%)',
  ],
  [{ entry: 50_000, margin: 'isolated', stopPrice: 49_000 }, 'Liquidation at 45,250.00 USDT'],
])('plans %j', async (given, detail) => {
  const { data } = await plan(given);
  expect(data.detail).toContain(detail);
  expect(data.page).toMatch(/^https:\/\/docs\.example\/docs\/.+\/cost-and-liquidation$/);
  expect(JSON.stringify(data)).not.toMatch(/NaN|Infinity/);
});

it.each([
  [{ symbol: 'ETH' }, /Give entry and size for ETH/],
  [{ symbol: 'BTCUSD', entry: 60_000, size: 1 }, /inverse contract/],
  [{ stopPrice: 61_000 }, /The stop of a long lies below its entry of 60000/],
])('refuses %j', async (given, sentence) => {
  await expect(plan(given)).rejects.toThrow(sentence);
});

describe('an order before it is sent', () => {
  it('adds up; what is paid is negative', () => {
    // Computed by hand: 0.05 BTC at 60,000, 10×, held for 24 hours.
    const expected = {
      notional: 3_000,
      margin: 300,
      takerFees: -3.3,
      makerFees: -1.2,
      slippage: -(firstTrade.values.slippage ?? Number.NaN),
      settlements: 3,
      funding: -0.9,
      hourlySettlements: 24,
      hourlyFunding: -7.2,
      breakEven: firstTrade.values.breakEven ?? Number.NaN,
      stop: 58_800,
      atStop: -65.44,
      target: 63_000,
      atTarget: 144.45,
      ratio: 2.207,
    };
    const readings: Readonly<Record<string, unknown>> = estimate();
    for (const [name, value] of Object.entries(expected)) {
      expect(readings[name], name).toBeCloseTo(value, 2);
    }
    expect(estimate({ hourly: true }).funding).toBe(estimate().hourlyFunding);
    expect(estimate({ side: 'short' }).funding).toBe(-estimate().funding);
    expect(estimate({ size: 1_000 })).toMatchObject({ slippage: null, notional: 60_000_000 });
  });

  it.each([
    ['cross', 'long', 10, 'crossLong'],
    ['cross', 'short', 10, 'crossShort'],
    ['cross', 'long', 50, 'crossLong'],
    ['isolated', 'long', 10, 'long'],
    ['isolated', 'short', 10, 'short'],
    ['isolated', 'long', 50, 'highLong'],
  ] as const)('%s %s at %s×: the liquidation price of the page', (margin, side, leverage, name) => {
    const { liquidation } = estimate({ margin, side, leverage });
    expect(liquidation).toBeCloseTo(liquidationPrices.values[name] ?? Number.NaN, 2);
  });

  it('counts coins as Bybit does, after their collateral ratio', () => {
    const { values } = liquidationPrices;
    const { marginBalance, liquidation } = estimate({ held: 'coin', counts: values.ratio ?? Number.NaN });
    expect(marginBalance).toBe(values.balance);
    expect(liquidation).toBeCloseTo(values.coinLong ?? Number.NaN, 0);
  });

  it.each([
    ['portfolio', { margin: 'portfolio' }],
    ['refused', { margin: 'isolated', leverage: 100, maintenance: 2 }],
    ['refused', { size: 0.5, leverage: 5 }],
    ['refused', { collateral: 50, others: 50, leverage: 100 }],
    ['refused', { held: 'coin', collateral: 500, counts: 50 }],
    ['refused', { collateral: 300 }],
    ['out of reach', { collateral: 5_000 }],
    ['out of reach', { side: 'short', held: 'coin', collateral: 5_000 }],
  ] as const)('has no liquidation price: %s', (noLiquidation, input) => {
    expect(estimate(input)).toMatchObject({ noLiquidation, liquidation: null, isStopTooLate: false });
  });

  it('says that hedge mode is refused before anything else', () => {
    const order: OrderPlan = { ...first, mode: 'hedge', margin: 'isolated', leverage: 60 };
    const { verdict, detail } = describeOrder(order, estimateOrder(order));
    expect(verdict).toMatch(/^PT can’t send this: .*10001/);
    expect(detail).toContain('position idx');
  });

  it('has no ratio when costs exceed the gain, or funding pays for the loss', () => {
    expect(estimate({ target: 0.5, fee: 0.1, hours: 336, rate: 0.1 }).ratio).toBeNull();
    expect(estimate({ stop: 0.5, rate: -0.1, hours: 336, hourly: true }).ratio).toBeNull();
  });

  /** What the verdict measures: the margin, what the account can carry, or how far liquidation lies beyond the stop. */
  function measure({ remedies, noLiquidation }: ReturnType<typeof estimate>, order: OrderPlan): number {
    const now = estimateOrder(order);
    const margin = now.margin ?? 0;
    if (noLiquidation === 'refused') {
      return remedies.includes('leverage')
        ? margin / ((now.notional * order.maintenance) / 100)
        : now.marginBalance / Math.max(margin - now.takerFees, now.maintenanceMargin);
    }
    return Math.abs(now.liquidationDistance ?? Number.POSITIVE_INFINITY) - order.stop;
  }

  it('warns whenever liquidation is nearer than the stop, and advises only what moves that number', () => {
    const anyPlan = fc
      .record({
        margin: fc.constantFrom('cross', 'isolated', 'portfolio'),
        side: fc.constantFrom('long', 'short'),
        held: fc.constantFrom('usdt', 'coin'),
        size: fc.integer({ min: 1, max: 100 }).map((steps) => steps / 200),
        leverage: fc.integer({ min: 1, max: 100 }),
        stop: fc.integer({ min: 1, max: 20 }).map((steps) => steps / 2),
        collateral: fc.integer({ min: 50, max: 10_000 }),
        others: fc.integer({ min: 0, max: 2_000 }),
        maintenance: fc.constantFrom(0.5, 1, 2),
      })
      .map((given) => ({ ...first, ...given }) as OrderPlan);
    const followed = {
      leverage: ['leverage or|leverage\\.', 0.9],
      size: ['smaller', 0.9],
      collateral: ['add coll', 1.1],
      stop: ['stop closer', 0.9],
    } as const;
    const seen = new Set<string>();
    fc.assert(
      fc.property(anyPlan, (order) => {
        const now = estimateOrder(order);
        const { verdict, detail } = describeOrder(order, now);
        const isNearer =
          now.liquidationDistance !== null && Math.abs(now.liquidationDistance) <= order.stop * (1 + 1e-9);
        expect(/^Liquidation at .* comes before the stop-loss/.test(verdict)).toBe(isNearer);
        if (!isNearer && now.noLiquidation !== 'refused') {
          return;
        }
        for (const [remedy, [words, factor]] of Object.entries(followed)) {
          const name = remedy as keyof typeof followed;
          const isAdvised = new RegExp(words).test(detail);
          expect(isAdvised, `${remedy}: ${detail}`).toBe(now.remedies.includes(name));
          if (isAdvised) {
            seen.add(`${order.margin} ${now.noLiquidation} ${remedy}`);
            const then = measure(now, { ...order, [name]: order[name] * factor });
            expect(then, remedy).toBeGreaterThan(measure(now, order));
          }
        }
      }),
      { numRuns: 1_000, seed: 5 },
    );
    expect(seen.size).toBe(9);
  });
});
