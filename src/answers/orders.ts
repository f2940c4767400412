import { fundingPayment } from '@site/data/formulas/trading/funding';
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
} from '@site/data/formulas/trading/orders';
import { formatNumber, plainNumber, price, signedPercent, significant, usd } from '@site/src/lib/text/format';
import { type Calculation, calculation, needed, optional, usually } from './calculation';
import * as input from './inputs';
import { ENTRY, feeOf, MAINTENANCE, MAINTENANCE_RATES, ORDER_WORDS, type Side, standard } from './inputs';
import { eitherText, paymentsIn, USUAL_HOURS } from './payments';
import { cents, dollars, howLong, percent, usdt } from './texts';

const page = '/docs/trading/centralised-exchange/cost-and-liquidation';
const pages = {
  fees: `${page}#fees`,
  size: `${page}#how-large`,
  liquidation: `${page}#liquidation-estimate`,
};
const isBitcoin = (coin: string | undefined) => coin === undefined || coin === 'BTC';

function away(value: number, from: number): string {
  const distance = distancePercent(value, from);
  return `${formatNumber(Math.abs(distance), 2)}% ${distance < 0 ? 'below' : 'above'}`;
}

const liquidation = calculation({
  topics: ['liquidation'],
  words: `isolated margin rate ${ORDER_WORDS}`,
  inputs: {
    side: needed(input.side),
    coin: optional(input.coin),
    entry: needed(input.entry),
    leverage: needed(input.leverage),
    maintenance: usually(
      MAINTENANCE,
      input.amount('percent', 'maintenance', 'labelled', { choices: MAINTENANCE_RATES }),
    ),
  },
  answer({ side, entry, leverage, maintenance }) {
    const at = liquidationEstimate(side, entry, leverage, maintenance);
    return at > 0
      ? {
          sentence: `A ${plainNumber(leverage)}× ${side} from ${plainNumber(entry)} is liquidated near *${price(at)}*, ${away(at, entry)} the entry.`,
          assumed: 'An estimate for isolated margin, before fees and funding.',
          url: pages.liquidation,
        }
      : null;
  },
});

/** A number beside `leverage` alone: what it does to any position. */
const leverage = calculation({
  lead: '',
  topics: ['leverage'],
  words: `margin ${ORDER_WORDS}`,
  inputs: { leverage: needed(input.leverage) },
  answer(values) {
    const room = 100 - liquidationEstimate('long', 100, values.leverage, MAINTENANCE);
    return room > 0
      ? {
          sentence: `At ${plainNumber(values.leverage)}×, $100 of margin holds a position of ${usd(notional(100, values.leverage), 0)}, and a move of *${formatNumber(room, 2)}%* against it gets it liquidated.`,
          assumed: `An estimate for isolated margin with ${percent(MAINTENANCE)} maintenance margin, before fees and funding.`,
          url: pages.liquidation,
        }
      : null;
  },
});

const margin = calculation({
  topics: ['margin'],
  words: `initial needed need required requirement ${ORDER_WORDS}`,
  inputs: {
    position: needed(input.position),
    leverage: needed(input.leverage),
  },
  answer: ({ position, leverage: times }) => ({
    sentence: `A position of ${dollars(position)} at ${plainNumber(times)}× needs *${cents(initialMargin(position, times))}* of margin.`,
    assumed: 'The fees for opening and closing come on top.',
    url: pages.fees,
  }),
});

const breakEven = calculation({
  topics: ['breakeven'],
  words: `fee fill fills per base ${ORDER_WORDS}`,
  inputs: {
    side: usually<Side>('long', input.side),
    coin: optional(input.coin),
    entry: { ...optional(input.entry), fallback: input.exampleEntry },
    fee: optional(input.fee),
    role: input.role,
  },
  answer({ side, entry, fee, role }, given) {
    if (entry === undefined || Object.keys(given).every((name) => name === 'coin')) {
      return null;
    }
    const { rate, from } = feeOf(fee, role);
    const at = breakEvenPrice(side, entry, rate);
    return {
      sentence: `A ${side} from ${plainNumber(entry)} breaks even at *${price(at)}*, ${away(at, entry)} the entry.`,
      assumed: `Both fills pay ${from}, and slippage and funding come on top.${given.entry ? '' : ' The entry is an example.'}`,
      url: pages.fees,
    };
  },
});

const fees = calculation({
  topics: ['fee'],
  words: `trading trade order fill per base pay paid cost costs bybit usdt`,
  inputs: {
    position: needed(input.position),
    market: usually('perp', input.word(['perp', 'spot'])),
    fee: optional(input.fee),
    role: input.role,
  },
  answer({ position, market, fee, role }) {
    const { rate, from } = feeOf(fee, role, market === 'spot' ? 'spot' : 'derivatives');
    const once = feeEstimate(position, rate);
    return {
      sentence: `An order of ${dollars(position)} costs *${cents(once)}* in fees, so opening and closing cost ${cents(2 * once)}.`,
      assumed: `At ${from}. The closing fee is charged on what the position is worth by then.`,
      url: pages.fees,
    };
  },
});

type Exits = {
  readonly side?: Side | undefined;
  readonly entry?: number | undefined;
  readonly stop?: number | undefined;
  readonly stopPrice?: number | undefined;
};

/** A stop below the entry is a long's. */
const sideOf = ({ side, entry = 1, stopPrice = 0 }: Exits): Side =>
  side ?? (stopPrice > entry ? 'short' : 'long');

/** The price of a stop or a target; null where it lies on the wrong side of the entry. */
function exitOf(side: Side, entry: number, kind: 'stop' | 'target', share = 0, at?: number): number | null {
  const up = (side === 'long') === (kind === 'target') ? 1 : -1;
  const exit = at ?? entry * (1 + (up * share) / 100);
  return (exit - entry) * up > 0 ? exit : null;
}

const isLiquidatedBefore = (side: Side, entry: number, exit: number, times: number): boolean =>
  !(Math.abs(1 - liquidationEstimate(side, 1, times, MAINTENANCE)) > Math.abs(1 - exit / entry));
const BEFORE_STOP = 'with isolated margin it’s liquidated before the stop';
const WITH_FEES = `Fees of ${percent(standard.fee)} on both fills are in it, slippage and funding aren’t.`;

const stops = {
  side: { ...optional(input.side), fallback: sideOf },
  coin: optional(input.coin),
  stop: optional(input.share('stop')),
  stopPrice: optional(input.amount('price', 'stop', 'labelled')),
};

/** One of both: a percentage or a price, a share of the account or an amount. */
const isOneOf = (one: unknown, other: unknown) => (one === undefined) !== (other === undefined);

const positionSize = calculation({
  lead: '',
  topics: ['risk', 'stop'],
  words: `size sizing big large per max ${ORDER_WORDS}`,
  inputs: {
    account: optional(input.amount('usd', 'account of on')),
    share: optional(input.share('risk')),
    risk: optional(input.amount('usd', 'risk', 'labelled')),
    entry: optional(input.amount('price', 'entry at from', 'labelled')),
    ...stops,
    leverage: optional(input.leverage),
  },
  allows: ({ account, share, risk, entry, stop, stopPrice }) =>
    isOneOf(share, risk) &&
    isOneOf(stop, stopPrice) &&
    !(share && !account) &&
    !(stopPrice && !entry) &&
    !(risk && account && risk > account),
  answer({ account, share = 0, entry = 1, side = 'long', coin, leverage: times, ...values }, given) {
    const risk = values.risk ?? ((account ?? 0) * share) / 100;
    const exit = exitOf(side, entry, 'stop', values.stop, values.stopPrice);
    if (exit === null) {
      return null;
    }
    const quantity = quantityForRisk(risk, entry, exit, standard.fee);
    const value = notional(quantity, entry);
    const stop = Math.abs(distancePercent(exit, entry));
    const size = roundDownToStep(value / ENTRY, 0.0001);
    const isShown = isBitcoin(coin) && !given.entry;
    const inCoins = given.entry
      ? ` At ${plainNumber(entry)} that’s ${significant(quantity, 4)} ${coin ?? 'coins'}.`
      : ` At ${formatNumber(ENTRY, 0)} the size is ${formatNumber(size, 4)} BTC.`;
    return {
      sentence: `A ${side} of *${usd(value, 0)}* loses ${cents(risk)} at a stop ${significant(stop, 3)}% away.${times ? marginText(value, times, account) : ''}${times && isLiquidatedBefore(side, entry, exit, times) ? ` But ${BEFORE_STOP}.` : ''}`,
      assumed: `${WITH_FEES}${given.entry || isShown ? inCoins : ''}`,
      url: pages.size,
    };
  },
});

function marginText(value: number, times: number, account = Number.POSITIVE_INFINITY): string {
  const needs = initialMargin(value, times);
  return ` At ${plainNumber(times)}× it needs ${usd(needs, 2)} of margin${needs > account ? ', which is more than the account has' : ''}.`;
}

/** What a target brings, against what is lost at the stop; both in percent of the position, after fees. */
function rewardText(at: number, gain: number, loss: number): string {
  return gain > 0
    ? ` A target at ${price(at)} brings ${formatNumber(gain, 2)}%, ${formatNumber(riskReward(loss, gain), 2)} times what’s at risk.`
    : ` A target at ${price(at)} doesn’t even pay the fees.`;
}

const stopDistance = calculation({
  lead: '',
  topics: ['stop'],
  words: `loss reward ratio ${ORDER_WORDS}`,
  inputs: {
    entry: needed(input.entry),
    ...stops,
    target: optional(input.share('target')),
    targetPrice: optional(input.amount('price', 'target', 'labelled')),
    leverage: optional(input.leverage),
  },
  allows: ({ stop, stopPrice, target, targetPrice }) => isOneOf(stop, stopPrice) && !(target && targetPrice),
  answer({ entry, side = 'long', target, targetPrice, leverage: times, stop, stopPrice }) {
    const exit = exitOf(side, entry, 'stop', stop, stopPrice);
    const hasTarget = target !== undefined || targetPrice !== undefined;
    const goal = hasTarget ? exitOf(side, entry, 'target', target, targetPrice) : undefined;
    if (exit === null || goal === null) {
      return null;
    }
    const result = (at: number) =>
      ((profit(side, 1, entry, at) - feeEstimate(entry + at, standard.fee)) / entry) * 100;
    const loss = -result(exit);
    const ofMargin = times
      ? `, ${formatNumber(loss * times, 2)}% of its margin at ${plainNumber(times)}×`
      : '';
    const isLate = times && isLiquidatedBefore(side, entry, exit, times);
    return {
      sentence: `A ${side} from ${plainNumber(entry)} with a stop at ${price(exit)} loses *${formatNumber(loss, 2)}%* of its value there${ofMargin}.${isLate ? ` But ${BEFORE_STOP}.` : ''}${goal ? rewardText(goal, result(goal), loss) : ''}`,
      assumed: `The stop is ${away(exit, entry)} the entry. ${WITH_FEES}`,
      url: pages.size,
    };
  },
});

const DEPENDS =
  'With cross margin the whole account stands behind it, so its liquidation price depends on the account.';

/** Without slippage, which needs a book. */
const order = calculation({
  lead: '',
  topics: [],
  words: `cost costs open margin ${ORDER_WORDS}`,
  inputs: {
    side: needed(input.side),
    size: needed(input.size),
    coin: optional(input.coin),
    entry: { ...optional(input.entry), fallback: input.exampleEntry },
    leverage: needed(input.leverage),
    held: optional(input.held),
    mode: usually(
      'isolated',
      input.word(['isolated', 'cross'], (mode) => `${mode} margin`),
    ),
  },
  answer({ side, size, coin, entry = 0, leverage: times, held = 0, mode }, given) {
    const at = liquidationEstimate(side, entry, times, MAINTENANCE);
    if (!(at > 0)) {
      return null;
    }
    const value = notional(size, entry);
    const due = fundingPayment(size, entry, standard.rate);
    const funding = eitherText(paymentsIn(held, USUAL_HOURS), (payments) => usdt(due * payments));
    const costs = `costs ${usdt(2 * feeEstimate(value, standard.fee))} in fees`;
    return {
      sentence: `A ${side} of ${plainNumber(size)} ${coin} at ${plainNumber(entry)} needs *${usdt(initialMargin(value, times))}* of margin${held ? `, ${costs} and ${side === 'short' ? 'receives' : 'pays'} ${funding} of funding in ${howLong(held)}` : ` and ${costs}`}.`,
      assumed: [
        given.entry ? '' : 'The entry is an example.',
        mode === 'isolated' ? `With isolated margin it’s liquidated near ${price(at)}.` : DEPENDS,
        `Fees are ${percent(standard.fee)} per fill${held ? `, and funding is an example of ${percent(standard.rate)} every ${USUAL_HOURS} hours` : ''}.`,
      ]
        .filter(Boolean)
        .join(' '),
      url: pages.fees,
    };
  },
});

const pnl = calculation({
  topics: ['pnl loss gain make'],
  words: `goes moves went return percent unrealised open ${ORDER_WORDS}`,
  inputs: {
    side: usually<Side>('long', input.side),
    size: optional(input.size),
    coin: optional(input.coin),
    entry: needed(input.entry),
    exit: needed(input.amount('price', 'exit to', 'labelled')),
    leverage: optional(input.leverage),
  },
  answer({ side, size, coin, entry, exit, leverage: times = 1 }) {
    const share = (profit(side, 1, entry, exit) / entry) * 100;
    const at = liquidationEstimate(side, entry, times, MAINTENANCE);
    if (!(at > 0) && times > 1) {
      return null;
    }
    const start = `A ${side}${size ? ` of ${plainNumber(size)} ${coin}` : ''} from ${plainNumber(entry)}`;
    if (times > 1 && profit(side, 1, at, exit) < 0) {
      return {
        sentence: `${start} at ${plainNumber(times)}× is liquidated near *${price(at)}*, before price gets to ${plainNumber(exit)}.`,
        assumed: 'An estimate for isolated margin, before fees and funding.',
        url: pages.liquidation,
      };
    }
    const number = size
      ? usdt(Math.abs(profit(side, size, entry, exit)))
      : `${formatNumber(Math.abs(share), 2)}%`;
    const ofMargin =
      times > 1
        ? `, ${formatNumber(Math.abs(share) * times, 2)}% of its margin at ${plainNumber(times)}×`
        : '';
    return {
      sentence: `${start} to ${plainNumber(exit)} ${share < 0 ? 'loses' : 'makes'} *${number}*${ofMargin}.`,
      assumed: `Price moves by ${signedPercent(distancePercent(exit, entry), 2)}. Fees and funding come off.`,
      url: page,
    };
  },
});

export const orders: readonly Calculation[] = [
  liquidation,
  leverage,
  margin,
  breakEven,
  fees,
  positionSize,
  stopDistance,
  order,
  pnl,
];
