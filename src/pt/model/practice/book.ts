import type { Book } from '@site/data/formulas/metrics/orderbook';
import { type SampleSymbol, workspaceMarkets } from '@site/data/samples/workspace';
import { practice } from '@site/data/trading/practice';
import { bookAt } from '../../markets/book';
import { roundToLots } from '../../markets/rounding';
import { MINUTE, priceAt } from '../../markets/walk';
import { markOf, signOf, withMark } from './account';
import type { Account, Ticket } from './types';

/* What an order takes from the sample's book. */

const minuteOf = (time: number) => Math.floor(time / MINUTE) * MINUTE;
const takenKey = ({ symbol, side }: Pick<Ticket, 'symbol' | 'side'>) => `${symbol} ${side}`;

/** The book around a price inside a minute, whose levels stand as they did at its beginning. */
function bookAround(symbol: SampleSymbol, time: number, price: number): Book {
  const { ticks } = workspaceMarkets[symbol];
  const moved = Math.round((price - priceAt(symbol, minuteOf(time))) * ticks);
  const { bids, asks } = bookAt(symbol, minuteOf(time));
  const shift = (levels: Book['bids']) =>
    levels
      .map((level) => ({ ...level, price: (Math.round(level.price * ticks) + moved) / ticks }))
      .filter((level) => level.price > 0);
  return moved === 0 ? { bids, asks } : { bids: shift(bids), asks: shift(asks) };
}

const takenIn = ({ taken }: Account, ticket: Ticket, time: number) =>
  taken.minute === minuteOf(time) ? (taken.coins[takenKey(ticket)] ?? 0) : 0;

export type Walk = { readonly quantity: number; readonly paid: number };

/** What an order takes from the other side of the book, at its limit or better; at market, within the slippage cap. */
export function walkBook(account: Account, ticket: Ticket, time: number): Walk {
  const { symbol, side } = ticket;
  const mark = markOf(account, symbol);
  const book = bookAround(symbol, time, mark);
  const limit = ticket.price ?? mark * (1 + (signOf(side) * practice.slippagePercent) / 100);
  let [gone, left, paid] = [takenIn(account, ticket, time), ticket.quantity, 0];
  for (const { price, quantity } of side === 'buy' ? book.asks : book.bids) {
    const before = Math.min(gone, quantity);
    const isWithin = signOf(side) * (limit - price) >= 0;
    const coins = isWithin ? Math.min(left, quantity - before) : 0;
    [gone, left, paid] = [gone - before, left - coins, paid + coins * price];
  }
  return { quantity: roundToLots(symbol, ticket.quantity - left), paid };
}

/** The account that has taken so many coins from the book in this minute. */
export function withTaken(account: Account, ticket: Ticket, quantity: number, time: number): Account {
  const minute = minuteOf(time);
  const coins = account.taken.minute === minute ? account.taken.coins : {};
  const total = takenIn(account, ticket, time) + quantity;
  return { ...account, taken: { minute, coins: { ...coins, [takenKey(ticket)]: total } } };
}

/** The average price that an order would fill at: what the book asks for, and its own for what would wait. */
export function likelyPrice(account: Account, ticket: Ticket): number {
  const { symbol, price, trigger, quantity } = ticket;
  const mark = trigger ?? markOf(account, symbol);
  const walk = walkBook(withMark(account, symbol, mark), ticket, account.time);
  const left = price ?? (walk.quantity > 0 ? walk.paid / walk.quantity : mark);
  return (walk.paid + (quantity - walk.quantity) * left) / quantity;
}
