import type { SampleSymbol } from '@site/data/samples/workspace';
import { practice } from '@site/data/trading/practice';
import { roundToLots } from '../../markets/rounding';
import {
  heldIn,
  isAffordable,
  isExit,
  isInBook,
  isWaiting,
  MAKER,
  MARKET_TICKET,
  markOf,
  signOf,
  TAKER,
  trade,
} from './account';
import { likelyPrice, type Walk, walkBook, withTaken } from './book';
import { coinsText, orderText, priceText, signedUsdt, withNews } from './say';
import type { Account, Exits, Order, Position, Ticket } from './types';

/* What becomes of orders once they are accepted. */

const withOrder = (account: Account, order: Order): Account => ({
  ...account,
  orders: account.orders.some(({ id }) => id === order.id)
    ? account.orders.map((other) => (other.id === order.id ? order : other))
    : [...account.orders, order],
});

export const orderIn = ({ orders }: Account, id: number) => orders.find((order) => order.id === id);

/** A ticket as the account's next order. */
const asOrder = (account: Account, ticket: Ticket, time: number, role: Order['role']): Order => ({
  ...ticket,
  id: account.orders.length + 1,
  role,
  status: ticket.kind === 'conditional' ? 'Untriggered' : 'New',
  filled: 0,
  paid: 0,
  rises: ticket.trigger !== null && ticket.trigger > markOf(account, ticket.symbol),
  since: time,
  ended: null,
});

/** Ends an order before all of it traded. What only waited for its trigger is deactivated. */
export function cancel(account: Account, order: Order, time: number, why = ''): Account {
  const status = order.status === 'Untriggered' ? 'Deactivated' : 'Cancelled';
  const after = withOrder(account, { ...order, status, ended: time });
  return withNews(
    after,
    time,
    'cancel',
    order.symbol,
    `${orderText(order)} is ${status.toLowerCase()}${why}.`,
  );
}

/** A position that is closed, or turned to the other side, takes the orders that could only close it along. */
function endOrphans(before: Account, account: Account, symbol: SampleSymbol, time: number): Account {
  const [was, is] = [before, account].map((then) => Math.sign(heldIn(then, symbol)));
  const why = `, because the position is ${is === 0 ? 'closed' : 'turned round'}`;
  return was === is || was === 0
    ? account
    : account.orders
        .filter((order) => order.symbol === symbol && order.isReduceOnly && isWaiting(order))
        .reduce((after, order) => cancel(after, order, time, why), account);
}

export const EXIT_ROLES = { takeProfit: 'Take-profit', stopLoss: 'Stop-loss' } as const;
const EXITS = ['takeProfit', 'stopLoss'] as const;

const exitIn = ({ orders }: Account, symbol: SampleSymbol, exit: keyof Exits) =>
  orders.find((order) => order.symbol === symbol && order.role === EXIT_ROLES[exit] && isWaiting(order));

/** Where the take-profit and the stop-loss of a position wait. */
export const exitsOf = (account: Account, { symbol }: Pick<Position, 'symbol'>): Exits => ({
  takeProfit: exitIn(account, symbol, 'takeProfit')?.trigger ?? null,
  stopLoss: exitIn(account, symbol, 'stopLoss')?.trigger ?? null,
});

/** A take-profit or stop-loss for the whole position of a symbol. */
function addExit(account: Account, symbol: SampleSymbol, exit: keyof Exits, level: number, time: number) {
  const held = heldIn(account, symbol);
  const ticket: Ticket = {
    ...MARKET_TICKET,
    symbol,
    side: held > 0 ? 'sell' : 'buy',
    kind: 'conditional',
    quantity: Math.abs(held),
    trigger: level,
    isReduceOnly: true,
  };
  const rises = held > 0 === (exit === 'takeProfit');
  return withOrder(account, { ...asOrder(account, ticket, time, EXIT_ROLES[exit]), rises });
}

/** Take-profit and stop-loss of an order take the place of those that the position has. */
function attachExits(account: Account, order: Order, time: number): Account {
  const { symbol, side } = order;
  if (Math.sign(heldIn(account, symbol)) !== signOf(side)) {
    return account;
  }
  return EXITS.reduce<Account>((before, exit) => {
    const level = order[exit];
    const old = exitIn(before, symbol, exit);
    if (level === null || old?.trigger === level) {
      return before;
    }
    const cleared = old ? cancel(before, old, time, ', because a newer one takes its place') : before;
    return addExit(cleared, symbol, exit, level, time);
  }, account);
}

/** Adds, moves or takes away the exits of a position. One that moves waits all the time. */
export const setExits = (account: Account, symbol: SampleSymbol, exits: Exits, time: number): Account =>
  EXITS.reduce<Account>((before, exit) => {
    const level = exits[exit];
    const old = exitIn(before, symbol, exit);
    if (!old) {
      return level === null ? before : addExit(before, symbol, exit, level, time);
    }
    return level === null ? cancel(before, old, time) : moveOrder(before, old, level, time);
  }, account);

/** The account after a part of an order, or all of it, traded. */
function fill(account: Account, order: Order, walk: Walk, time: number, feePercent: number): Account {
  const { symbol, side } = order;
  const price = walk.paid / walk.quantity;
  const after = trade(account, order, walk.quantity, price, feePercent);
  const filled = roundToLots(symbol, order.filled + walk.quantity);
  const isAll = filled >= order.quantity;
  const now: Order = {
    ...order,
    filled,
    paid: order.paid + walk.paid,
    status: isAll ? 'Filled' : 'PartiallyFilled',
    ended: isAll ? time : null,
  };
  const gain = after.realised - account.realised;
  const words = [
    `${orderText(order)}: ${side === 'buy' ? 'bought' : 'sold'} ${coinsText(symbol, walk.quantity)} at ${priceText(symbol, price)}`,
    isAll ? '' : `${coinsText(symbol, order.quantity - filled)} left`,
    gain === 0 ? '' : `${signedUsdt(gain)} before fees`,
  ];
  const told = withNews(withOrder(after, now), time, 'fill', symbol, `${words.filter(Boolean).join(', ')}.`);
  const ended = endOrphans(account, told, symbol, time);
  // An exit that came with an earlier part may have been moved or cancelled since.
  const hasExits = order.filled > 0 && heldIn(account, symbol) * signOf(side) > 0;
  return hasExits ? ended : attachExits(ended, now, time);
}

/** What an order can still be: one that only reduces is never larger than the position. */
function capToPosition(account: Account, order: Order): Order {
  const held = Math.max(0, -signOf(order.side) * heldIn(account, order.symbol));
  const most = isExit(order) ? held : Math.min(order.quantity, order.filled + held);
  return order.isReduceOnly ? { ...order, quantity: roundToLots(order.symbol, most) } : order;
}

const TOO_LITTLE = ' with 110007, because too little margin is free';

/** An order meets the book: it takes what there is, and the rest waits at its limit or, at market, is cancelled. */
function meetBook(account: Account, sent: Order, time: number): Account {
  const order = capToPosition(account, sent);
  const left = { ...order, quantity: roundToLots(order.symbol, order.quantity - order.filled) };
  if (left.quantity <= 0) {
    return cancel(account, sent, time, ', because there’s nothing to reduce');
  }
  const walk = walkBook(account, left, time);
  const after =
    walk.quantity > 0
      ? fill(withTaken(account, left, walk.quantity, time), order, walk, time, TAKER)
      : withOrder(account, order);
  const now = orderIn(after, order.id) ?? order;
  return order.price === null && isWaiting(now)
    ? cancel(after, now, time, `, because the book has no more within ${practice.slippagePercent}%`)
    : after;
}

/** Sends an order that has been checked. A conditional one waits for its trigger. */
export function submit(
  account: Account,
  ticket: Ticket,
  time: number,
  role: Order['role'] = 'Order',
): Account {
  const order = asOrder(account, ticket, time, role);
  const after = withOrder(account, order);
  return order.kind === 'conditional' ? after : meetBook(after, order, time);
}

/** The mark price has reached the trigger of an order: it goes to market, if there's margin for it now. */
export function fireTrigger(account: Account, order: Order, time: number): Account {
  const market: Order = { ...order, status: 'New' };
  const after = withOrder(account, { ...order, status: 'Triggered' });
  const sent = { ...order, trigger: null };
  return isAffordable(after, sent, likelyPrice(after, sent))
    ? meetBook(after, market, time)
    : cancel(after, market, time, TOO_LITTLE);
}

/** A trade on the tape went through the limit of an order: as much of it fills as was traded. */
export function fillFromTape(account: Account, waiting: Order, traded: number, time: number): Account {
  const order = capToPosition(account, waiting);
  const quantity = roundToLots(order.symbol, Math.min(traded, order.quantity - order.filled));
  if (quantity <= 0 || order.price === null) {
    return account;
  }
  // Its own margin was set aside while it waited.
  const others = { ...account, orders: account.orders.filter(({ id }) => id !== order.id) };
  return isAffordable(others, { ...order, quantity }, order.price)
    ? fill(account, order, { quantity, paid: quantity * order.price }, time, MAKER)
    : cancel(account, order, time, TOO_LITTLE);
}

/** A waiting order at another price: a limit that has moved past the market fills like a new one. */
export function moveOrder(account: Account, order: Order, price: number, time: number): Account {
  if (isInBook(order)) {
    return meetBook(account, { ...order, price }, time);
  }
  const rises = isExit(order) ? order.rises : price > markOf(account, order.symbol);
  return withOrder(account, { ...order, trigger: price, rises });
}
