import type { SampleSymbol } from '../types';

export type Side = 'buy' | 'sell';
export type OrderKind = 'market' | 'limit' | 'conditional';
export type MarginMode = 'isolated' | 'cross';

/** An order as the ticket sends it. */
export type Ticket = {
  readonly symbol: SampleSymbol;
  readonly side: Side;
  readonly kind: OrderKind;
  /** In coins. */
  readonly quantity: number;
  /** Of a limit order, which waits in the book until it's cancelled. */
  readonly price: number | null;
  /** Of a conditional order, which becomes a market order there. */
  readonly trigger: number | null;
  readonly takeProfit: number | null;
  readonly stopLoss: number | null;
  readonly isReduceOnly: boolean;
};

export type Exits = Pick<Ticket, 'takeProfit' | 'stopLoss'>;

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
  readonly realised: number;
  readonly fees: number;
  readonly funding: number;
  readonly leverages: Readonly<Partial<Record<SampleSymbol, number>>>;
  readonly marks: Readonly<Partial<Record<SampleSymbol, number>>>;
  readonly positions: readonly Position[];
  readonly orders: readonly Order[];
  /** Coins that its orders took from the book in a minute, by symbol and side: the next order meets the rest. */
  readonly taken: { readonly minute: number; readonly coins: Readonly<Record<string, number>> };
  readonly news: readonly News[];
  readonly lesson: string | null;
};

/** What one line does: an order, or a change of an order or of the account. */
export type Action =
  | { readonly does: 'order'; readonly ticket: Ticket }
  | { readonly does: 'exits'; readonly symbol: SampleSymbol; readonly exits: Exits }
  | { readonly does: 'move'; readonly id: number; readonly price: number }
  | { readonly does: 'cancel'; readonly id: number | 'all' }
  | { readonly does: 'close'; readonly symbol: SampleSymbol; readonly share: number }
  | { readonly does: 'leverage'; readonly symbol: SampleSymbol; readonly times: number }
  | { readonly does: 'mode'; readonly mode: MarginMode }
  | { readonly does: 'lesson'; readonly id: string };

/** Why a line is refused: beside a field, or with the code that Bybit refuses it with. */
export type Problem = {
  readonly sentence: string;
  readonly field?: 'quantity' | 'price' | 'trigger' | 'takeProfit' | 'stopLoss' | 'leverage' | 'margin';
  readonly code?: string;
};
