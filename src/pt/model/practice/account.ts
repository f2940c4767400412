import {
  crossLiquidationEstimate,
  feeEstimate,
  initialMargin,
  notional,
  profit,
} from '@site/data/formulas/trading/orders';
import type { SampleSymbol } from '@site/data/samples/workspace';
import { bybitFees } from '@site/data/trading/exchange-limits';
import { practice } from '@site/data/trading/practice';
import { roundToLots } from '../../markets/rounding';
import type { Account, MarginMode, Order, Position, Side, Ticket } from './types';

/* What an account is worth, and what a trade does to it. Amounts are in USDT. */

export const TAKER = bybitFees.derivatives.taker;
export const MAKER = bybitFees.derivatives.maker;
/** How often contracts settle funding here: Bybit's usual interval. */
export const FUNDING_HOURS = 8;
const MAINTENANCE = practice.maintenancePercent / 100;

export const newAccount = (time: number, mode: MarginMode = 'cross'): Account => ({
  time,
  mode,
  wallet: practice.deposit,
  realised: 0,
  fees: 0,
  funding: 0,
  leverages: {},
  marks: {},
  positions: [],
  orders: [],
  taken: { minute: 0, coins: {} },
  news: [],
  lesson: null,
});

/** A market order's ticket, as far as it's the same for all. */
export const MARKET_TICKET = {
  kind: 'market',
  price: null,
  trigger: null,
  takeProfit: null,
  stopLoss: null,
  isReduceOnly: false,
} as const satisfies Partial<Ticket>;

export const isInBook = ({ status }: Order) => status === 'New' || status === 'PartiallyFilled';
export const isUntriggered = ({ status }: Order) => status === 'Untriggered';
export const isWaiting = (order: Order) => isInBook(order) || isUntriggered(order);
export const isExit = ({ role }: Order) => role === 'Take-profit' || role === 'Stop-loss';

export const signOf = (side: Side) => (side === 'buy' ? 1 : -1);
export const positionSide = ({ quantity }: Pick<Position, 'quantity'>) =>
  quantity > 0 ? ('long' as const) : ('short' as const);
export const positionIn = ({ positions }: Account, symbol: SampleSymbol) =>
  positions.find((position) => position.symbol === symbol);
export const heldIn = (account: Account, symbol: SampleSymbol) => positionIn(account, symbol)?.quantity ?? 0;
export const leverageOf = ({ leverages }: Account, symbol: SampleSymbol) =>
  leverages[symbol] ?? practice.leverage;
export const markOf = ({ marks }: Account, symbol: SampleSymbol) => marks[symbol] ?? Number.NaN;

export const withMark = (account: Account, symbol: SampleSymbol, price: number): Account => ({
  ...account,
  marks: { ...account.marks, [symbol]: price },
});

const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);

export const unrealisedOf = (account: Account, { symbol, quantity, entry }: Position) =>
  profit(positionSide({ quantity }), Math.abs(quantity), entry, markOf(account, symbol));
export const unrealisedIn = (account: Account) =>
  sum(account.positions.map((position) => unrealisedOf(account, position)));

/** In cross margin Bybit takes a position's value at the mark, in isolated margin at its entry. */
export const maintenanceOf = (account: Account, { symbol, quantity, entry }: Position) =>
  notional(Math.abs(quantity), account.mode === 'cross' ? markOf(account, symbol) : entry) * MAINTENANCE;
export const maintenanceIn = (account: Account) =>
  sum(account.positions.map((position) => maintenanceOf(account, position)));

export const equityOf = (account: Account) => account.wallet + unrealisedIn(account);

/** The margin balance: in cross margin with what open positions have won or lost. */
export const balanceOf = (account: Account) =>
  account.mode === 'cross' ? equityOf(account) : account.wallet;

const marginOf = (account: Account, { symbol, quantity, entry, margin }: Position) =>
  account.mode === 'isolated'
    ? margin
    : initialMargin(notional(Math.abs(quantity), entry), leverageOf(account, symbol));

/** The margin of a value with the fees of opening and closing it. */
export const costToOpen = (value: number, leverage: number) =>
  initialMargin(value, leverage) + 2 * feeEstimate(value, TAKER);

type Ordered = Pick<Ticket, 'symbol' | 'side' | 'isReduceOnly'> & {
  readonly quantity: number;
  readonly price: number;
};

/** How many coins of an order would open a position: what is held on the other side is closed first. */
export function openedBy(account: Account, { symbol, side, isReduceOnly, quantity }: Omit<Ordered, 'price'>) {
  const held = Math.max(0, -signOf(side) * heldIn(account, symbol));
  return isReduceOnly ? 0 : Math.max(0, roundToLots(symbol, quantity - held));
}

/** What orders in the book of a symbol tie up: Bybit counts the side that would open more. */
function reservedBy(account: Account, symbol: SampleSymbol, orders: readonly Ordered[]): number {
  const costs = (['buy', 'sell'] as const).map((side) => {
    const opening = orders.filter((order) => order.side === side && !order.isReduceOnly);
    const quantity = sum(opening.map((order) => order.quantity));
    const value = sum(opening.map((order) => notional(order.quantity, order.price)));
    const opened = openedBy(account, { symbol, side, quantity, isReduceOnly: false });
    return quantity > 0 ? costToOpen((value * opened) / quantity, leverageOf(account, symbol)) : 0;
  });
  return Math.max(...costs);
}

const orderedIn = ({ orders }: Account, symbol: SampleSymbol): readonly Ordered[] =>
  orders
    .filter((order) => order.symbol === symbol && isInBook(order))
    .map((order) => ({ ...order, quantity: order.quantity - order.filled, price: order.price ?? 0 }));

/** The margin and the fees of opening and closing that an order would tie up besides what is tied up. */
export function costOf(account: Account, ticket: Ticket, price: number): number {
  const orders = orderedIn(account, ticket.symbol);
  const withOrder = reservedBy(account, ticket.symbol, [...orders, { ...ticket, price }]);
  return withOrder - reservedBy(account, ticket.symbol, orders);
}

/** What neither positions nor waiting orders tie up. What waits for a trigger reserves nothing. */
export function freeOf(account: Account): number {
  const positions = sum(account.positions.map((position) => marginOf(account, position)));
  const symbols = [...new Set(account.orders.filter(isInBook).map(({ symbol }) => symbol))];
  const orders = symbols.map((symbol) => reservedBy(account, symbol, orderedIn(account, symbol)));
  return balanceOf(account) - positions - sum(orders);
}

/** What only closes is never refused for margin. */
export const isAffordable = (account: Account, ticket: Ticket, price: number) =>
  costOf(account, ticket, price) <= Math.max(0, freeOf(account));

/** What stands behind a position at a price: its own margin at the entry in isolated margin, the account at the mark in cross. */
export type Backing = { readonly price: number; readonly balance: number; readonly maintenance: number };

export const backingOf = (account: Account, position: Position): Backing =>
  account.mode === 'isolated'
    ? { price: position.entry, balance: position.margin, maintenance: maintenanceOf(account, position) }
    : {
        price: markOf(account, position.symbol),
        balance: balanceOf(account),
        maintenance: maintenanceIn(account),
      };

/** The estimate of the docs: where coins would be liquidated if only their symbol moved, with maintenance margin as it's now. */
export const liquidationWith = ({ price, balance, maintenance }: Backing, quantity: number) =>
  crossLiquidationEstimate(positionSide({ quantity }), price, Math.abs(quantity), balance, maintenance);

export const liquidationOf = (account: Account, position: Position) =>
  liquidationWith(backingOf(account, position), position.quantity);

/** Where it's liquidated: in cross margin, maintenance margin follows the mark on its way there. */
export function liquidationPrice(account: Account, position: Position): number {
  const { symbol, quantity } = position;
  const others = maintenanceIn(account) - maintenanceOf(account, position);
  return account.mode === 'isolated'
    ? liquidationOf(account, position)
    : (quantity * markOf(account, symbol) - balanceOf(account) + others) /
        (quantity - Math.abs(quantity) * MAINTENANCE);
}

/** The account after coins traded at a price: what is held on the other side is closed, the rest is opened. */
export function trade(
  account: Account,
  { symbol, side }: Pick<Ticket, 'symbol' | 'side'>,
  quantity: number,
  price: number,
  feePercent: number,
): Account {
  const before = positionIn(account, symbol) ?? { symbol, quantity: 0, entry: price, margin: 0 };
  const held = Math.abs(before.quantity);
  const closed = before.quantity * signOf(side) < 0 ? Math.min(held, quantity) : 0;
  const opened = roundToLots(symbol, quantity - closed);
  const rest = roundToLots(symbol, held - closed);
  const gain = closed > 0 ? profit(positionSide(before), closed, before.entry, price) : 0;
  const fee = feeEstimate(notional(quantity, price), feePercent);
  const after: Position = {
    symbol,
    quantity: roundToLots(symbol, before.quantity + signOf(side) * quantity),
    entry: opened > 0 ? (rest * before.entry + opened * price) / (rest + opened) : before.entry,
    margin:
      (held > 0 ? (before.margin * rest) / held : 0) +
      initialMargin(notional(opened, price), leverageOf(account, symbol)),
  };
  const others = account.positions.filter((position) => position.symbol !== symbol);
  return {
    ...account,
    wallet: account.wallet + gain - fee,
    realised: account.realised + gain,
    fees: account.fees + fee,
    positions: after.quantity === 0 ? others : [...others, after],
  };
}
