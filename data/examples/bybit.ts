import { fundingPayment, settlementsWithin } from '../formulas/trading/funding';
import { daysBetween, daysLater } from '../formulas/trading/key-expiry';
import {
  breakEvenPrice,
  crossLiquidationEstimate,
  distancePercent,
  feeEstimate,
  initialMargin,
  liquidationEstimate,
  marginBalance,
  notional,
  notionalOfShare,
  profit,
  quantityForRisk,
  riskReward,
  roundDownToStep,
} from '../formulas/trading/orders';
import { bybitFees, keyLifetime } from '../trading/exchange-limits';
import type { WorkedExample } from './example';

type Values = Readonly<Record<string, number>>;

/** A name that is not among the values gives NaN, which no typed number equals: the test then names it. */
function value(values: Values, name: string): number {
  return values[name] ?? Number.NaN;
}

export const orderSheet: WorkedExample = {
  id: 'bybit-order-sheet',
  title: 'how the sheet adds up',
  text: `You buy {quantity} BTC in a USDT perpetual at {entry} USDT with {leverage}× leverage and hold it for {hours} hours.
Notional: {quantity} × {entry} = {notional} USDT. Margin: {notional} ÷ {leverage} = {margin} USDT.
Two taker fills at {fee}% cost {takerFees} USDT, and two maker fills at {maker}% cost {makerFees} USDT. A market order that fills {slippagePercent}% from mid costs {slippage} USDT more.
Funding of {rate}% every {every} hours is due at most {settlements} times and costs {funding} USDT in all. If Bybit charges it every hour, it’s due {hourlySettlements} times and costs {hourlyFunding} USDT.
With taker fees, slippage and funding you break even at {breakEven} USDT. A stop-loss at {stop} then costs {atStop} USDT and a take-profit at {target} brings {atTarget} USDT, a ratio of {ratio}.`,
  values: {
    quantity: 0.05,
    entry: 60_000,
    leverage: 10,
    hours: 24,
    notional: 3_000,
    margin: 300,
    fee: bybitFees.derivatives.taker,
    takerFees: 3.3,
    maker: bybitFees.derivatives.maker,
    makerFees: 1.2,
    slippagePercent: 0.02233,
    slippage: 0.67,
    rate: 0.01,
    every: 8,
    settlements: 3,
    funding: 0.9,
    hourlySettlements: 24,
    hourlyFunding: 7.2,
    breakEven: 60_097.45,
    stop: 58_800,
    atStop: 64.84,
    target: 63_000,
    atTarget: 145.05,
    ratio: 2.24,
  },
  decimals: { takerFees: 2, makerFees: 2, funding: 2, hourlyFunding: 2 },
  recompute: (values) => {
    const [quantity, entry, fee, hours] = ['quantity', 'entry', 'fee', 'hours'].map((name) =>
      value(values, name),
    ) as [number, number, number, number];
    const size = notional(quantity, entry);
    const slippage = (size * value(values, 'slippagePercent')) / 100;
    const payment = fundingPayment(quantity, entry, value(values, 'rate'));
    const settlements = settlementsWithin(hours, value(values, 'every'));
    const hourlySettlements = settlementsWithin(hours, 1);
    const costs = slippage + payment * settlements;
    const resultAt = (price: number) =>
      profit('long', quantity, entry, price) - feeEstimate(size + notional(quantity, price), fee) - costs;
    const atStop = -resultAt(value(values, 'stop'));
    const atTarget = resultAt(value(values, 'target'));
    return {
      notional: size,
      margin: initialMargin(size, value(values, 'leverage')),
      takerFees: 2 * feeEstimate(size, fee),
      makerFees: 2 * feeEstimate(size, value(values, 'maker')),
      slippage,
      settlements,
      funding: payment * settlements,
      hourlySettlements,
      hourlyFunding: payment * hourlySettlements,
      breakEven: breakEvenPrice('long', entry, fee, costs / quantity),
      atStop,
      atTarget,
      ratio: riskReward(atStop, atTarget),
    };
  },
};

export const sizeFromRisk: WorkedExample = {
  id: 'bybit-size-from-risk',
  title: 'size from the loss you accept',
  text: `You accept a loss of {risk} USDT. Entry {entry}, stop {stop}: the distance is {distance} USDT per BTC.
A fee of {fee}% at the entry and at the stop adds ({entry} + {stop}) × {fee}% = {fees} USDT per BTC.
Size: {risk} ÷ ({distance} + {fees}) = {quantity} BTC, rounded down to the symbol’s step of {step}: {rounded} BTC.
Leverage plays no part in this. It does in whether liquidation comes before the stop: see Leverage and margin mode.`,
  values: {
    risk: 50,
    entry: 60_000,
    stop: 58_800,
    distance: 1_200,
    fee: bybitFees.derivatives.taker,
    fees: 65.34,
    quantity: 0.03952,
    step: 0.001,
    rounded: 0.039,
  },
  recompute: (values) => {
    const entry = value(values, 'entry');
    const stop = value(values, 'stop');
    const fee = value(values, 'fee');
    const quantity = quantityForRisk(value(values, 'risk'), entry, stop, fee);
    return {
      distance: entry - stop,
      fees: feeEstimate(entry + stop, fee),
      quantity,
      rounded: roundDownToStep(quantity, value(values, 'step')),
    };
  },
};

export const liquidationPrices: WorkedExample = {
  id: 'bybit-liquidation-prices',
  title: 'one position, two margin modes',
  text: `You enter {quantity} BTC at {entry} USDT. At a maintenance margin rate of {maintenance}%, this position needs {own} USDT of maintenance margin.
Cross margin: your collateral is {collateral} USDT, and your other positions need {others} USDT. USDT counts in full, so the long’s estimate is {entry} − ({collateral} − {others} − {own}) ÷ {quantity} = {crossLong}, which is {crossDistance}% from the entry at any leverage. The same short’s estimate is {crossShort}.
If the collateral were coins worth {collateral} USDT with a collateral ratio of {ratio}%, the margin balance would be {balance} USDT and the long’s estimate {coinLong}.
Isolated margin at {leverage}×: the position’s margin is {margin} USDT, so the long’s estimate is {entry} − ({margin} − {own}) ÷ {quantity} = {long}, which is {longDistance}% from the entry. The short’s estimate is {short}.
At {highLeverage}× the long’s estimate is {highLong}, only {highDistance}% from the entry. A stop-loss at {stop} lies behind it, so price usually reaches the liquidation first.`,
  values: {
    entry: 60_000,
    maintenance: 0.5,
    quantity: 0.05,
    collateral: 500,
    others: 50,
    own: 15,
    ratio: 80,
    balance: 400,
    coinLong: 53_300,
    crossLong: 51_300,
    crossDistance: -14.5,
    crossShort: 68_700,
    leverage: 10,
    margin: 300,
    long: 54_300,
    longDistance: -9.5,
    short: 65_700,
    highLeverage: 50,
    highLong: 59_100,
    highDistance: -1.5,
    stop: 58_800,
  },
  recompute: (values) => {
    const entry = value(values, 'entry');
    const estimate = (side: 'long' | 'short', leverage: string) =>
      liquidationEstimate(side, entry, value(values, leverage), value(values, 'maintenance'));
    const long = estimate('long', 'leverage');
    const highLong = estimate('long', 'highLeverage');
    const own = (notional(value(values, 'quantity'), entry) * value(values, 'maintenance')) / 100;
    const balance = marginBalance(value(values, 'collateral'), value(values, 'ratio'));
    const cross = (side: 'long' | 'short', funds = value(values, 'collateral')) =>
      crossLiquidationEstimate(side, entry, value(values, 'quantity'), funds, value(values, 'others') + own);
    return {
      own,
      balance,
      coinLong: cross('long', balance),
      crossLong: cross('long'),
      crossDistance: distancePercent(cross('long'), entry),
      crossShort: cross('short'),
      long,
      longDistance: distancePercent(long, entry),
      margin: initialMargin(notional(value(values, 'quantity'), entry), value(values, 'leverage')),
      short: estimate('short', 'leverage'),
      highLong,
      highDistance: distancePercent(highLong, entry),
    };
  },
};

export const shareOfAvailable: WorkedExample = {
  id: 'bybit-share-of-available',
  title: 'half of what you could buy',
  text: 'With {free} USDT free at {leverage}×, {share}% is a notional of {notional} USDT.',
  values: { free: 500, leverage: 10, share: 50, notional: 2_498.63 },
  recompute: (values) => ({
    notional: notionalOfShare(
      value(values, 'free'),
      value(values, 'leverage'),
      value(values, 'share'),
      bybitFees.derivatives.taker,
    ),
  }),
};

const MARCH = 3;
const JUNE = 6;
const APRIL = 4;

export const keyExpiry: WorkedExample = {
  id: 'bybit-key-expiry',
  title: 'when an unbound key expires',
  text: `You create the key on {createdDay} March: it expires {life} days later, on {endDay} May. (Three calendar months would be {calendarDays} days.)
If you change your Bybit password on {changedDay} April, it expires {lifeAfterChange} days after that, on {changedEndDay} May.`,
  values: {
    createdDay: 1,
    life: 90,
    endDay: 30,
    calendarDays: 92,
    changedDay: 26,
    lifeAfterChange: 7,
    changedEndDay: 3,
  },
  recompute: (values) => {
    const created = { month: MARCH, day: value(values, 'createdDay') };
    const changed = { month: APRIL, day: value(values, 'changedDay') };
    return {
      life: keyLifetime.unboundDays,
      endDay: daysLater(created, keyLifetime.unboundDays).day,
      calendarDays: daysBetween(created, { month: JUNE, day: created.day }),
      lifeAfterChange: keyLifetime.unboundDaysAfterPasswordChange,
      changedEndDay: daysLater(changed, keyLifetime.unboundDaysAfterPasswordChange).day,
    };
  },
};
