import { daysBetween, daysLater } from '../formulas/trading/key-expiry';
import {
  breakEvenPrice,
  distancePercent,
  feeEstimate,
  initialMargin,
  liquidationEstimate,
  notional,
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

export const orderCost: WorkedExample = {
  id: 'bybit-order-cost',
  title: 'what an order costs',
  text: `You buy {quantity} BTC in a USDT perpetual at {price} USDT with {leverage}× leverage. The taker fee here is {fee}%; yours is in your Bybit account.
Notional: {quantity} × {price} = {notional} USDT. Initial margin: {notional} ÷ {leverage} = {margin} USDT.
Fee to open: {openFee} USDT. Closing at the same price costs as much again: {bothFees} USDT in all, {feeShare}% of the margin.
You break even at {breakEven} USDT.`,
  values: {
    quantity: 0.05,
    price: 60_000,
    leverage: 10,
    fee: bybitFees.derivatives.taker,
    notional: 3_000,
    margin: 300,
    openFee: 1.65,
    bothFees: 3.3,
    feeShare: 1.1,
    breakEven: 60_066.04,
  },
  decimals: { openFee: 2, bothFees: 2 },
  recompute: (values) => {
    const size = notional(value(values, 'quantity'), value(values, 'price'));
    const margin = initialMargin(size, value(values, 'leverage'));
    const openFee = feeEstimate(size, value(values, 'fee'));
    return {
      notional: size,
      margin,
      openFee,
      bothFees: 2 * openFee,
      feeShare: ((2 * openFee) / margin) * 100,
      breakEven: breakEvenPrice('long', value(values, 'price'), value(values, 'fee')),
    };
  },
};

export const stopAndTarget: WorkedExample = {
  id: 'bybit-stop-and-target',
  title: 'risk and reward with fees',
  text: `Long {quantity} BTC from {entry} USDT, stop-loss at {stop}, take-profit at {target}.
Risk: ({entry} − {stop}) × {quantity} = {risk} USDT. Reward: ({target} − {entry}) × {quantity} = {reward} USDT. Ratio: {ratio}.
With a fee of {fee}% on both sides, the stop costs {riskAfterFees} USDT and the target brings {rewardAfterFees} USDT. Ratio: {ratioAfterFees}.
A stop that fills {slip} USDT lower adds {slipCost} USDT to the loss.`,
  values: {
    quantity: 0.05,
    entry: 60_000,
    stop: 58_800,
    target: 63_000,
    risk: 60,
    reward: 150,
    ratio: 2.5,
    fee: bybitFees.derivatives.taker,
    riskAfterFees: 63.27,
    rewardAfterFees: 146.62,
    ratioAfterFees: 2.32,
    slip: 100,
    slipCost: 5,
  },
  recompute: (values) => {
    const quantity = value(values, 'quantity');
    const entry = value(values, 'entry');
    const fee = value(values, 'fee');
    const feeAt = (price: number) => feeEstimate(notional(quantity, price), fee);
    const risk = -profit('long', quantity, entry, value(values, 'stop'));
    const reward = profit('long', quantity, entry, value(values, 'target'));
    const riskAfterFees = risk + feeAt(entry) + feeAt(value(values, 'stop'));
    const rewardAfterFees = reward - feeAt(entry) - feeAt(value(values, 'target'));
    return {
      risk,
      reward,
      ratio: riskReward(risk, reward),
      riskAfterFees,
      rewardAfterFees,
      ratioAfterFees: riskReward(riskAfterFees, rewardAfterFees),
      slipCost: notional(quantity, value(values, 'slip')),
    };
  },
};

export const sizeFromRisk: WorkedExample = {
  id: 'bybit-size-from-risk',
  title: 'size from the loss you accept',
  text: `You accept a loss of {risk} USDT. Entry {entry}, stop {stop}: the distance is {distance} USDT per BTC.
A fee of {fee}% at the entry and at the stop adds ({entry} + {stop}) × {fee}% = {fees} USDT per BTC.
Size: {risk} ÷ ({distance} + {fees}) = {quantity} BTC, rounded down to the symbol’s step of {step}: {rounded} BTC.
Leverage doesn’t matter here: it changes the margin and the liquidation price, not the loss at the stop.`,
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
  title: 'liquidation before the stop',
  text: `Entry {entry} USDT, isolated margin, maintenance margin rate {maintenance}%.
Long at {leverage}×: {entry} × (1 − 1 ÷ {leverage}) ÷ (1 − {maintenance}%) = {long}, which is {longDistance}% from the entry.
Short at {leverage}×: {entry} × (1 + 1 ÷ {leverage}) ÷ (1 + {maintenance}%) = {short}, which is +{shortDistance}% from the entry.
Long at {highLeverage}×: {highLong}, which is {highDistance}% from the entry. A stop-loss at {stop} is further away, so price usually reaches the liquidation first.`,
  values: {
    entry: 60_000,
    maintenance: 0.5,
    leverage: 10,
    long: 54_271.36,
    longDistance: -9.55,
    short: 65_671.64,
    shortDistance: 9.45,
    highLeverage: 50,
    highLong: 59_095.48,
    highDistance: -1.51,
    stop: 58_800,
  },
  recompute: (values) => {
    const entry = value(values, 'entry');
    const estimate = (side: 'long' | 'short', leverage: string) =>
      liquidationEstimate(side, entry, value(values, leverage), value(values, 'maintenance'));
    const long = estimate('long', 'leverage');
    const short = estimate('short', 'leverage');
    const highLong = estimate('long', 'highLeverage');
    return {
      long,
      longDistance: distancePercent(long, entry),
      short,
      shortDistance: distancePercent(short, entry),
      highLong,
      highDistance: distancePercent(highLong, entry),
    };
  },
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
