import { fundingPayment, settlementsWithin } from '@site/data/formulas/trading/funding';
import {
  breakEvenPrice,
  feeEstimate,
  initialMargin,
  notional,
  profit,
  riskReward,
} from '@site/data/formulas/trading/orders';
import { workspaceMarkets } from '@site/data/samples/workspace';
import { practice } from '@site/data/trading/practice';
import { counted } from '@site/src/lib/text/format';
import { upperFirst } from '@site/src/lib/text/upperFirst';
import { DAY, fundingAt } from '../../markets/series';
import { edit, type Outcome, refuse } from '../outcome';
import type { SampleSymbol, State } from '../types';
import {
  costToOpen,
  equityOf,
  freeOf,
  isWaiting,
  leverageOf,
  liquidationOf,
  MAKER,
  markOf,
  openingPart,
  positionIn,
  sideOf,
  signOf,
  TAKER,
  traded,
} from './account';
import { likelyPrice, problemOf } from './check';
import { readInstruction } from './lines';
import { walked } from './orders';
import { accountAt, isProblem, lookingAt, withAsked } from './replay';
import { coinsText, orderText, usdt } from './say';
import type { Account, Asked, News, Ticket } from './types';

/* Paper trading on the sample markets, as the rest of the app asks for it. */

const MOST_LINES = 200;
const HOW = 'Write it like this: practice buy 0.05 BTCUSDT market sl=66000';

/** The account now. A replay of the past leaves it where it is. */
export const accountOf = ({ practice: lines, returnTo, clock }: State) => accountAt(lines, returnTo ?? clock);

/** What was done, where the market hasn't said anything about it yet. */
function doneText(asked: Asked, account: Account): string {
  const last = account.orders.at(-1);
  switch (asked.does) {
    case 'order':
      return last
        ? `${orderText(last)} ${last.status === 'Untriggered' ? 'waits for its trigger' : 'waits in the book'}.`
        : '';
    case 'cancel':
      return 'Nothing was waiting.';
    case 'leverage':
      return `The leverage of ${asked.symbol} is ${asked.times}×.`;
    case 'add':
      return `${usdt(asked.amount)} of margin were added.`;
    case 'mode':
      return `The margin mode is ${asked.mode}.`;
    case 'collateral':
      return account.coins
        ? `The collateral is ${coinsText(account.coins.symbol, account.coins.quantity)}, counted at ${practice.coinRatioPercent}%.`
        : 'The collateral is USDT.';
    default:
      return '';
  }
}

/** Funding comes often: several payments are one sentence. */
function sentencesOf(news: readonly News[]): readonly string[] {
  const funding = news.filter(({ kind }) => kind === 'funding');
  const others = news.filter((each) => funding.length < 2 || each.kind !== 'funding');
  return [
    ...others.map(({ sentence }) => sentence),
    ...(funding.length < 2 ? [] : [`Practice: funding was settled ${counted(funding.length, 'time')}.`]),
  ];
}

/** A line that begins with `practice`: an order, or something about the account. */
export function practise(state: State, line: string): Outcome {
  const read = readInstruction(line);
  const { practice: lines, clock } = state;
  const time = read?.time ?? clock;
  if (state.returnTo !== null) {
    return refuse('The ticket is off during a replay. Exit it first.');
  }
  if (!read || time > clock) {
    return refuse(`Practice: that can’t be read. ${HOW}`);
  }
  if (lines.length >= MOST_LINES) {
    return refuse(`Practice: ${MOST_LINES} orders and changes are the most. Start over for a new account.`);
  }
  if (time < (readInstruction(lines.at(-1) ?? '')?.time ?? 0)) {
    return refuse('Practice: orders are kept in the order of their times.');
  }
  const done = withAsked(lines, time, read);
  if (isProblem(done)) {
    const code = done.code ? `Bybit refuses this with ${done.code}. ` : '';
    return refuse(`Practice: ${code}${done.sentence}`);
  }
  const told = sentencesOf(done.account.news.slice(done.before.news.length));
  const text = doneText(read.asked, done.account);
  return edit(state, { practice: done.lines }, told.join(' ') || (text && `Practice: ${text}`));
}

/** What time brought to the account since a moment before. */
export function newsUntil(state: State, clock: number): readonly string[] {
  if (state.practice.length === 0) {
    return [];
  }
  const { length } = accountAt(state.practice, state.clock).news;
  return sentencesOf(accountAt(state.practice, clock).news.slice(length));
}

/** Orders that wait and those that ended in the last days, newest first. */
export const ordersOf = ({ orders, time }: Account) =>
  orders
    .filter((order) => isWaiting(order) || time - (order.ended ?? 0) <= practice.daysListed * DAY)
    .toReversed();

/** What the account has in a symbol, as levels of its chart: entry, liquidation and the orders that wait. */
export function levelsOf(state: State, symbol: SampleSymbol) {
  const account = lookingAt(accountOf(state), symbol);
  const position = positionIn(account, symbol);
  const held = position
    ? [
        { name: `Entry ${sideOf(position)}`, price: position.entry },
        { name: 'Liquidation', price: liquidationOf(account, position) },
      ]
    : [];
  const waiting = account.orders
    .filter((order) => order.symbol === symbol && isWaiting(order))
    .map(({ role, side, price, trigger }) => ({
      name: role === 'Order' ? upperFirst(side) : role,
      price: price ?? trigger ?? Number.NaN,
    }));
  return [...held, ...waiting];
}

/** The account in a sentence, for those who don't see it. */
export function accountText(account: Account): string {
  const positions = account.positions.map(
    (position) =>
      `${position.symbol} ${sideOf(position)} ${coinsText(position.symbol, Math.abs(position.quantity))}`,
  );
  const waiting = account.orders.filter(isWaiting).map(orderText);
  return `Practice account: equity ${usdt(equityOf(account))}, ${positions.join(', ') || 'no position'}${waiting.length > 0 ? `; waiting: ${waiting.join(', ')}` : ''}.`;
}

/** Coins of an order for a share of what's available, in %: as many as the account can pay at what the book asks. */
export function sizeOfShare(account: Account, ticket: Omit<Ticket, 'quantity'>, share: number): number {
  const { lots } = workspaceMarkets[ticket.symbol];
  const available = (Math.max(0, freeOf(account)) * share) / 100;
  const isPaid = (size: number) => {
    const price = likelyPrice(account, { ...ticket, quantity: size / lots });
    return costToOpen((size / lots) * price, leverageOf(account, ticket.symbol)) <= available;
  };
  let [paid, unpaid] = [0, 1];
  while (isPaid(unpaid)) {
    [paid, unpaid] = [unpaid, unpaid * 2];
  }
  while (unpaid - paid > 1) {
    const middle = Math.floor((paid + unpaid) / 2);
    [paid, unpaid] = isPaid(middle) ? [middle, unpaid] : [paid, middle];
  }
  return paid / lots;
}

/** How often contracts settle funding here, in hours: Bybit's usual interval. */
const FUNDING_HOURS = 8;

/** What an order costs and where it ends, before it's sent, if its position is closed after some hours. */
export function previewOf(account: Account, ticket: Ticket, hours = 24) {
  const { symbol, side, quantity, kind, takeProfit, stopLoss } = ticket;
  const looked = lookingAt(account, symbol);
  const price = likelyPrice(looked, ticket);
  const opened = openingPart(looked, ticket, quantity);
  const sign = signOf(side);
  const way = side === 'buy' ? 'long' : 'short';
  // What trades at once pays the taker rate, what waits in the book the maker rate, and every exit the taker rate.
  const atOnce = kind === 'limit' ? walked(looked, ticket, looked.time).paid : notional(quantity, price);
  const fee = feeEstimate(atOnce, TAKER) + feeEstimate(notional(quantity, price) - atOnce, MAKER);
  const feePercent = (fee / notional(quantity, price)) * 100;
  const expected = ticket.trigger ?? markOf(looked, symbol);
  // Per coin, and as much again on the way out; an order at a limit has none.
  const slippage = ticket.price === null ? sign * (price - expected) : 0;
  // As often as it can be due, at the rate now; what is received is below zero.
  const due = fundingPayment(sign * opened, price, fundingAt(symbol, looked.time));
  const funding = due * settlementsWithin(hours, FUNDING_HOURS);
  const after = traded(looked, ticket, quantity, price, feePercent);
  const position = positionIn(after, symbol);
  const resultAt = (exit: number | null) =>
    exit === null
      ? null
      : profit(way, opened, price, exit) -
        feeEstimate(notional(opened, price), feePercent) -
        feeEstimate(notional(opened, exit), TAKER) -
        slippage * opened -
        funding;
  const [atStop, atTarget] = [resultAt(stopLoss), resultAt(takeProfit)];
  const liquidation = position ? liquidationOf(after, position) : Number.NaN;
  return {
    price,
    worth: notional(quantity, price),
    /** The margin of what it opens; the fees of both fills have to be free besides. */
    cost: initialMargin(notional(opened, price), leverageOf(looked, symbol)),
    /** Of this fill, and at market on the way out. */
    fees: fee + feeEstimate(notional(opened, price), TAKER),
    /** Of this fill, and as much on the way out. */
    slippage: slippage * (quantity + opened),
    funding,
    /** With the fees of both fills, slippage in and out, and funding. */
    breakEven: opened > 0 ? breakEvenPrice(way, price, feePercent, slippage + funding / opened, TAKER) : null,
    liquidation: liquidation > 0 && Number.isFinite(liquidation) ? liquidation : null,
    atStop,
    atTarget,
    ratio:
      atStop !== null && atTarget !== null && atStop < 0 && atTarget > 0
        ? riskReward(-atStop, atTarget)
        : null,
    /** Liquidation comes before the stop-loss. */
    isStopTooLate: stopLoss !== null && position !== undefined && sign * (liquidation - stopLoss) >= 0,
    problem: problemOf(looked, ticket),
  };
}

export type Preview = ReturnType<typeof previewOf>;
