import type { Site } from '@pt-docs/mcp';
import { liquidationPrices } from '@site/data/examples/bybit';
import { fundingAt } from '@site/src/pt/markets/funding';
import { START } from '@site/src/pt/markets/walk';
import { newAccount } from '@site/src/pt/model/practice/account';
import { previewOf } from '@site/src/pt/model/practice/preview';
import { withCurrentMark } from '@site/src/pt/model/practice/replay';
import { describe, expect, it } from 'vitest';
import { planOrder } from './planOrder';

const site = { data: async () => ({ url: 'https://docs.example' }) } as unknown as Site;
const BTC = { symbol: 'BTC', side: 'long', size: 0.05, entry: 60_000, leverage: 10 } as const;
const ISOLATED = { ...BTC, margin: 'isolated' } as const;
const CROSS = { ...BTC, collateral: 500 } as const;

type Data = {
  verdict: string;
  order: string;
  numbers: { name: string; text: string; value: number }[];
  assumptions: string[];
};
async function plan(given: object) {
  const { text, data } = await planOrder.run(planOrder.input.parse(given), site);
  const { numbers, ...rest } = planOrder.output.parse(data) as Data;
  return { text, ...rest, of: Object.fromEntries(numbers.map(({ name, value }) => [name, value])), numbers };
}

it.each([
  // Worked out by hand: 3,000 at 10×, 0.055% a fill, 0.5% maintenance margin.
  [
    ISOLATED,
    {
      'Position value': 3_000,
      Margin: 300,
      'Fees, in and out': -3.3,
      'Break-even': 60_066.04,
      Liquidation: 54_300,
      'Distance to liquidation': -9.5,
    },
  ],
  [
    { ...ISOLATED, side: 'short' },
    { Liquidation: 65_700, 'Break-even': 59_934.04 },
  ],
  [
    { ...ISOLATED, order: 'limit' },
    { 'Fees, in and out': -2.25, 'Break-even': 60_045.02 },
  ],
  [
    { ...ISOLATED, hours: 24 },
    { 'Funding, 3 payments': -0.9, 'Break-even': 60_084.05 },
  ],
  [{ ...ISOLATED, side: 'short', hours: 8, rate: 0.05 }, { 'Funding, 1 payment': 1.5 }],
  // −60 − 1.65 − 1.617; 150 − 1.65 − 1.7325.
  [
    { ...ISOLATED, stop: 58_800, target: 63_000 },
    { 'Result at the stop': -63.27, 'Result at the target': 146.62, 'Reward for 1 of risk': 2.32 },
  ],
  // 60,000 − (500 − 1.65 − 15) ÷ 0.05.
  [CROSS, { Liquidation: 50_333 }],
  [{ ...CROSS, others: 50 }, { Liquidation: 51_333 }],
  [
    { ...ISOLATED, symbol: 'pepe', entry: 0.0000123, size: 1e8, side: 'short', leverage: 20 },
    { Liquidation: 0.0000128535 },
  ],
])('plans %j', async (given, expected) => {
  const { of, numbers, text } = await plan(given);
  expect(of).toMatchObject(expected);
  for (const number of numbers) {
    expect(text).toContain(`${number.name}: ${number.text}`);
  }
  expect(text).not.toMatch(/NaN|Infinity|undefined|null/);
});

it('invents nothing, and lists what it assumed', async () => {
  const { of, assumptions } = await plan(CROSS);
  expect(Object.keys(of).join()).not.toMatch(/stop|target|Funding|risk/);
  expect(assumptions.join(' ')).toMatch(
    /0\.055% taker, 0\.02% maker.*0\.5%.*No other positions.*Funding isn’t counted.*Not counted: slippage/,
  );
  const all = { taker: 0.05, maker: 0.01, maintenance: 1, others: 0, hours: 8, rate: 0.01 };
  expect((await plan({ ...CROSS, ...all })).assumptions).toHaveLength(2);
});

it.each([
  [BTC, /whole account stands behind the order\. Give collateral/],
  [{ ...ISOLATED, symbol: 'BTCUSD' }, /inverse contract/],
  [{ ...ISOLATED, stop: 61_000 }, /The stop of a long lies below its entry of 60000/],
  [{ ...ISOLATED, side: 'short', target: 61_000 }, /The target of a short lies below its entry/],
])('refuses %j', async (given, sentence) => {
  await expect(plan(given)).rejects.toThrow(sentence);
});

it.each([
  [
    { ...ISOLATED, leverage: 100, maintenance: 2 },
    /^Bybit refuses this order: its margin isn’t above .* lower the leverage\.$/,
  ],
  [
    { ...CROSS, size: 0.5, leverage: 5 },
    /^Bybit refuses .* it needs 6,033\.00 USDT with both fees, and the account has 500\.00 USDT\./,
  ],
  [{ ...CROSS, collateral: 50, others: 50, leverage: 100 }, /^Bybit refuses .* it needs 65\.00 USDT/],
  [{ ...CROSS, collateral: 5_000 }, /^This position alone can’t bring the account to liquidation\.$/],
  [
    { ...ISOLATED, leverage: 50, stop: 58_800 },
    /^Liquidation at 59,100\.00 USDT comes before the stop-loss at 58,800\.00 USDT\. .* lower the leverage or/,
  ],
  [
    { ...ISOLATED, stop: 58_800, target: 60_010 },
    /^Costs eat the gain\. The result is −63\.27 USDT at the stop and −2\.80 USDT at the target\./,
  ],
])('says first what matters of %j', async (given, verdict) => {
  expect((await plan(given)).verdict).toMatch(verdict);
});

it.each([
  ['cross', 'long', 10, 'crossLong'],
  ['cross', 'short', 10, 'crossShort'],
  ['isolated', 'long', 10, 'long'],
  ['isolated', 'short', 10, 'short'],
  ['isolated', 'long', 50, 'highLong'],
] as const)(
  '%s %s at %s×: the liquidation price of the page, before fees',
  async (margin, side, leverage, name) => {
    const { values } = liquidationPrices;
    const account = { collateral: values.collateral, others: values.others, taker: 0 };
    const { of } = await plan({ ...BTC, margin, side, leverage, ...account });
    expect(of.Liquidation).toBeCloseTo(values[name] ?? Number.NaN, 2);
  },
);

describe('against the practice ticket', () => {
  const symbol = 'BTCUSDT';
  const ticket = { symbol, kind: 'limit', trigger: null, isReduceOnly: false } as const;

  const markets = (['cross', 'isolated'] as const).flatMap((mode) =>
    ([1, -1] as const).flatMap((sign) =>
      [1, 10, 50].flatMap((leverage) =>
        [0.001, 0.1, 0.14].map((size) => [mode, sign, leverage, size] as const),
      ),
    ),
  );

  it.each(markets)('says what its preview says: %s, %d, %d×, %d BTC', async (mode, sign, leverage, size) => {
    const account = withCurrentMark(
      { ...newAccount(START, mode), leverages: { [symbol]: leverage } },
      symbol,
    );
    const price = Math.round((account.marks[symbol] ?? 0) - sign * 100);
    const [stopLoss, takeProfit] = [price - sign * 900, price + sign * 1_800];
    const side = sign > 0 ? 'buy' : 'sell';
    const shown = previewOf(account, { ...ticket, side, quantity: size, price, stopLoss, takeProfit });
    const { of, verdict } = await plan({
      ...{ symbol, side: sign > 0 ? 'long' : 'short', size, leverage, margin: mode, order: 'limit' },
      ...{ entry: price, stop: stopLoss, target: takeProfit, collateral: 10_000 },
      ...{ rate: fundingAt(symbol, START), hours: 24 },
    });
    const near = (value: number | null) => expect.closeTo(value ?? Number.NaN, 1);
    expect(of).toMatchObject({
      Margin: near(shown.cost),
      'Break-even': near(shown.breakEven),
      'Fees, in and out': near(-shown.fees),
      'Funding, 3 payments': near(-shown.funding),
      'Result at the stop': near(shown.atStop),
      'Result at the target': near(shown.atTarget),
    });
    // In cross margin the ticket takes maintenance margin at the mark, which is 100 away.
    const away = mode === 'cross' ? 1 : 0.01;
    expect(Math.abs((of.Liquidation ?? 0) - (shown.liquidation ?? 0))).toBeLessThan(away);
    expect(/comes before the stop-loss/.test(verdict)).toBe(shown.isStopTooLate);
  });

  it.each([
    [{ ...CROSS, leverage: 1 }, { size: 0.005 }],
    [{ ...CROSS, leverage: 1 }, { collateral: 5_000 }],
    [{ ...ISOLATED, leverage: 100, maintenance: 2 }, { leverage: 10 }],
    [{ ...ISOLATED, leverage: 50, stop: 58_800 }, { leverage: 30 }],
    [{ ...ISOLATED, leverage: 50, stop: 58_800 }, { stop: 59_500 }],
    [{ ...CROSS, stop: 50_000 }, { size: 0.04 }],
    [{ ...CROSS, stop: 50_000 }, { collateral: 600 }],
    [{ ...CROSS, stop: 50_000 }, { stop: 51_000 }],
  ])('advises what helps: %j with %j', async (given, changed) => {
    expect((await plan(given)).verdict).toMatch(/refuses|comes before/);
    expect((await plan({ ...given, ...changed })).verdict).not.toMatch(/refuses|comes before/);
  });
});
