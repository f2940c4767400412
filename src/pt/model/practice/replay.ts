import { fundingPayment } from '@site/data/formulas/trading/funding';
import type { SampleSymbol } from '@site/data/samples/workspace';
import { barBetween } from '../../markets/bars';
import { type Print, printsOf } from '../../markets/flow';
import { fundingAt } from '../../markets/funding';
import { roundDownToLots, roundToLots, roundToTicks } from '../../markets/rounding';
import { HOUR, MINUTE, priceAt } from '../../markets/walk';
import {
  balanceOf,
  FUNDING_HOURS,
  isInBook,
  isUntriggered,
  isWaiting,
  liquidationOf,
  liquidationPrice,
  MARKET_TICKET,
  maintenanceIn,
  maintenanceOf,
  markOf,
  newAccount,
  positionIn,
  positionSide,
  signOf,
  unrealisedOf,
  withMark,
} from './account';
import { actionProblem, problemOf, withLeverage } from './check';
import { type Instruction, instructionLine, readInstruction } from './lines';
import { cancel, fillFromTape, fireTrigger, moveOrder, orderIn, setExits, submit } from './orders';
import { coinsText, priceText, signedUsdt, usdt, withNews } from './say';
import type { Account, Action, Order, Position, Problem, Ticket } from './types';

/* Time passes for an account: the tape fills orders, settlements come, and the formula liquidates. */

/** Funding is settled this often, which is also the longest step of time here. */
const SETTLEMENT = FUNDING_HOURS * HOUR;

const symbolsIn = ({ positions, orders }: Account): readonly SampleSymbol[] => [
  ...new Set([...positions, ...orders.filter(isWaiting)].map(({ symbol }) => symbol)),
];

/** Whether nothing can happen in a span: no level is met, and each position at its worst price is safe. */
function isQuiet(account: Account, from: number, until: number): boolean {
  const ranges = new Map(symbolsIn(account).map((symbol) => [symbol, barBetween(symbol, from, until)]));
  const isCalm = ({ symbol, side, price, trigger, rises, status }: Order) => {
    const { low, high } = ranges.get(symbol) ?? { low: 0, high: 0 };
    const level = status === 'Untriggered' ? trigger : price;
    const isAbove = status === 'Untriggered' ? rises : side === 'sell';
    return level === null || (isAbove ? high < level : low > level);
  };
  const worst = [...ranges].reduce((before, [symbol, { low, high }]) => {
    const isShort = (positionIn(account, symbol)?.quantity ?? 0) < 0;
    return withMark(before, symbol, isShort ? high : low);
  }, account);
  const isSafe =
    account.mode === 'isolated'
      ? account.positions.every((position) => {
          const room = markOf(worst, position.symbol) - liquidationOf(account, position);
          return room * position.quantity > 0;
        })
      : account.positions.length === 0 || balanceOf(worst) > maintenanceIn(worst);
  return isSafe && account.orders.filter(isWaiting).every(isCalm);
}

/** Takes a position over with all that stood behind it: `left` is what it takes besides its own loss. */
function takeOver(account: Account, position: Position, left: number, time: number): Account {
  const { symbol, quantity } = position;
  const loss = unrealisedOf(account, position) - left;
  const after = {
    ...account,
    positions: account.positions.filter((other) => other !== position),
    wallet: account.wallet + loss,
    realised: account.realised + loss,
  };
  const words = `The ${positionSide(position)} of ${coinsText(symbol, Math.abs(quantity))} was liquidated at ${priceText(symbol, markOf(account, symbol))}: ${signedUsdt(loss)}, with what was left of its margin.`;
  return withNews(after, time, 'liquidation', symbol, words);
}

/** An isolated position loses its own margin. In cross margin all go together, with the margin balance. */
function liquidate(account: Account, symbol: SampleSymbol, time: number): Account {
  const isCross = account.mode === 'cross';
  const share = balanceOf(account) / maintenanceIn(account);
  const after = account.positions
    .filter((position) => isCross || position.symbol === symbol)
    .reduce((before, position) => {
      const left = isCross
        ? share * maintenanceOf(account, position)
        : position.margin + unrealisedOf(account, position);
      return takeOver(before, position, left, time);
    }, account);
  return after.orders
    .filter((order) => isWaiting(order) && (isCross || (order.symbol === symbol && order.isReduceOnly)))
    .reduce((before, order) => cancel(before, order, time, ', because of the liquidation'), after);
}

type Event = { readonly level: number; readonly order?: Order };

/** Where price meets a level on its way, which may lie behind it already. */
function metAt(level: number, mark: number, to: number, isAbove: boolean): number | null {
  const sign = isAbove ? 1 : -1;
  return sign * (mark - level) >= 0 ? mark : sign * (to - level) >= 0 ? level : null;
}

/** What happens first while price goes from the mark to another price: a trigger or a liquidation. */
function nextEvent(account: Account, symbol: SampleSymbol, to: number): Event | undefined {
  const mark = markOf(account, symbol);
  const triggers = account.orders
    .filter((order) => order.symbol === symbol && isUntriggered(order))
    .map((order) => ({ level: metAt(order.trigger ?? Number.NaN, mark, to, order.rises), order }));
  const liquidations = account.positions
    .filter((position) => position.symbol === symbol)
    .map((position) => ({
      level: metAt(liquidationPrice(account, position), mark, to, position.quantity < 0),
    }));
  const events = [...triggers, ...liquidations].filter((event): event is Event => event.level !== null);
  // At the same distance the stop comes first.
  return events.sort((one, other) => Math.abs(one.level - mark) - Math.abs(other.level - mark))[0];
}

/** Moves price to a trade on the tape, with what it triggers on its way; the trade meets what waits in the book. */
function applyPrint(account: Account, symbol: SampleSymbol, print: Print): Account {
  let now = account;
  for (let event = nextEvent(now, symbol, print.price); event; event = nextEvent(now, symbol, print.price)) {
    now = withMark(now, symbol, event.level);
    now = event.order ? fireTrigger(now, event.order, print.time) : liquidate(now, symbol, print.time);
  }
  now = withMark(now, symbol, print.price);
  let left = print.quantity;
  const inBook = now.orders.filter((order) => order.symbol === symbol && isInBook(order));
  // The best price first: of two buys the higher, of two sales the lower. Orders at one price stay in the order of their time.
  const inTurn = inBook.sort((one, other) => signOf(one.side) * ((other.price ?? 0) - (one.price ?? 0)));
  for (const { id } of inTurn) {
    const order = orderIn(now, id) as Order;
    const isThrough =
      order.price !== null && (order.side === 'buy' ? print.price < order.price : print.price > order.price);
    if (isInBook(order) && isThrough && left > 0) {
      now = fillFromTape(now, order, left, print.time);
      left = roundToLots(symbol, left - ((orderIn(now, id)?.filled ?? 0) - order.filled));
    }
  }
  return now;
}

/** Applies the trades that a minute printed for all symbols, in the order of their time. */
const applyMinute = (account: Account, minute: number): Account =>
  symbolsIn(account)
    .flatMap((symbol) => printsOf(symbol, minute).map((print) => ({ symbol, print })))
    .sort((one, other) => one.print.time - other.print.time)
    .reduce((before, { symbol, print }) => applyPrint(before, symbol, print), account);

function payFunding(account: Account, { symbol, quantity }: Position, time: number): Account {
  const rate = fundingAt(symbol, time);
  const paid = fundingPayment(quantity, markOf(account, symbol), rate);
  const after = { ...account, wallet: account.wallet - paid, funding: account.funding + paid };
  const words = `Funding of ${symbol} at ${rate}%: ${paid < 0 ? 'received' : 'paid'} ${usdt(Math.abs(paid))}.`;
  return withNews(after, time, 'funding', symbol, words);
}

/** Who holds a position at a settlement pays or receives. */
const settleFunding = (account: Account, time: number): Account =>
  account.positions.reduce((before, position) => payFunding(before, position, time), account);

const LENGTHS = [SETTLEMENT, HOUR, MINUTE];

/** Lets time pass, in steps as long as nothing can happen in them. */
function advanceTo(account: Account, to: number): Account {
  let now = account;
  while (now.time < to) {
    const { time } = now;
    const before = now;
    if (symbolsIn(before).length === 0) {
      return { ...before, time: to, marks: {} };
    }
    const length = LENGTHS.find(
      (span) => time % span === 0 && time + span <= to && isQuiet(before, time, time + span),
    );
    const end = time + (length ?? MINUTE);
    const after = length === undefined ? applyMinute(before, time) : before;
    const marked = withMarks({ ...after, time: end });
    now = end % SETTLEMENT === 0 ? settleFunding(marked, end) : marked;
  }
  return now;
}

/** The mark prices of what is held and waited for; last, mark and index price are one in the sample. */
const withMarks = (account: Account): Account =>
  symbolsIn(account).reduce(
    (before, symbol) => withMark(before, symbol, priceAt(symbol, account.time)),
    account,
  );

/** A market order that closes a share of a position. */
const closingTicket = ({ symbol, quantity }: Position, share: number): Ticket => ({
  ...MARKET_TICKET,
  symbol,
  side: quantity > 0 ? 'sell' : 'buy',
  quantity: roundDownToLots(symbol, (Math.abs(quantity) * share) / 100),
  isReduceOnly: true,
});

/** The account after an action that nothing stands in the way of. */
function carryOut(account: Account, action: Action): Account {
  const { time } = account;
  switch (action.does) {
    case 'order':
      return submit(account, action.ticket, time);
    case 'exits':
      return setExits(account, action.symbol, action.exits, time);
    case 'move': {
      const order = orderIn(account, action.id) as Order;
      return moveOrder(account, order, action.price, time);
    }
    case 'cancel':
      return account.orders
        .filter((order) => isWaiting(order) && (action.id === 'all' || order.id === action.id))
        .reduce((before, order) => cancel(before, order, time), account);
    case 'close': {
      const position = positionIn(account, action.symbol) as Position;
      return submit(account, closingTicket(position, action.share), time, 'Close');
    }
    case 'leverage':
      return withLeverage(account, action.symbol, action.times);
    case 'mode':
      return { ...account, mode: action.mode };
    case 'lesson':
      return { ...account, lesson: action.id };
  }
}

/** The account with the mark of a symbol, whether something is held in it or not. */
export const withCurrentMark = (account: Account, symbol: SampleSymbol): Account =>
  withMark(account, symbol, priceAt(symbol, account.time));

/** A price on the tick of the order that it's for. */
const onTick = (account: Account, action: Action): Action => {
  const order = action.does === 'move' ? orderIn(account, action.id) : null;
  return order && action.does === 'move'
    ? { ...action, price: roundToTicks(order.symbol, action.price) }
    : action;
};

/** The account after a line, or why the line is refused. */
function perform(account: Account, given: Action): Account | Problem {
  const action = onTick(account, given);
  const symbol = action.does === 'order' ? action.ticket.symbol : 'symbol' in action ? action.symbol : null;
  const looked = symbol ? withCurrentMark(account, symbol) : account;
  const problem = action.does === 'order' ? problemOf(looked, action.ticket) : actionProblem(looked, action);
  return problem ?? withMarks(carryOut(looked, action));
}

export const isProblem = (answer: object): answer is Problem => 'sentence' in answer;

/** The account that was worked out last for a list of lines, when all of them had run. */
const latest = new WeakMap<readonly string[], Account>();

/** Advances the account to the time of a line and carries the line out, unless it's refused. */
function afterLine(account: Account, { time, action }: Instruction): Account {
  if (time === null || time < account.time) {
    return account;
  }
  const then = advanceTo(account, time);
  const next = perform(then, action);
  return isProblem(next) ? then : next;
}

/** The account at a moment: every line until then, as the market answered it. Lines that are refused do nothing. */
export function accountAt(lines: readonly string[], time: number): Account {
  const last = latest.get(lines);
  if (last && last.time <= time) {
    const now = advanceTo(last, time);
    latest.set(lines, now);
    return now;
  }
  const read = lines.map(readInstruction).filter((line) => line !== null);
  const due = read.filter((line) => (line.time ?? 0) <= time);
  const now = advanceTo(due.reduce(afterLine, newAccount(0)), time);
  if (due.length === read.length) {
    latest.set(lines, now);
  }
  return now;
}

/** The lines with one more, or why it's refused. */
export function addInstruction(lines: readonly string[], time: number, { words, action }: Instruction) {
  const before = accountAt(lines, time);
  const account = perform(before, action);
  if (isProblem(account)) {
    return account;
  }
  const next = [...lines, instructionLine(time, words)];
  latest.set(next, account);
  return { lines: next, account, before };
}
