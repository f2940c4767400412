import { mid } from '@site/data/formulas/metrics/orderbook';
import { fundingPayment, settlementsWithin } from '@site/data/formulas/trading/funding';
import {
  breakEvenPrice,
  crossLiquidationEstimate,
  distancePercent,
  feeEstimate,
  initialMargin,
  liquidationEstimate,
  marginBalance,
  notional,
  profit,
  riskReward,
} from '@site/data/formulas/trading/orders';
import { fundingTimes } from '@site/data/trading/funding-times';
import type { StateOf } from '../kit/state/codec';
import { bookOf, walkBook } from '../OrderBook/model';
import type { codecs } from './codecs';

/** The entry of the page's worked examples, in USDT. It is the mark price too. */
export const ENTRY = 60_000;
/** Two prices that differ by less are the same: 60,000 × 1.005 is a hair below 60,300. */
const ROUNDING = 1e-6;
const USUAL_HOURS = fundingTimes.find(({ venue }) => venue === 'Bybit')?.usualHours ?? Number.NaN;

export type OrderInput = StateOf<typeof codecs>;
export type Side = OrderInput['side'];

/** Of a market order, from mid; null where the sample book is too small. Like PT's orders it meets no RPI orders. */
function slippageOf(isBuy: boolean, value: number): number | null {
  const book = bookOf('sample', true, Number.POSITIVE_INFINITY);
  const walk = walkBook(book, isBuy ? 'buy' : 'sell', value / mid(book));
  return walk.isComplete ? (-value * walk.fromMidPercent) / 100 : null;
}

/** A liquidation price, or why there is none. In cross margin, balance and maintenance margin are the account's. */
function liquidationOf(input: OrderInput, value: number, balance: number) {
  const { side, size, leverage } = input;
  const isCross = input.margin === 'cross';
  const rate = Number(input.maintenance);
  const own = (value * rate) / 100;
  const maintenanceMargin = own + (isCross ? input.others : 0);
  const none = (noLiquidation: 'portfolio' | 'refused' | 'out of reach') => ({
    maintenanceMargin,
    liquidation: null,
    noLiquidation,
  });
  if (input.margin === 'portfolio') {
    return none('portfolio');
  }
  const margin = initialMargin(value, leverage);
  if (own >= margin || (isCross && balance < Math.max(margin, maintenanceMargin))) {
    return none('refused');
  }
  const liquidation = isCross
    ? crossLiquidationEstimate(side, ENTRY, size, balance, maintenanceMargin)
    : liquidationEstimate(side, ENTRY, leverage, rate);
  return liquidation > 0 ? { maintenanceMargin, liquidation, noLiquidation: null } : none('out of reach');
}

/** Amounts in USDT, with the sign they have for the account: what is paid is negative. */
export function estimateOrder(input: OrderInput) {
  const { side, size, fee, hours } = input;
  const sign = side === 'long' ? 1 : -1;
  const value = notional(size, ENTRY);
  const [stop, target] = [-input.stop, input.target].map(
    (percent) => ENTRY * (1 + (sign * percent) / 100),
  ) as [number, number];

  const slippage = slippageOf(side === 'long', value);
  const fundingFor = (settlements: number) =>
    // Adding 0 turns −0 into 0.
    -sign * fundingPayment(size, ENTRY, input.rate) * settlements + 0;
  const hourlySettlements = settlementsWithin(hours, 1);
  const settlements = input.hourly ? hourlySettlements : settlementsWithin(hours, USUAL_HOURS);
  const funding = fundingFor(settlements);

  const others = (slippage ?? 0) + funding;
  const resultAt = (price: number) =>
    profit(side, size, ENTRY, price) - feeEstimate(value + notional(size, price), fee) + others;
  const [atStop, atTarget] = [resultAt(stop), resultAt(target)];

  const balance = marginBalance(input.collateral, input.counts);
  const found = liquidationOf(input, value, balance);
  const { liquidation } = found;
  return {
    notional: value,
    /** What liquidation goes by in cross margin. */
    marginBalance: balance,
    /** Null in portfolio margin, where it depends on every position. */
    margin: input.margin === 'portfolio' ? null : initialMargin(value, input.leverage),
    takerFees: -2 * feeEstimate(value, fee) + 0,
    makerFees: -2 * feeEstimate(value, input.maker) + 0,
    slippage,
    settlements,
    funding,
    hourlySettlements,
    hourlyFunding: fundingFor(hourlySettlements),
    /** With taker fees, slippage and funding, like the results at the stop and at the target. */
    breakEven: breakEvenPrice(side, ENTRY, fee, -others / size),
    stop,
    target,
    atStop,
    atTarget,
    /** Null where there is no gain or no loss to compare. */
    ratio: atTarget > 0 && atStop < 0 ? riskReward(-atStop, atTarget) : null,
    ...found,
    liquidationDistance: liquidation === null ? null : distancePercent(liquidation, ENTRY),
    /** True when the price meets the liquidation estimate before the stop-loss. */
    isStopTooLate: liquidation !== null && sign * (liquidation - stop) > -ROUNDING,
  };
}

export type OrderEstimate = ReturnType<typeof estimateOrder>;
