import { averageFill, type Book, mid, slippagePercent } from '@site/data/formulas/metrics/orderbook';
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
import { sampleAsks, sampleBids } from '@site/data/samples/book';
import { fundingTimes } from '@site/data/trading/funding-times';
import type { StateOf } from '../kit/state/codec';
import type { codecs } from './figure';

/** The entry of the page's worked examples, in USDT. It is the mark price too. */
export const ENTRY = 60_000;
export const COIN = 'BTC';
/** What is traded, and at which price it's entered. Only the sample has a book. */
type Market = { readonly coin: string; readonly entry: number };
export const SAMPLE: Market = { coin: COIN, entry: ENTRY };
/** Two prices that differ by less are the same: 60,000 × 1.005 is a hair below 60,300. */
const ROUNDING = 1e-6;
const USUAL_HOURS = fundingTimes.find(({ venue }) => venue === 'Bybit')?.usualHours ?? Number.NaN;

export type OrderInput = StateOf<typeof codecs>;
export type Side = OrderInput['side'];

const levels = (of: typeof sampleAsks) => of.map(([price, quantity]) => ({ price, quantity }));
const book: Book = { bids: levels(sampleBids), asks: levels(sampleAsks) };

/**
 * Of two market orders, in and out, from mid, so half the spread is in each; null where the example's book is too small. Like
 * PT's orders they meet no RPI orders.
 */
function slippageOf(value: number): number | null {
  const middle = mid(book);
  const share = (['buy', 'sell'] as const).reduce((sum, side) => {
    const average = averageFill(side === 'buy' ? book.asks : book.bids, value / middle);
    return sum + slippagePercent(average, middle, side);
  }, 0);
  return Number.isNaN(share) ? null : (-value * share) / 100;
}

/** What a reader can change about an order that can't be opened or is liquidated before its stop. */
type Remedy = 'leverage' | 'size' | 'collateral' | 'stop';

/** A liquidation price, or why there is none. In cross margin, balance and maintenance margin are the account's. */
function liquidationOf(input: OrderInput, entry: number, value: number, balance: number) {
  const { side, size, leverage } = input;
  const isCross = input.margin === 'cross';
  const rate = Number(input.maintenance);
  const own = (value * rate) / 100;
  const maintenanceMargin = own + (isCross ? input.others : 0);
  const none = (noLiquidation: 'portfolio' | 'refused' | 'out of reach', remedies: Remedy[] = []) => ({
    maintenanceMargin,
    liquidation: null,
    noLiquidation,
    remedies,
  });
  if (input.margin === 'portfolio') {
    return none('portfolio');
  }
  const margin = initialMargin(value, leverage);
  if (own >= margin) {
    return none('refused', ['leverage']);
  }
  if (isCross && balance < Math.max(margin + 2 * feeEstimate(value, input.fee), maintenanceMargin)) {
    // Without an order the account would have to carry the others all the same.
    return none('refused', balance > input.others ? ['size', 'collateral'] : ['collateral']);
  }
  const liquidation = isCross
    ? crossLiquidationEstimate(
        side,
        entry,
        size,
        balance,
        maintenanceMargin,
        input.held === 'coin' ? balance / entry : 0,
      )
    : liquidationEstimate(side, entry, leverage, rate);
  const remedies: Remedy[] = isCross ? ['size', 'collateral', 'stop'] : ['leverage', 'stop'];
  return liquidation > 0 && Number.isFinite(liquidation)
    ? { maintenanceMargin, liquidation, noLiquidation: null, remedies }
    : none('out of reach');
}

/** Amounts in USDT, with the sign they have for the account: what is paid is negative. */
export function estimateOrder(input: OrderInput, { coin, entry } = SAMPLE) {
  const { side, size, fee, hours } = input;
  const sign = side === 'long' ? 1 : -1;
  const value = notional(size, entry);
  const [stop, target] = [-input.stop, input.target].map(
    (percent) => entry * (1 + (sign * percent) / 100),
  ) as [number, number];

  const slippage = coin === COIN && entry === ENTRY ? slippageOf(value) : null;
  const fundingFor = (settlements: number) =>
    // Adding 0 turns −0 into 0.
    -sign * fundingPayment(size, entry, input.rate) * settlements + 0;
  const hourlySettlements = settlementsWithin(hours, 1);
  const settlements = input.hourly ? hourlySettlements : settlementsWithin(hours, USUAL_HOURS);
  const funding = fundingFor(settlements);

  const others = (slippage ?? 0) + funding;
  const resultAt = (price: number) =>
    profit(side, size, entry, price) - feeEstimate(value + notional(size, price), fee) + others;
  const [atStop, atTarget] = [resultAt(stop), resultAt(target)];

  const balance = marginBalance(input.collateral, input.held === 'coin' ? input.counts : 100);
  const found = liquidationOf(input, entry, value, balance);
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
    breakEven: breakEvenPrice(side, entry, fee, -others / size),
    stop,
    target,
    atStop,
    atTarget,
    /** Null where there is no gain or no loss to compare. */
    ratio: atTarget > 0 && atStop < 0 ? riskReward(-atStop, atTarget) : null,
    ...found,
    liquidationDistance: liquidation === null ? null : distancePercent(liquidation, entry),
    /** True when the price meets the liquidation estimate before the stop-loss. */
    isStopTooLate: liquidation !== null && sign * (liquidation - stop) > -ROUNDING * (entry / ENTRY),
  };
}

export type OrderEstimate = ReturnType<typeof estimateOrder>;
