import {
  crossLiquidationEstimate,
  feeEstimate,
  initialMargin,
  marginBalance,
  notional,
  profit,
} from '@site/data/formulas/trading/orders';
import { type SampleSymbol, workspaceMarkets } from '@site/data/samples/workspace';
import { bybitFees } from '@site/data/trading/exchange-limits';
import { practice } from '@site/data/trading/practice';
import type { Account, MarginMode, Order, Position, Side, Ticket } from './types';

/* What an account is worth, and what a fill does to it. Amounts are in USDT. */

export const TAKER = bybitFees.derivatives.taker;
export const MAKER = bybitFees.derivatives.maker;

export const newAccount = (time: number, mode: MarginMode = 'cross'): Account => ({
  time,
  mode,
  wallet: practice.deposit,
  coins: null,
  realised: 0,
  fees: 0,
  funding: 0,
  leverages: {},
  marks: {},
  positions: [],
  orders: [],
  news: [],
  lesson: null,
});

/** A market order's ticket, as far as it's the same for all. */
export const BARE = {
  kind: 'market',
  price: null,
  trigger: null,
  takeProfit: null,
  stopLoss: null,
  rest: 'GTC',
  isReduceOnly: false,
} as const satisfies Partial<Ticket>;

/** Whole lots: binary fractions would leave dust of a position. */
export const inLots = (symbol: SampleSymbol, quantity: number) => {
  const { lots } = workspaceMarkets[symbol];
  return Math.round(quantity * lots) / lots;
};

const WAITING: readonly Order['status'][] = ['New', 'PartiallyFilled', 'Untriggered'];
export const isWaiting = ({ status }: Order) => WAITING.includes(status);
export const isInBook = ({ status }: Order) => status === 'New' || status === 'PartiallyFilled';
export const isUntriggered = ({ status }: Order) => status === 'Untriggered';

export const signOf = (side: Side) => (side === 'buy' ? 1 : -1);
export const sideOf = ({ quantity }: Position) => (quantity > 0 ? ('long' as const) : ('short' as const));
export const positionIn = ({ positions }: Account, symbol: SampleSymbol) =>
  positions.find((known) => known.symbol === symbol);
export const leverageOf = ({ leverages }: Account, symbol: SampleSymbol) =>
  leverages[symbol] ?? practice.leverage;
export const markOf = ({ marks }: Account, symbol: SampleSymbol) => marks[symbol] ?? Number.NaN;

const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);

export const unrealisedOf = (account: Account, position: Position) =>
  profit(sideOf(position), Math.abs(position.quantity), position.entry, markOf(account, position.symbol));
export const unrealisedIn = (account: Account) =>
  sum(account.positions.map((position) => unrealisedOf(account, position)));

const worthOf = ({ quantity, entry }: Position) => notional(Math.abs(quantity), entry);
export const maintenanceOf = (position: Position) => (worthOf(position) * practice.maintenancePercent) / 100;

export const maintenanceIn = ({ positions }: Account) => sum(positions.map(maintenanceOf));

const coinsWorth = (account: Account) =>
  account.coins ? account.coins.quantity * markOf(account, account.coins.symbol) : 0;

export const equityOf = (account: Account) => account.wallet + coinsWorth(account) + unrealisedIn(account);

/** Collateral after its ratio, with what positions in cross margin have won or lost. */
export const balanceOf = (account: Account) =>
  account.wallet +
  marginBalance(coinsWorth(account), practice.coinRatioPercent) +
  (account.mode === 'cross' ? unrealisedIn(account) : 0);

const marginOf = (account: Account, position: Position) =>
  account.mode === 'isolated'
    ? position.margin
    : initialMargin(worthOf(position), leverageOf(account, position.symbol));

/** How much of an order would open a position: what is held on the other side is closed first. */
export function openingPart(
  account: Account,
  { symbol, side, isReduceOnly }: Ticket,
  quantity: number,
): number {
  const held = -signOf(side) * (positionIn(account, symbol)?.quantity ?? 0);
  return isReduceOnly ? 0 : Math.max(0, inLots(symbol, quantity - Math.max(0, held)));
}

/** The margin of a value with the fees of opening and closing it. */
export const costToOpen = (value: number, leverage: number) =>
  initialMargin(value, leverage) + 2 * feeEstimate(value, TAKER);

/** The margin and the fees of opening and closing, which have to be free. */
export function costOf(account: Account, ticket: Ticket, quantity: number, price: number): number {
  const value = notional(openingPart(account, ticket, quantity), price);
  return costToOpen(value, leverageOf(account, ticket.symbol));
}

/** What neither positions nor waiting orders tie up. What waits for a trigger reserves nothing. */
export function freeOf(account: Account): number {
  const positions = sum(account.positions.map((position) => marginOf(account, position)));
  const orders = account.orders
    .filter(isInBook)
    .map((order) => costOf(account, order, order.quantity - order.filled, order.price ?? 0));
  return balanceOf(account) - positions - sum(orders);
}

/** Where a position would be liquidated if only its own symbol moved. Zero, less or infinite: price can't go there. */
export function liquidationOf(account: Account, position: Position): number {
  const { symbol, quantity, entry, margin } = position;
  const [side, size] = [sideOf(position), Math.abs(quantity)];
  if (account.mode === 'isolated') {
    return crossLiquidationEstimate(side, entry, size, margin, maintenanceOf(position));
  }
  const coins = account.coins?.symbol === symbol ? account.coins.quantity : 0;
  return crossLiquidationEstimate(
    side,
    markOf(account, symbol),
    size,
    balanceOf(account),
    maintenanceIn(account),
    marginBalance(coins, practice.coinRatioPercent),
  );
}

/** The account after coins traded at a price: what is held on the other side is closed, the rest is opened. */
export function traded(
  account: Account,
  { symbol, side }: Pick<Ticket, 'symbol' | 'side'>,
  quantity: number,
  price: number,
  feePercent: number,
): Account {
  const sign = signOf(side);
  const before = positionIn(account, symbol) ?? { symbol, quantity: 0, entry: price, margin: 0 };
  const held = Math.abs(before.quantity);
  const closed = before.quantity * sign < 0 ? Math.min(held, quantity) : 0;
  const opened = inLots(symbol, quantity - closed);
  const kept = inLots(symbol, held - closed);
  const gain = closed > 0 ? profit(sideOf(before), closed, before.entry, price) : 0;
  const fee = feeEstimate(notional(quantity, price), feePercent);
  const after: Position = {
    symbol,
    quantity: inLots(symbol, before.quantity + sign * quantity),
    entry: opened > 0 ? (kept * before.entry + opened * price) / (kept + opened) : before.entry,
    margin:
      (held > 0 ? (before.margin * kept) / held : 0) +
      initialMargin(notional(opened, price), leverageOf(account, symbol)),
  };
  const others = account.positions.filter((known) => known.symbol !== symbol);
  return {
    ...account,
    wallet: account.wallet + gain - fee,
    realised: account.realised + gain,
    fees: account.fees + fee,
    positions: after.quantity === 0 ? others : [...others, after],
  };
}
