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
import { bybitFees } from '@site/data/trading/exchange-limits';
import { fundingTimes } from '@site/data/trading/funding-times';
import { wrongPositionMode } from '@site/data/trading/wrong-position-mode';
import {
  counted,
  decimalsOf,
  formatNumber,
  price,
  signedNumber,
  signedPercent,
} from '@site/src/lib/text/format';
import { z } from 'zod';

const amount = z.number().positive().max(1e12);
const percent = z.number().min(0).max(100);
const { taker, maker } = bybitFees.derivatives;

/** An order and the account behind it, on any market. Percentages where the formulas have them. */
export const orderFields = {
  side: z.enum(['long', 'short']).default('long'),
  leverage: z.number().min(1).max(200).default(10),
  margin: z.enum(['cross', 'isolated', 'portfolio']).default('cross').describe('Margin mode of the account'),
  mode: z.enum(['one-way', 'hedge']).default('one-way').describe('Position mode on Bybit'),
  collateral: amount.default(500).describe('USDT at market value, for cross'),
  held: z.enum(['usdt', 'coin']).default('usdt').describe('Collateral in USDT, or in the coin itself'),
  counts: percent.default(80).describe('Collateral ratio of coins, %'),
  others: z.number().min(0).max(1e12).default(50).describe('Maintenance margin of other positions'),
  maintenance: percent.default(0.5).describe('Maintenance margin rate, %'),
  fee: z.number().min(0).max(10).default(taker).describe('Taker, % per fill'),
  maker: z.number().min(0).max(10).default(maker).describe('Maker, % per fill'),
  hours: z.int().min(1).max(100_000).default(24).describe('Until the exit'),
  rate: z.number().min(-100).max(100).default(0.01).describe('Funding, % per payment'),
  hourly: z.boolean().default(false).describe('Funding switched to hourly'),
  stop: percent.default(2).describe('Distance from the entry, %'),
  target: z.number().min(0).max(1_000).default(5).describe('Distance from the entry, %'),
};
const order = z.object({ ...orderFields, coin: z.string(), entry: amount, size: amount });
export type OrderPlan = Readonly<z.infer<typeof order>>;

/** The market of the worked examples. Only it has a sample book. */
export const SAMPLE = { coin: 'BTC', entry: 60_000 };
/** Two prices that differ by less, relative to the entry, are the same: 60,000 × 1.005 is a hair below 60,300. */
const ROUNDING = 1e-11;
const USUAL_HOURS = fundingTimes.find(({ venue }) => venue === 'Bybit')?.usualHours ?? Number.NaN;

const levels = (of: typeof sampleAsks) => of.map(([price, quantity]) => ({ price, quantity }));
const book: Book = { bids: levels(sampleBids), asks: levels(sampleAsks) };

/** Of two market orders, in and out, from mid, so half the spread is in each; null where the book is too small. */
function slippageOf(value: number): number | null {
  const middle = mid(book);
  const share = (['buy', 'sell'] as const).reduce((sum, side) => {
    const average = averageFill(side === 'buy' ? book.asks : book.bids, value / middle);
    return sum + slippagePercent(average, middle, side);
  }, 0);
  return Number.isNaN(share) ? null : (-value * share) / 100;
}

/** What can be changed about an order that can't be opened or is liquidated before its stop. */
type Remedy = 'leverage' | 'size' | 'collateral' | 'stop';

/** A liquidation price, or why there is none. In cross margin, balance and maintenance margin are the account's. */
function liquidationOf(plan: OrderPlan, value: number, balance: number) {
  const { side, size, leverage, entry, maintenance: rate } = plan;
  const isCross = plan.margin === 'cross';
  const own = (value * rate) / 100;
  const maintenanceMargin = own + (isCross ? plan.others : 0);
  const none = (noLiquidation: 'portfolio' | 'refused' | 'out of reach', remedies: Remedy[] = []) => ({
    maintenanceMargin,
    liquidation: null,
    noLiquidation,
    remedies,
  });
  if (plan.margin === 'portfolio') {
    return none('portfolio');
  }
  const margin = initialMargin(value, leverage);
  if (own >= margin) {
    return none('refused', ['leverage']);
  }
  if (isCross && balance < Math.max(margin + 2 * feeEstimate(value, plan.fee), maintenanceMargin)) {
    // Without an order the account would have to carry the others all the same.
    return none('refused', balance > plan.others ? ['size', 'collateral'] : ['collateral']);
  }
  const coins = plan.held === 'coin' ? balance / entry : 0;
  const liquidation = isCross
    ? crossLiquidationEstimate(side, entry, size, balance, maintenanceMargin, coins)
    : liquidationEstimate(side, entry, leverage, rate);
  const remedies: Remedy[] = isCross ? ['size', 'collateral', 'stop'] : ['leverage', 'stop'];
  return liquidation > 0 && Number.isFinite(liquidation)
    ? { maintenanceMargin, liquidation, noLiquidation: null, remedies }
    : none('out of reach');
}

/** Amounts in USDT, with the sign they have for the account: what is paid is negative. */
export function estimateOrder(plan: OrderPlan) {
  const { coin, entry, side, size, fee, hours } = plan;
  const sign = side === 'long' ? 1 : -1;
  const value = notional(size, entry);
  const stop = entry * (1 - (sign * plan.stop) / 100);
  const target = entry * (1 + (sign * plan.target) / 100);

  const slippage = coin === SAMPLE.coin && entry === SAMPLE.entry ? slippageOf(value) : null;
  const fundingFor = (settlements: number) =>
    // Adding 0 turns −0 into 0.
    -sign * fundingPayment(size, entry, plan.rate) * settlements + 0;
  const hourlySettlements = settlementsWithin(hours, 1);
  const settlements = plan.hourly ? hourlySettlements : settlementsWithin(hours, USUAL_HOURS);
  const funding = fundingFor(settlements);

  const others = (slippage ?? 0) + funding;
  const resultAt = (price: number) =>
    profit(side, size, entry, price) - feeEstimate(value + notional(size, price), fee) + others;
  const [atStop, atTarget] = [resultAt(stop), resultAt(target)];

  const balance = marginBalance(plan.collateral, plan.held === 'coin' ? plan.counts : 100);
  const found = liquidationOf(plan, value, balance);
  const { liquidation } = found;
  return {
    notional: value,
    /** What liquidation goes by in cross margin. */
    marginBalance: balance,
    /** Null in portfolio margin, where it depends on every position. */
    margin: plan.margin === 'portfolio' ? null : initialMargin(value, plan.leverage),
    takerFees: -2 * feeEstimate(value, fee) + 0,
    makerFees: -2 * feeEstimate(value, plan.maker) + 0,
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
    isStopTooLate: liquidation !== null && sign * (liquidation - stop) > -ROUNDING * entry,
  };
}

type Estimate = ReturnType<typeof estimateOrder>;

const usdt = (value: number) => `${formatNumber(value, 2)} USDT`;
/** Paid is −, received is +. */
const flow = (value: number) => `${signedNumber(value, 2)} USDT`;
const priceText = (value: number) => `${price(value)} USDT`;

const NO_LIQUIDATION = {
  portfolio: 'Portfolio margin has no single liquidation price: it depends on every position you hold',
  refused: 'No liquidation price: the position could not be opened',
  'out of reach': 'This position alone can’t bring the account to liquidation',
};

/** What no price can contain, in the words of the page. */
export const LEFT_OUT =
  'other positions that move, other coins as collateral, automatic borrowing and its interest, liquidation in parts, auto-deleveraging';

const REMEDIES = {
  leverage: 'lower the leverage',
  size: 'make it smaller',
  collateral: 'add collateral',
  stop: 'move the stop closer',
};
const eitherOf = new Intl.ListFormat('en-GB', { type: 'disjunction' });

const liquidationText = ({ liquidation, liquidationDistance, noLiquidation }: Estimate): string =>
  liquidation === null
    ? NO_LIQUIDATION[noLiquidation ?? 'refused']
    : `Liquidation at ${priceText(liquidation)} (${signedPercent(liquidationDistance ?? 0, 2)})`;

/** What stands in the way of the order, most pressing first, and what to do about it; otherwise what it can bring. */
function findingOf(plan: OrderPlan, estimate: Estimate): readonly [verdict: string, advice: string] {
  const { atStop, atTarget, remedies, settlements } = estimate;
  const { code, text } = wrongPositionMode;
  const remedy = eitherOf.format(remedies.map((each) => REMEDIES[each]));
  if (plan.mode === 'hedge') {
    return [
      `PT can’t send this: in hedge mode Bybit refuses it with ${code}.`,
      `Bybit answers “${text}”, so switch the symbol to one-way mode.`,
    ];
  }
  if (estimate.noLiquidation === 'refused') {
    return [
      remedies.includes('leverage')
        ? 'Bybit refuses this order: its margin isn’t above the maintenance margin.'
        : `A margin balance of ${usdt(estimate.marginBalance)} can’t carry this order.`,
      `To open it, ${remedy}.`,
    ];
  }
  if (estimate.isStopTooLate) {
    return [
      `${liquidationText(estimate)} comes before the stop-loss.`,
      `Bybit would close the position before ${priceText(estimate.stop)}${plan.margin === 'cross' ? ', and others may follow' : ''}. To be stopped first, ${remedy}.`,
    ];
  }
  const slippage = estimate.slippage === null ? '' : ', slippage both ways';
  return [
    atTarget > 0
      ? `The result is ${flow(atStop)} at the stop and ${flow(atTarget)} at the target.`
      : `Costs eat the gain: ${flow(atTarget)} at the target, ${flow(atStop)} at the stop.`,
    `Each result is after fees${slippage} and ${counted(settlements, 'funding payment')}. ${liquidationText(estimate)}.`,
  ];
}

export function describeOrder(plan: OrderPlan, estimate: Estimate) {
  const { side, size, coin, leverage, margin } = plan;
  const [verdict, advice] = findingOf(plan, estimate);
  const coins = `${formatNumber(size, decimalsOf(size, 3))} ${coin}`;
  const order = `${side === 'long' ? 'Long' : 'Short'} ${coins} at ${leverage}× in ${margin} margin`;
  const cost = estimate.margin === null ? '' : ` ties up ${usdt(estimate.margin)} of margin`;
  return { verdict, detail: `${order}${cost}. ${advice}` };
}
