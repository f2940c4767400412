import type { Book } from '@site/data/formulas/metrics/orderbook';
import { type SampleSymbol, workspaceMarkets } from '@site/data/samples/workspace';
import { practice } from '@site/data/trading/practice';
import { bookAt, MINUTE, priceAt } from '../../markets/series';
import {
  BARE,
  costOf,
  freeOf,
  inLots,
  isWaiting,
  MAKER,
  markOf,
  positionIn,
  signOf,
  TAKER,
  traded,
} from './account';
import { coinsText, orderText, priceText, signedUsdt, told } from './say';
import type { Account, Order, Ticket } from './types';

/* What becomes of orders once they are accepted. */

/** The book around a price inside a minute, whose levels stand as they did at its beginning. */
function bookAround(symbol: SampleSymbol, time: number, price: number): Book {
  const { ticks } = workspaceMarkets[symbol];
  const minute = Math.floor(time / MINUTE) * MINUTE;
  const moved = Math.round((price - priceAt(symbol, minute)) * ticks);
  const { bids, asks } = bookAt(symbol, minute);
  const shifted = (levels: Book['bids']) =>
    levels
      .map((level) => ({ ...level, price: (Math.round(level.price * ticks) + moved) / ticks }))
      .filter((level) => level.price > 0);
  return moved === 0 ? { bids, asks } : { bids: shifted(bids), asks: shifted(asks) };
}

type Walk = { readonly quantity: number; readonly paid: number };

/** What an order takes from the other side of the book, at its limit or better; at market, within the cap. */
export function walked(account: Account, ticket: Ticket, time: number, quantity = ticket.quantity): Walk {
  const { symbol, side } = ticket;
  const mark = markOf(account, symbol);
  const book = bookAround(symbol, time, mark);
  const levels = side === 'buy' ? book.asks : book.bids;
  const price = ticket.price ?? mark * (1 + (signOf(side) * practice.slippagePercent) / 100);
  let [left, paid] = [quantity, 0];
  for (const level of levels) {
    const isWithin = side === 'buy' ? level.price <= price : level.price >= price;
    const taken = isWithin ? Math.min(left, level.quantity) : 0;
    paid += taken * level.price;
    left -= taken;
  }
  return { quantity: inLots(symbol, quantity - left), paid };
}

export const withOrder = (account: Account, order: Order): Account => ({
  ...account,
  orders: account.orders.some(({ id }) => id === order.id)
    ? account.orders.map((known) => (known.id === order.id ? order : known))
    : [...account.orders, order],
});

/** A ticket as the account's next order. */
export const asOrder = (
  account: Account,
  ticket: Ticket,
  time: number,
  role: Order['role'] = 'Order',
): Order => ({
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

/** An order ends before all of it traded. What only waited for its trigger is deactivated. */
export function ended(account: Account, order: Order, time: number, why: string): Account {
  const status = order.status === 'Untriggered' ? 'Deactivated' : 'Cancelled';
  const after = withOrder(account, { ...order, status, ended: time });
  return told(after, time, 'cancel', order.symbol, `${orderText(order)} is ${status.toLowerCase()}${why}.`);
}

/** A position that is closed, or turned to the other side, takes the orders that could only close it along. */
function withoutLoneExits(before: Account, account: Account, symbol: SampleSymbol, time: number): Account {
  const [was, is] = [before, account].map((each) => Math.sign(positionIn(each, symbol)?.quantity ?? 0));
  const why = `, because the position is ${is === 0 ? 'closed' : 'turned round'}`;
  const exits = account.orders.filter(
    (order) => order.symbol === symbol && order.isReduceOnly && isWaiting(order),
  );
  return was === is || was === 0
    ? account
    : exits.reduce((after, order) => ended(after, order, time, why), account);
}

/** Take-profit and stop-loss of an order take the place of those that the position has. */
function withExits(account: Account, order: Order, time: number): Account {
  const { symbol, side, takeProfit, stopLoss } = order;
  const position = positionIn(account, symbol);
  if (!position || Math.sign(position.quantity) !== signOf(side)) {
    return account;
  }
  const levels = { 'Take-profit': takeProfit, 'Stop-loss': stopLoss } as const;
  return (['Take-profit', 'Stop-loss'] as const).reduce<Account>((before, role) => {
    const trigger = levels[role];
    const known = before.orders.find(
      (other) => other.role === role && other.symbol === symbol && isWaiting(other),
    );
    if (trigger === null || known?.trigger === trigger) {
      return before;
    }
    const cleared = known ? ended(before, known, time, ', because a newer one takes its place') : before;
    const exit: Ticket = {
      ...BARE,
      symbol,
      side: side === 'buy' ? 'sell' : 'buy',
      kind: 'conditional',
      quantity: Math.abs(position.quantity),
      trigger,
      isReduceOnly: true,
    };
    const rises = (side === 'buy') === (role === 'Take-profit');
    return withOrder(cleared, { ...asOrder(cleared, exit, time, role), rises });
  }, account);
}

/** The account after a part of an order, or all of it, traded at a price. */
function filled(account: Account, order: Order, walk: Walk, time: number, isTaker: boolean): Account {
  const { symbol, side } = order;
  const price = walk.paid / walk.quantity;
  const after = traded(account, order, walk.quantity, price, isTaker ? TAKER : MAKER);
  const sum = inLots(symbol, order.filled + walk.quantity);
  const isAll = sum >= order.quantity;
  const now: Order = {
    ...order,
    filled: sum,
    paid: order.paid + walk.paid,
    status: isAll ? 'Filled' : 'PartiallyFilled',
    ended: isAll ? time : null,
  };
  const gain = after.realised - account.realised;
  const words = [
    `${orderText(order)}: ${side === 'buy' ? 'bought' : 'sold'} ${coinsText(symbol, walk.quantity)} at ${priceText(symbol, price)}`,
    isAll ? '' : `${coinsText(symbol, order.quantity - sum)} left`,
    gain === 0 ? '' : `${signedUsdt(gain)} before fees`,
  ];
  const said = told(withOrder(after, now), time, 'fill', symbol, `${words.filter(Boolean).join(', ')}.`);
  return withExits(withoutLoneExits(account, said, symbol, time), now, time);
}

/** What an order can still be: one that only reduces is never larger than the position. */
const sized = (account: Account, order: Order): Order => {
  const held = Math.max(0, -signOf(order.side) * (positionIn(account, order.symbol)?.quantity ?? 0));
  const isWhole = order.role === 'Take-profit' || order.role === 'Stop-loss';
  const most = isWhole ? held : Math.min(order.quantity, order.filled + held);
  return order.isReduceOnly ? { ...order, quantity: inLots(order.symbol, most) } : order;
};

const canPay = (account: Account, order: Order, quantity: number, price: number) =>
  costOf(account, order, quantity, price) <= freeOf(account);

/** An order meets the book: what it takes, and whether the rest waits, is cancelled or never was. */
export function sent(account: Account, asked: Order, time: number): Account {
  const order = sized(account, asked);
  const { symbol, rest, kind, price } = order;
  if (order.quantity <= 0) {
    return ended(account, asked, time, ', because there’s nothing to reduce');
  }
  const walk = walked(account, order, time);
  const isMarket = price === null;
  if (rest === 'PostOnly' && walk.quantity > 0) {
    return ended(account, order, time, ', because post-only would have taken from the book');
  }
  if (rest === 'FOK' && walk.quantity < order.quantity) {
    return ended(account, order, time, ', because the book couldn’t fill all of it');
  }
  // What has waited for its trigger is checked now; what was sent at once has been.
  if (kind === 'conditional' && !canPay(account, order, order.quantity, price ?? markOf(account, symbol))) {
    return ended(account, order, time, ' with 110007, because too little margin is free');
  }
  const after = walk.quantity > 0 ? filled(account, order, walk, time, true) : withOrder(account, order);
  const now = after.orders.find(({ id }) => id === order.id) ?? order;
  return (isMarket || rest === 'IOC') && isWaiting(now)
    ? ended(
        after,
        now,
        time,
        isMarket
          ? `, because the book has no more within ${practice.slippagePercent}%`
          : ', because it doesn’t wait',
      )
    : after;
}

/** The mark price has reached the trigger of an order. */
export function triggered(account: Account, order: Order, time: number): Account {
  const after = withOrder(account, { ...order, status: 'Triggered' });
  return sent(after, { ...order, status: 'New' }, time);
}

/** A trade on the tape went through the limit of an order: as much of it fills as was traded. */
export function metByTape(account: Account, asked: Order, traded: number, time: number): Account {
  const order = sized(account, asked);
  const quantity = inLots(order.symbol, Math.min(traded, order.quantity - order.filled));
  if (quantity <= 0 || order.price === null) {
    return account;
  }
  // Its own margin was set aside while it waited.
  const others = { ...account, orders: account.orders.filter(({ id }) => id !== order.id) };
  return canPay(others, order, quantity, order.price)
    ? filled(account, order, { quantity, paid: quantity * order.price }, time, false)
    : ended(account, order, time, ' with 110007, because too little margin is free');
}
