import { bybitFees } from '@site/data/trading/exchange-limits';
import { choiceOf, flag, numberIn, type States } from '../kit/state/codec';

export const figure = {
  id: 'order-cost',
  title: 'Before you send: cost, risk and liquidation of an order',
  caption:
    'Try: raise the leverage in cross margin, then in isolated margin, and watch the liquidation price. Then choose the coin itself as collateral.',
};

/** Fine enough to type the rate of any account. */
const feeRange = { min: 0, max: 0.1, step: 0.0005 };

export const codecs = {
  margin: choiceOf(['cross', 'isolated', 'portfolio'], 'cross'),
  side: choiceOf(['long', 'short'], 'long'),
  size: numberIn({ min: 0.005, max: 0.5, step: 0.005, exact: { min: 0.0001, max: 100, step: 0.0001 } }, 0.05),
  leverage: numberIn({ min: 1, max: 100, step: 1 }, 10),
  /** How far the stop-loss and the take-profit lie from the entry, in percent of it. */
  stop: numberIn({ min: 0.5, max: 10, step: 0.5, exact: { min: 0.01, max: 90, step: 0.01 } }, 2),
  target: numberIn({ min: 0.5, max: 20, step: 0.5 }, 5),
  /** What the account holds before the order, at its market value in USDT. */
  collateral: numberIn({ min: 50, max: 10_000, step: 50 }, 500),
  /** What the collateral is: coins of the position's own kind move with its price. */
  held: choiceOf(['usdt', 'coin'], 'usdt'),
  /** How much Bybit counts of coins, in percent. USDT counts in full. */
  counts: numberIn({ min: 10, max: 100, step: 5 }, 80),
  /** Maintenance margin of the other positions, in USDT. */
  others: numberIn({ min: 0, max: 2_000, step: 10 }, 50),
  mode: choiceOf(['one-way', 'hedge'], 'one-way'),
  /** Taker and maker fee per fill, in percent of the notional. */
  fee: numberIn(feeRange, bybitFees.derivatives.taker),
  maker: numberIn(feeRange, bybitFees.derivatives.maker),
  /** Until the exit. */
  hours: numberIn({ min: 1, max: 336, step: 1, exact: { min: 1, max: 8_760, step: 1 } }, 24),
  /** Funding per settlement, in percent. */
  rate: numberIn({ min: -0.1, max: 0.1, step: 0.005, exact: { min: -10, max: 10, step: 0.00001 } }, 0.01),
  hourly: flag(false),
  maintenance: choiceOf(['0.5', '1', '2'], '0.5'),
};

export const states: States<typeof codecs> = {
  'a short in hedge mode': { side: 'short', mode: 'hedge', maintenance: '1' },
  'isolated, liquidated before the stop': { margin: 'isolated', leverage: 40, stop: 10 },
  'isolated, refused': { margin: 'isolated', leverage: 100, maintenance: '2' },
  'cross, liquidated before the stop': { size: 0.25, leverage: 50, stop: 5 },
  'cross, out of reach': { size: 0.005, collateral: 5_000, others: 0 },
  'cross, coins as collateral': { held: 'coin' },
  'cross, a short covered by its own coins': { side: 'short', held: 'coin', collateral: 4_000 },
  'cross, refused': { size: 0.5, leverage: 5 },
  'cross, refused by the leverage': { leverage: 100, maintenance: '2' },
  'portfolio, two weeks of hourly funding': { margin: 'portfolio', hours: 336, hourly: true, rate: 0.05 },
  'received funding, own fees': { rate: -0.1, hours: 72, fee: 0.0375, maker: 0 },
  'costs eat the gain': { target: 0.5, stop: 0.5, fee: 0.1, hours: 240 },
};
