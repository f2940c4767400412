import { fundingPayment } from '@site/data/formulas/trading/funding';
import { marginBalance } from '@site/data/formulas/trading/orders';
import type { SampleSymbol } from '@site/data/samples/workspace';
import { practice } from '@site/data/trading/practice';
import { barBetween, fundingAt, MINUTE, type Print, priceAt, printsOf } from '../../markets/series';
import {
  BARE,
  balanceOf,
  inLots,
  isInBook,
  isUntriggered,
  isWaiting,
  liquidationOf,
  maintenanceIn,
  maintenanceOf,
  markOf,
  newAccount,
  positionIn,
  sideOf,
  unrealisedIn,
  unrealisedOf,
} from './account';
import { accountProblem, problemOf, withLeverage } from './check';
import { type Instruction, instructionLine, readInstruction } from './lines';
import { asOrder, ended, metByTape, sent, triggered, withOrder } from './orders';
import { coinsText, priceText, signedUsdt, told, usdt } from './say';
import type { Account, Asked, Order, Position, Problem, Ticket } from './types';

/* Time passes for an account: the tape fills orders, settlements come, and the formula liquidates. */

const HOUR = 60 * MINUTE;
/** How often Bybit's usual contracts settle funding, which is also the longest step of time here. */
const SETTLEMENT = 8 * HOUR;

const symbolsIn = ({ positions, orders }: Account): readonly SampleSymbol[] => [
  ...new Set([
    ...positions.map(({ symbol }) => symbol),
    ...orders.filter(isWaiting).map(({ symbol }) => symbol),
  ]),
];

const withMark = (account: Account, symbol: SampleSymbol, price: number): Account => ({
  ...account,
  marks: { ...account.marks, [symbol]: price },
});

/** Each position at the price that is worst for it, and collateral in coins at its lowest. */
function isQuiet(account: Account, from: number, until: number): boolean {
  const ranges = new Map(symbolsIn(account).map((symbol) => [symbol, barBetween(symbol, from, until)]));
  if (account.coins && !ranges.has(account.coins.symbol)) {
    ranges.set(account.coins.symbol, barBetween(account.coins.symbol, from, until));
  }
  const isCalm = ({ symbol, side, price, trigger, rises, status }: Order) => {
    const { low, high } = ranges.get(symbol) ?? { low: 0, high: 0 };
    const level = status === 'Untriggered' ? trigger : price;
    const isBelow = status === 'Untriggered' ? rises : side === 'sell';
    return level === null || (isBelow ? high < level : low > level);
  };
  const worst = [...ranges].reduce((before, [symbol, { low, high }]) => {
    const isShort = (positionIn(account, symbol)?.quantity ?? 0) < 0;
    return withMark(before, symbol, isShort ? high : low);
  }, account);
  const { coins } = account;
  const collateral = coins ? coins.quantity * (ranges.get(coins.symbol)?.low ?? 0) : 0;
  const balance = account.wallet + marginBalance(collateral, practice.coinRatioPercent) + unrealisedIn(worst);
  const isSafe =
    account.mode === 'isolated'
      ? account.positions.every((position) => {
          const room = markOf(worst, position.symbol) - liquidationOf(account, position);
          return room * position.quantity > 0;
        })
      : account.positions.length === 0 || balance > maintenanceIn(account);
  return isSafe && account.orders.filter(isWaiting).every(isCalm);
}

/** A position is taken over with all that stood behind it: `left` is what it takes besides its own loss. */
function takenOver(account: Account, position: Position, left: number, time: number): Account {
  const { symbol, quantity } = position;
  const loss = unrealisedOf(account, position) - left;
  const after = {
    ...account,
    positions: account.positions.filter((each) => each !== position),
    wallet: account.wallet + loss,
    realised: account.realised + loss,
  };
  const words = `The ${sideOf(position)} of ${coinsText(symbol, Math.abs(quantity))} was liquidated at ${priceText(symbol, markOf(account, symbol))}: ${signedUsdt(loss)}, with what was left of its margin.`;
  return told(after, time, 'liquidation', symbol, words);
}

/** An isolated position loses its own margin. In cross margin all go together, with the margin balance. */
function liquidated(account: Account, symbol: SampleSymbol, time: number): Account {
  const isCross = account.mode === 'cross';
  const share = balanceOf(account) / maintenanceIn(account);
  const done = account.positions
    .filter((each) => isCross || each.symbol === symbol)
    .reduce((before, position) => {
      const own = position.margin + unrealisedOf(account, position);
      return takenOver(before, position, isCross ? share * maintenanceOf(position) : own, time);
    }, account);
  const isGone = (order: Order) =>
    isWaiting(order) && (account.mode === 'cross' || (order.symbol === symbol && order.isReduceOnly));
  return done.orders
    .filter(isGone)
    .reduce((before, order) => ended(before, order, time, ', because of the liquidation'), done);
}

type Event = { readonly level: number; readonly order?: Order };

/** Where price meets a level on its way, which may lie behind it already. */
function metAt(level: number, mark: number, to: number, isAbove: boolean): number | null {
  const sign = isAbove ? 1 : -1;
  return sign * (mark - level) >= 0 ? mark : sign * (to - level) >= 0 ? level : null;
}

/** What happens first while price goes from the mark to another price: a trigger or a liquidation. */
function nextOn(account: Account, symbol: SampleSymbol, to: number): Event | undefined {
  const mark = markOf(account, symbol);
  const triggers = account.orders
    .filter((order) => order.symbol === symbol && isUntriggered(order))
    .map((order) => ({ level: metAt(order.trigger ?? Number.NaN, mark, to, order.rises), order }));
  const liquidations = account.positions
    .filter((position) => position.symbol === symbol)
    .map((position) => ({
      level: metAt(liquidationOf(account, position), mark, to, position.quantity < 0),
    }));
  const events = [...triggers, ...liquidations].filter((event): event is Event => event.level !== null);
  // At the same distance the stop comes first.
  return events.sort((one, other) => Math.abs(one.level - mark) - Math.abs(other.level - mark))[0];
}

/** Price goes to a trade on the tape, and the trade meets what waits in the book. */
function printed(account: Account, symbol: SampleSymbol, print: Print): Account {
  let now = account;
  for (let next = nextOn(now, symbol, print.price); next; next = nextOn(now, symbol, print.price)) {
    now = withMark(now, symbol, next.level);
    now = next.order ? triggered(now, next.order, print.time) : liquidated(now, symbol, print.time);
  }
  now = withMark(now, symbol, print.price);
  let left = print.quantity;
  for (const { id } of now.orders.filter(isInBook)) {
    const order = now.orders.find((known) => known.id === id) as Order;
    const isThrough =
      order.price !== null && (order.side === 'buy' ? print.price < order.price : print.price > order.price);
    if (order.symbol === symbol && isInBook(order) && isThrough && left > 0) {
      const next = metByTape(now, order, left, print.time);
      const fill = next.orders.find((known) => known.id === id) as Order;
      left = inLots(symbol, left - (fill.filled - order.filled));
      now = next;
    }
  }
  return now;
}

function throughMinute(account: Account, minute: number): Account {
  return symbolsIn(account)
    .flatMap((symbol) => printsOf(symbol, minute).map((print) => ({ symbol, print })))
    .sort((one, other) => one.print.time - other.print.time)
    .reduce((before, { symbol, print }) => printed(before, symbol, print), account);
}

function paidFunding(account: Account, { symbol, quantity }: Position, time: number): Account {
  const rate = fundingAt(symbol, time);
  const paid = fundingPayment(quantity, markOf(account, symbol), rate);
  const after = { ...account, wallet: account.wallet - paid, funding: account.funding + paid };
  const words = `Funding of ${symbol} at ${rate}%: ${paid < 0 ? 'received' : 'paid'} ${usdt(Math.abs(paid))}.`;
  return told(after, time, 'funding', symbol, words);
}

/** Who holds a position at a settlement pays or receives. */
const settled = (account: Account, time: number): Account =>
  account.positions.reduce((before, position) => paidFunding(before, position, time), account);

const LENGTHS = [SETTLEMENT, HOUR, MINUTE];

/** Lets time pass, in steps as long as nothing can happen in them. */
function passed(account: Account, to: number): Account {
  let now = account;
  while (now.time < to) {
    const { time } = now;
    if (symbolsIn(now).length === 0) {
      return marksAt({ ...now, time: to, marks: {} }, to);
    }
    const before = now;
    const length =
      LENGTHS.find(
        (each) =>
          time % each === 0 && time + each <= to && (each === MINUTE || isQuiet(before, time, time + each)),
      ) ?? MINUTE;
    const end = time + length;
    const isMinute = length === MINUTE && !isQuiet(now, time, end);
    const after = isMinute ? throughMinute(now, time) : now;
    const marked = marksAt({ ...after, time: end }, end);
    now = end % SETTLEMENT === 0 ? settled(marked, end) : marked;
  }
  return now;
}

/** The mark prices of what is held and waited for; last, mark and index price are one in the sample. */
function marksAt(account: Account, time: number): Account {
  const symbols = [...symbolsIn(account), ...(account.coins ? [account.coins.symbol] : [])];
  return symbols.reduce((before, symbol) => withMark(before, symbol, priceAt(symbol, time)), account);
}

/** A market order that closes a share of a position. */
const closing = ({ symbol, quantity }: Position, share: number): Ticket => ({
  ...BARE,
  symbol,
  side: quantity > 0 ? 'sell' : 'buy',
  quantity: inLots(symbol, (Math.abs(quantity) * share) / 100),
  isReduceOnly: true,
});

const inUsdt = (account: Account): Account => {
  const { coins, wallet, realised } = account;
  const worth = coins ? coins.quantity * priceAt(coins.symbol, account.time) : 0;
  return coins
    ? { ...account, coins: null, wallet: wallet + worth, realised: realised + worth - coins.worth }
    : account;
};

/** What the account holds, turned into a coin at its price now. */
function inCoins(account: Account, symbol: SampleSymbol | null): Account {
  const { wallet, time } = account;
  return symbol && wallet > 0
    ? { ...account, wallet: 0, coins: { symbol, quantity: wallet / priceAt(symbol, time), worth: wallet } }
    : account;
}

function done(account: Account, asked: Asked): Account {
  switch (asked.does) {
    case 'order': {
      const order = asOrder(account, asked.ticket, account.time);
      return order.kind === 'conditional'
        ? withOrder(account, order)
        : sent(withOrder(account, order), order, account.time);
    }
    case 'cancel':
      return account.orders
        .filter((order) => isWaiting(order) && (asked.id === 'all' || order.id === asked.id))
        .reduce((before, order) => ended(before, order, account.time, ''), account);
    case 'close': {
      const position = positionIn(account, asked.symbol);
      const order = position && asOrder(account, closing(position, asked.share), account.time, 'Close');
      return order ? sent(withOrder(account, order), order, account.time) : account;
    }
    case 'leverage':
      return withLeverage(account, asked.symbol, asked.times);
    case 'add':
      return {
        ...account,
        positions: account.positions.map((position) =>
          position.symbol === asked.symbol
            ? { ...position, margin: position.margin + asked.amount }
            : position,
        ),
      };
    case 'mode':
      return { ...account, mode: asked.mode };
    case 'collateral':
      return inCoins(inUsdt(account), asked.symbol);
    case 'lesson':
      return { ...account, lesson: asked.id };
  }
}

/** The account with the mark of a symbol that somebody looks at. */
export const lookingAt = (account: Account, symbol: SampleSymbol): Account =>
  withMark(account, symbol, priceAt(symbol, account.time));

/** What was asked for, done; or why it's refused. */
function asked(account: Account, asks: Asked): Account | Problem {
  const symbol = asks.does === 'order' ? asks.ticket.symbol : 'symbol' in asks ? asks.symbol : null;
  const looked = symbol ? lookingAt(account, symbol) : account;
  const problem = asks.does === 'order' ? problemOf(looked, asks.ticket) : accountProblem(looked, asks);
  return problem ?? marksAt(done(looked, asks), account.time);
}

export const isProblem = (answer: object): answer is Problem => 'sentence' in answer;

/** What was worked out last for a list of lines. */
const known = new WeakMap<readonly string[], Account>();

/** The account at a moment: everything that was asked for, as the market answered it. Lines that are refused do nothing. */
export function accountAt(lines: readonly string[], time: number): Account {
  const last = known.get(lines);
  let account = last && last.time <= time ? last : null;
  if (!account) {
    account = newAccount(0);
    for (const line of lines) {
      const read = readInstruction(line);
      if (read?.time && read.time <= time && read.time >= account.time) {
        const then = passed(account, read.time);
        const next = asked(then, read.asked);
        account = isProblem(next) ? then : next;
      }
    }
  }
  const now = passed(account, time);
  known.set(lines, now);
  return now;
}

/** The lines with one more, or why it's refused. */
export function withAsked(lines: readonly string[], time: number, { words, asked: asks }: Instruction) {
  const before = accountAt(lines, time);
  const account = asked(before, asks);
  if (isProblem(account)) {
    return account;
  }
  const next = [...lines, instructionLine(time, words)];
  known.set(next, account);
  return { lines: next, account, before };
}
