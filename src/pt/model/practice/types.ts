import type { SampleSymbol } from '../types';

export type Side = 'buy' | 'sell';
export type OrderKind = 'market' | 'limit' | 'conditional';
export type Rest = 'GTC' | 'IOC' | 'FOK' | 'PostOnly';
export type MarginMode = 'isolated' | 'cross';

/** An order as the ticket sends it. */
export type Ticket = {
  readonly symbol: SampleSymbol;
  readonly side: Side;
  readonly kind: OrderKind;
  /** In coins. */
  readonly quantity: number;
  /** Of a limit order, and of a conditional one that becomes a limit order. */
  readonly price: number | null;
  readonly trigger: number | null;
  readonly takeProfit: number | null;
  readonly stopLoss: number | null;
  readonly rest: Rest;
  readonly isReduceOnly: boolean;
};

/** The codes of data/trading/order-statuses.ts that a contract's order can have after it was accepted. */
export type Status =
  | 'New'
  | 'PartiallyFilled'
  | 'Untriggered'
  | 'Triggered'
  | 'Filled'
  | 'Cancelled'
  | 'Deactivated';

export type Order = Ticket & {
  readonly id: number;
  /** A take-profit and a stop-loss belong to the whole position, whatever its size. */
  readonly role: 'Order' | 'Take-profit' | 'Stop-loss' | 'Close';
  readonly status: Status;
  /** Coins that traded, and what was paid for them. */
  readonly filled: number;
  readonly paid: number;
  /** Of what waits for a trigger: whether price has to rise to it. */
  readonly rises: boolean;
  readonly since: number;
  readonly ended: number | null;
};

export type Position = {
  readonly symbol: SampleSymbol;
  /** Coins; below zero for a short. */
  readonly quantity: number;
  readonly entry: number;
  /** What stands behind it alone, in isolated margin. */
  readonly margin: number;
};

/** Something that time brought, in words. */
export type News = {
  readonly time: number;
  readonly kind: 'fill' | 'cancel' | 'funding' | 'liquidation';
  readonly symbol: SampleSymbol;
  readonly sentence: string;
};

export type Account = {
  /** Up to when it has been worked out. */
  readonly time: number;
  readonly mode: MarginMode;
  /** USDT: what was paid in, with what was realised, less fees and funding. */
  readonly wallet: number;
  /** Collateral in a coin instead of USDT. */
  readonly coins: { readonly symbol: SampleSymbol; readonly quantity: number; readonly worth: number } | null;
  readonly realised: number;
  readonly fees: number;
  readonly funding: number;
  readonly leverages: Readonly<Partial<Record<SampleSymbol, number>>>;
  readonly marks: Readonly<Partial<Record<SampleSymbol, number>>>;
  readonly positions: readonly Position[];
  readonly orders: readonly Order[];
  readonly news: readonly News[];
  readonly lesson: string | null;
};

/** What is asked for in one line: an order, or something about the account. */
export type Asked =
  | { readonly does: 'order'; readonly ticket: Ticket }
  | { readonly does: 'cancel'; readonly id: number | 'all' }
  | { readonly does: 'close'; readonly symbol: SampleSymbol; readonly share: number }
  | { readonly does: 'leverage'; readonly symbol: SampleSymbol; readonly times: number }
  | { readonly does: 'add'; readonly symbol: SampleSymbol; readonly amount: number }
  | { readonly does: 'mode'; readonly mode: MarginMode }
  | { readonly does: 'collateral'; readonly symbol: SampleSymbol | null }
  | { readonly does: 'lesson'; readonly id: string };

/** Why an order isn't sent: beside a field, or with the code that Bybit refuses it with. */
export type Problem = {
  readonly sentence: string;
  readonly field?: 'quantity' | 'price' | 'trigger' | 'takeProfit' | 'stopLoss' | 'leverage' | 'margin';
  readonly code?: string;
};
