import { profit } from '@site/data/formulas/trading/orders';
import { practice } from '@site/data/trading/practice';
import { counted } from '@site/src/lib/text/format';
import { upperFirst } from '@site/src/lib/text/upperFirst';
import { DAY } from '../../markets/walk';
import { edit, type Outcome, refuse } from '../outcome';
import type { SampleSymbol, State } from '../types';
import {
  equityOf,
  heldIn,
  isExit,
  isWaiting,
  liquidationOf,
  positionIn,
  positionSide,
  signOf,
  unrealisedOf,
} from './account';
import { cancelLine, moveLine, readInstruction } from './lines';
import { exitsOf, orderIn } from './orders';
import { accountAt, addInstruction, isProblem, withCurrentMark } from './replay';
import { coinsText, orderText, priceText, usdt } from './say';
import type { Account, Action, News } from './types';

/* Paper trading on the sample markets, as the rest of the app asks for it. */

const HOW = 'Write it like this: practice buy 0.05 BTCUSDT market sl=66000';

/** The account now. A replay of the past leaves it where it is. */
export const accountOf = ({ practice: lines, returnTo, clock }: State) => accountAt(lines, returnTo ?? clock);

/** What was done, where the market hasn't said anything about it yet. */
function doneText(action: Action, before: Account, account: Account): string {
  const last = account.orders.at(-1);
  switch (action.does) {
    case 'order':
      return last
        ? `${orderText(last)} ${last.status === 'Untriggered' ? 'waits for its trigger' : 'waits in the book'}.`
        : '';
    case 'cancel':
      return 'Nothing was waiting.';
    case 'exits': {
      const { takeProfit, stopLoss } = exitsOf(account, action);
      const at = (level: number | null) => (level === null ? 'none' : priceText(action.symbol, level));
      return `The exits of ${action.symbol} are: take-profit ${at(takeProfit)}, stop-loss ${at(stopLoss)}.`;
    }
    case 'move': {
      const [old, now] = [before, account].map((then) => orderIn(then, action.id));
      const from = old && priceText(old.symbol, old.price ?? old.trigger ?? 0);
      return now ? `${orderText(now)}, moved from ${from}.` : '';
    }
    case 'leverage':
      return `The leverage of ${action.symbol} is ${action.times}×.`;
    case 'mode':
      return `The margin mode is ${action.mode}.`;
    default:
      return '';
  }
}

/** Funding comes often: several payments are one sentence. */
function sentencesOf(news: readonly News[]): readonly string[] {
  const funding = news.filter(({ kind }) => kind === 'funding');
  const others = news.filter(({ kind }) => funding.length < 2 || kind !== 'funding');
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
  if (lines.length >= practice.mostLines) {
    return refuse(
      `Practice: ${practice.mostLines} orders and changes are the most. Start over for a new account.`,
    );
  }
  if (time < (readInstruction(lines.at(-1) ?? '')?.time ?? 0)) {
    return refuse('Practice: orders are kept in the order of their times.');
  }
  const done = addInstruction(lines, time, read);
  if (isProblem(done)) {
    const code = done.code ? `Bybit refuses this with ${done.code}. ` : '';
    return refuse(`Practice: ${code}${done.sentence}`);
  }
  const told = sentencesOf(done.account.news.slice(done.before.news.length));
  const text = doneText(read.action, done.before, done.account);
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

/** A line of the chart that belongs to the practice account. */
export type OrderLine = {
  readonly kind: 'entry' | 'liquidation' | 'stop' | 'target' | 'order';
  readonly name: string;
  readonly price: number;
  /** In coins. */
  readonly size: number;
  /** What the position has won or lost at this price, before fees; null where nothing would be closed. At the entry, what it's now. */
  readonly profit: number | null;
  /** The line that moves the order to another price, and the one that cancels it; null where there's no order. */
  readonly move: ((price: number) => string) | null;
  readonly cancel: string | null;
};

/** Entry, liquidation and waiting orders of a symbol, as lines of its chart. */
export function orderLines(state: State, symbol: SampleSymbol): readonly OrderLine[] {
  const account = withCurrentMark(accountOf(state), symbol);
  const position = positionIn(account, symbol);
  const held = heldIn(account, symbol);
  const size = Math.abs(held);
  const profitAt = (price: number, coins: number) =>
    position && coins > 0 ? profit(positionSide(position), coins, position.entry, price) : null;
  const fixed = { size, move: null, cancel: null };
  const liquidation = position ? liquidationOf(account, position) : Number.NaN;
  const ofPosition: readonly OrderLine[] = position
    ? [
        {
          ...fixed,
          kind: 'entry',
          name: `Entry ${positionSide(position)}`,
          price: position.entry,
          profit: unrealisedOf(account, position),
        },
        {
          ...fixed,
          kind: 'liquidation',
          name: 'Liquidation',
          price: liquidation,
          profit: profitAt(liquidation, size),
        },
      ]
    : [];
  const waiting = account.orders
    .filter((order) => order.symbol === symbol && isWaiting(order))
    .map((order): OrderLine => {
      const price = order.price ?? order.trigger ?? Number.NaN;
      const coins = isExit(order) ? size : order.quantity - order.filled;
      const closed = held * signOf(order.side) < 0 ? Math.min(coins, size) : 0;
      return {
        kind: order.role === 'Stop-loss' ? 'stop' : order.role === 'Take-profit' ? 'target' : 'order',
        name: isExit(order) ? order.role : upperFirst(order.side),
        price,
        size: coins,
        profit: profitAt(price, closed),
        move: (to) => moveLine(order.id, to),
        cancel: cancelLine(order.id),
      };
    });
  return [...ofPosition.filter(({ price }) => price > 0 && Number.isFinite(price)), ...waiting];
}

/** The account in a sentence, for those who don't see it. */
export function accountText(account: Account): string {
  const positions = account.positions.map(
    (position) =>
      `${position.symbol} ${positionSide(position)} ${coinsText(position.symbol, Math.abs(position.quantity))}`,
  );
  const waiting = account.orders.filter(isWaiting).map(orderText);
  return `Practice account: equity ${usdt(equityOf(account))}, ${positions.join(', ') || 'no position'}${waiting.length > 0 ? `; waiting: ${waiting.join(', ')}` : ''}.`;
}

export { type Preview, previewOf, sizeOfShare } from './preview';
