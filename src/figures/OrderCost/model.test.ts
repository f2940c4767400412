import { firstTrade, liquidationPrices } from '@site/data/examples/bybit';
import { toStep } from '@site/src/kit/controls/range';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { defaultsOf } from '../kit/state/codec';
import { codecs } from './figure';
import { estimateOrder, type OrderEstimate, type OrderInput } from './model';
import { describeOrder } from './words';

const first = defaultsOf(codecs);
const estimate = (input: Partial<OrderInput> = {}) => estimateOrder({ ...first, ...input });

/** Any state that the controls allow. */
const anyInput = fc.record(
  Object.fromEntries(
    Object.entries(codecs).map(([key, codec]) => [
      key,
      'range' in codec
        ? fc
            .double({ min: codec.range.min, max: codec.range.max, noNaN: true })
            .map((value) => toStep(codec.range, value))
        : fc.constantFrom(...codec.choices),
    ]),
  ),
) as fc.Arbitrary<OrderInput>;

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
    const sheet: Readonly<Record<string, unknown>> = estimate();
    for (const [name, value] of Object.entries(expected)) {
      expect(sheet[name], name).toBeCloseTo(value, 2);
    }
  });

  it.each([
    ['cross', 'long', 10, 'crossLong'],
    ['cross', 'short', 10, 'crossShort'],
    ['cross', 'long', 50, 'crossLong'],
    ['isolated', 'long', 10, 'long'],
    ['isolated', 'short', 10, 'short'],
    ['isolated', 'long', 50, 'highLong'],
  ] as const)('%s %s at %s×: the liquidation price of the page', (margin, side, leverage, name) => {
    expect(estimate({ margin, side, leverage }).liquidation).toBeCloseTo(
      liquidationPrices.values[name] ?? Number.NaN,
      2,
    );
  });

  it('counts coins as Bybit does, after their collateral ratio', () => {
    const { marginBalance, liquidation } = estimate({ held: 'coin', counts: liquidationPrices.values.ratio });
    expect(marginBalance).toBe(liquidationPrices.values.balance);
    expect(liquidation).toBeCloseTo(liquidationPrices.values.coinLong ?? Number.NaN, 0);
  });

  it.each([
    ['portfolio', { margin: 'portfolio' }],
    ['refused', { margin: 'isolated', leverage: 100, maintenance: '2' }],
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
    const input: OrderInput = { ...first, mode: 'hedge', margin: 'isolated', leverage: 60 };
    const { verdict, detail } = describeOrder(input, estimateOrder(input));
    expect(verdict).toMatch(/^PT can’t send this: .*10001/);
    expect(detail).toContain('position idx');
  });

  it('pays more funding every hour, and a short receives what a long pays', () => {
    expect(estimate({ hourly: true }).funding).toBe(estimate().hourlyFunding);
    expect(estimate({ side: 'short' }).funding).toBe(-estimate().funding);
  });

  it('has no slippage for more than the sample book holds', () => {
    expect(estimate({ size: 1_000 })).toMatchObject({ slippage: null, notional: 60_000_000 });
  });

  it('costs more with size and less with leverage', () => {
    fc.assert(
      fc.property(anyInput, (input) => {
        const sheet = estimateOrder(input);
        const larger = estimateOrder({ ...input, size: input.size * 1.5 });
        expect(larger.takerFees).toBeLessThanOrEqual(sheet.takerFees);
        expect(larger.makerFees).toBeLessThanOrEqual(sheet.makerFees);
        expect(larger.slippage ?? 0).toBeLessThan(sheet.slippage ?? 0);
        expect(Math.abs(larger.funding)).toBeGreaterThanOrEqual(Math.abs(sheet.funding));
        const steeper = estimateOrder({ ...input, leverage: input.leverage + 1 });
        if (input.margin === 'portfolio') {
          expect([sheet.margin, larger.margin]).toEqual([null, null]);
        } else {
          expect(larger.margin ?? 0).toBeGreaterThan(sheet.margin ?? 0);
          expect(steeper.margin ?? 0).toBeLessThan(sheet.margin ?? 0);
        }
        expect(steeper.takerFees).toBe(sheet.takerFees);
      }),
    );
  });

  it('brings the liquidation nearer with leverage in isolated margin, with size in cross', () => {
    const distance = (input: OrderInput) => estimateOrder(input).liquidationDistance;
    fc.assert(
      fc.property(anyInput, (input) => {
        const isolated: OrderInput = { ...input, margin: 'isolated' };
        const cross: OrderInput = { ...input, margin: 'cross' };
        const nearer: [OrderInput, OrderInput][] = [
          [isolated, { ...isolated, leverage: input.leverage + 1 }],
          [cross, { ...cross, size: input.size * 1.5 }],
        ];
        for (const [before, after] of nearer) {
          const [far, near] = [distance(before), distance(after)];
          if (far !== null && near !== null) {
            expect(Math.abs(near)).toBeLessThan(Math.abs(far));
          }
        }
        const steeper = distance({ ...cross, leverage: input.leverage + 1 });
        if (steeper !== null && distance(cross) !== null) {
          expect(steeper).toBe(distance(cross));
        }
      }),
    );
  });

  it('warns first whenever the liquidation is nearer than the stop, and only then', () => {
    const seen = new Set<boolean>();
    fc.assert(
      fc.property(anyInput, (any) => {
        const input: OrderInput = { ...any, mode: 'one-way' };
        const sheet = estimateOrder(input);
        const isNearer =
          sheet.liquidationDistance !== null &&
          Math.abs(sheet.liquidationDistance) <= input.stop * (1 + 1e-9);
        seen.add(isNearer);
        const { verdict } = describeOrder(input, sheet);
        expect(/^Liquidation at .* comes before the stop-loss/.test(verdict)).toBe(isNearer);
        expect(/at the stop\b(?!-)/.test(verdict)).toBe(!isNearer && sheet.noLiquidation !== 'refused');
      }),
      { numRuns: 500 },
    );
    expect(seen.size).toBe(2);
  });

  it('advises only what moves the number it is about', () => {
    /** What the verdict measures: the margin, what the account can carry, or how far liquidation lies beyond the stop. */
    function measure({ remedies, noLiquidation }: OrderEstimate, input: OrderInput): number {
      const sheet = estimateOrder(input);
      const margin = sheet.margin ?? 0;
      if (noLiquidation === 'refused') {
        return remedies.includes('leverage')
          ? margin / ((sheet.notional * Number(input.maintenance)) / 100)
          : sheet.marginBalance / Math.max(margin - sheet.takerFees, sheet.maintenanceMargin);
      }
      return Math.abs(sheet.liquidationDistance ?? Number.POSITIVE_INFINITY) - input.stop;
    }
    const followed = {
      leverage: (input: OrderInput) => ({ ...input, leverage: input.leverage * 0.9 }),
      size: (input: OrderInput) => ({ ...input, size: input.size * 0.9 }),
      collateral: (input: OrderInput) => ({ ...input, collateral: input.collateral * 1.1 }),
      stop: (input: OrderInput) => ({ ...input, stop: input.stop * 0.9 }),
    };
    const words = {
      leverage: 'leverage or|leverage\\.',
      size: 'smaller',
      collateral: 'add coll',
      stop: 'stop closer',
    };
    const seen = new Set<string>();
    fc.assert(
      fc.property(anyInput, (any) => {
        const input: OrderInput = { ...any, mode: 'one-way' };
        const sheet = estimateOrder(input);
        if (sheet.noLiquidation !== 'refused' && !sheet.isStopTooLate) {
          return;
        }
        const { detail } = describeOrder(input, sheet);
        for (const remedy of Object.keys(followed) as (keyof typeof followed)[]) {
          const isAdvised = new RegExp(words[remedy]).test(detail);
          expect(isAdvised, `${remedy}: ${detail}`).toBe(sheet.remedies.includes(remedy));
          if (isAdvised) {
            seen.add(`${input.margin} ${sheet.noLiquidation} ${remedy}`);
            expect(measure(sheet, followed[remedy](input)), remedy).toBeGreaterThan(measure(sheet, input));
          }
        }
      }),
      { numRuns: 1_000, seed: 5 },
    );
    expect([...seen].sort()).toEqual([
      'cross null collateral',
      'cross null size',
      'cross null stop',
      'cross refused collateral',
      'cross refused leverage',
      'cross refused size',
      'isolated null leverage',
      'isolated null stop',
      'isolated refused leverage',
    ]);
  });

  it('has no ratio when costs exceed the gain, or funding pays for the loss', () => {
    expect(estimate({ target: 0.5, fee: 0.1, hours: 336, rate: 0.1 }).ratio).toBeNull();
    expect(estimate({ stop: 0.5, rate: -0.1, hours: 336, hourly: true }).ratio).toBeNull();
  });
});
