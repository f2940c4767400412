import { fundingPayment } from '../formulas/trading/funding';
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
  quantityForRisk,
  roundDownToStep,
} from '../formulas/trading/orders';
import { bybitFees, coinCollateralPercent } from '../trading/exchange-limits';
import type { WorkedExample } from './example';

type Values = Readonly<Record<string, number>>;

/** A name that is not among the values gives NaN, which no typed number equals: the test then names it. */
function value(values: Values, name: string): number {
  return values[name] ?? Number.NaN;
}

export const sizeFromRisk: WorkedExample = {
  title: 'size from the loss you accept',
  text: `You accept a loss of {risk} USDT. From the entry at {entry} to the stop at {stop} the distance is {distance} USDT per BTC.
A fee of {fee}% at the entry and at the stop adds ({entry} + {stop}) × {fee}% = {fees} USDT per BTC.
Size: {risk} ÷ ({distance} + {fees}) = {quantity} BTC, rounded down to the symbol’s step of {step}: {rounded} BTC.
Leverage plays no part in the size.`,
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

export const firstTrade: WorkedExample = {
  title: 'what a first trade costs',
  text: `You buy {quantity} BTC at {entry} with a market order at {leverage}×, hold it for a day and sell it with another. The order ties up {margin} USDT of margin, which you get back less what you lose.
Each fill pays a taker fee of {fee}%, together {fees} USDT. Half the spread and the slippage, in and out, cost {slippage} USDT in a sample order book. {settlements} funding payments at {rate}% cost {funding} USDT.
That is {total} USDT, {ofMargin}% of your margin. The price has to rise to {breakEven} before you’ve gained anything.`,
  values: {
    quantity: 0.05,
    entry: 60_000,
    leverage: 10,
    margin: 300,
    fee: bybitFees.derivatives.taker,
    fees: 3.3,
    slippage: 1.27,
    settlements: 3,
    rate: 0.01,
    funding: 0.9,
    total: 5.47,
    ofMargin: 1.8,
    breakEven: 60_109.46,
  },
  decimals: { fees: 2, funding: 2 },
  recompute: (values) => {
    const quantity = value(values, 'quantity');
    const entry = value(values, 'entry');
    const worth = notional(quantity, entry);
    const margin = initialMargin(worth, value(values, 'leverage'));
    const fees = 2 * feeEstimate(worth, value(values, 'fee'));
    const funding = value(values, 'settlements') * fundingPayment(quantity, entry, value(values, 'rate'));
    const others = value(values, 'slippage') + funding;
    return {
      margin,
      fees,
      funding,
      total: fees + others,
      ofMargin: ((fees + others) / margin) * 100,
      breakEven: breakEvenPrice('long', entry, value(values, 'fee'), others / quantity),
    };
  },
};

export const liquidationPrices: WorkedExample = {
  title: 'one position, two margin modes',
  text: `You enter {quantity} BTC at {entry}. At a rate of {maintenance}%, the position needs {own} USDT of maintenance margin, and your other positions need {others}.
Cross margin with {collateral} USDT: a long is liquidated at {entry} − ({collateral} − {others} − {own}) ÷ {quantity} = {crossLong}, which is {crossDistance}% from the entry at any leverage. A short’s price is {crossShort}.
Bybit counts the first 10 BTC of collateral at {ratio}%, as of September 2025. If the collateral were {coins} BTC, worth {collateral} USDT, the margin balance would be {balance} and would fall with the price. The long’s price would be {entry} − ({balance} − {others} − {own}) ÷ ({quantity} + {coins} × {ratio}%) = {coinLong}.
{whole} BTC behind a long of {whole} BTC, without other positions, is gone at {wholeLong}.
Isolated margin at {leverage}×: the position’s own margin is {margin} USDT, so a long is liquidated at {entry} − ({margin} − {own}) ÷ {quantity} = {long} ({longDistance}%). A short’s price is {short}.
At {highLeverage}× the long’s price is {highLong} ({highDistance}%). A stop-loss at {stop} lies behind it, so liquidation usually comes first.`,
  values: {
    entry: 60_000,
    maintenance: 0.5,
    quantity: 0.05,
    collateral: 500,
    others: 50,
    own: 15,
    ratio: coinCollateralPercent,
    balance: 490,
    coins: 0.008333,
    coinLong: 52_693,
    whole: 1,
    wholeLong: 30_455,
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
    const coins = value(values, 'collateral') / entry;
    const whole = notional(value(values, 'whole'), entry);
    const cross = (side: 'long' | 'short', funds = value(values, 'collateral'), held = 0) =>
      crossLiquidationEstimate(
        side,
        entry,
        value(values, 'quantity'),
        funds,
        value(values, 'others') + own,
        (held * value(values, 'ratio')) / 100,
      );
    return {
      own,
      balance,
      coins,
      coinLong: cross('long', balance, coins),
      wholeLong: crossLiquidationEstimate(
        'long',
        entry,
        value(values, 'whole'),
        marginBalance(whole, value(values, 'ratio')),
        (whole * value(values, 'maintenance')) / 100,
        (value(values, 'whole') * value(values, 'ratio')) / 100,
      ),
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
  title: 'half of what you could buy',
  text: 'With {free} USDT free at {leverage}×, {share}% is a notional of {notional} USDT, because the margin and both fees have to fit in what’s free.',
  values: { free: 500, leverage: 10, share: 50, notional: 2_472.8 },
  recompute: (values) => ({
    notional: notionalOfShare(
      value(values, 'free'),
      value(values, 'leverage'),
      value(values, 'share'),
      bybitFees.derivatives.taker,
    ),
  }),
};
