import { fundingPayment, settlementsWithin } from '@site/data/formulas/trading/funding';
import {
  breakEvenPrice,
  feeEstimate,
  initialMargin,
  notional,
  profit,
  riskReward,
} from '@site/data/formulas/trading/orders';
import { workspaceMarkets } from '@site/data/samples/workspace';
import { fundingAt } from '../../markets/funding';
import {
  type Backing,
  backingOf,
  costToOpen,
  FUNDING_HOURS,
  freeOf,
  leverageOf,
  liquidationWith,
  MAKER,
  markOf,
  openedBy,
  positionIn,
  signOf,
  TAKER,
  trade,
} from './account';
import { likelyPrice, walkBook } from './book';
import { problemOf } from './check';
import { withCurrentMark } from './replay';
import type { Account, Ticket } from './types';

/* What an order costs and where it ends, before it's sent. */

/** Coins of an order for a share of what's available, in %: as many as the account can pay at what the book asks. */
export function sizeOfShare(account: Account, ticket: Omit<Ticket, 'quantity'>, share: number): number {
  const { lots } = workspaceMarkets[ticket.symbol];
  const available = (Math.max(0, freeOf(account)) * share) / 100;
  const isPaid = (size: number) => {
    const price = likelyPrice(account, { ...ticket, quantity: size / lots });
    return costToOpen((size / lots) * price, leverageOf(account, ticket.symbol)) <= available;
  };
  let [paid, unpaid] = [0, 1];
  while (isPaid(unpaid)) {
    [paid, unpaid] = [unpaid, unpaid * 2];
  }
  while (unpaid - paid > 1) {
    const middle = Math.floor((paid + unpaid) / 2);
    [paid, unpaid] = isPaid(middle) ? [middle, unpaid] : [paid, middle];
  }
  return paid / lots;
}

type Opening = {
  readonly side: 'long' | 'short';
  readonly quantity: number;
  readonly price: number;
  /** Of the fill that opens it; it closes at market. */
  readonly feePercent: number;
  readonly exitFeePercent: number;
  /** Per coin, as much on the way out as on the way in. */
  readonly slippage: number;
  /** Until the exit, in all. */
  readonly funding: number;
};

/** What a position brings at its exits, and where it breaks even: both count the same fees, slippage and funding. */
function resultsOf(opening: Opening, stopLoss: number | null, takeProfit: number | null) {
  const { side, quantity, price, feePercent, exitFeePercent, slippage, funding } = opening;
  const resultAt = (exit: number | null) =>
    exit === null
      ? null
      : profit(side, quantity, price, exit) -
        feeEstimate(notional(quantity, price), feePercent) -
        feeEstimate(notional(quantity, exit), exitFeePercent) -
        slippage * quantity -
        funding;
  const [atStop, atTarget] = [resultAt(stopLoss), resultAt(takeProfit)];
  const others = slippage + funding / quantity;
  return {
    breakEven: quantity > 0 ? breakEvenPrice(side, price, feePercent, others, exitFeePercent) : null,
    atStop,
    atTarget,
    ratio:
      atStop !== null && atTarget !== null && atStop < 0 && atTarget > 0
        ? riskReward(-atStop, atTarget)
        : null,
  };
}

type Exits = Pick<Ticket, 'stopLoss' | 'takeProfit'>;

/** What opening coins costs and where it ends; `held` is the position with them, and what stands behind it. */
export function outlookOf(
  opening: Opening,
  leverage: number,
  { stopLoss, takeProfit }: Exits,
  held: { readonly quantity: number; readonly backing: Backing } | null,
) {
  const worth = notional(opening.quantity, opening.price);
  const liquidation = held ? liquidationWith(held.backing, held.quantity) : Number.NaN;
  const sign = opening.side === 'long' ? 1 : -1;
  return {
    /** The margin; the fees of both fills have to be free besides. */
    cost: initialMargin(worth, leverage),
    /** At market on the way out. */
    exitFee: feeEstimate(worth, opening.exitFeePercent),
    ...resultsOf(opening, stopLoss, takeProfit),
    liquidation: liquidation > 0 && Number.isFinite(liquidation) ? liquidation : null,
    /** Liquidation comes before the stop-loss. */
    isStopTooLate: stopLoss !== null && sign * (liquidation - stopLoss) >= 0,
  };
}

/** What an order costs and where it ends, if its position is closed after some hours. */
export function previewOf(account: Account, ticket: Ticket, hours = 24) {
  const { symbol, side, quantity, kind } = ticket;
  const looked = withCurrentMark(account, symbol);
  const price = likelyPrice(looked, ticket);
  const opened = openedBy(looked, ticket);
  const [sign, worth] = [signOf(side), notional(quantity, price)];
  // What trades at once pays the taker rate, what waits in the book the maker rate.
  const atOnce = kind === 'limit' ? walkBook(looked, ticket, looked.time).paid : worth;
  const fee = feeEstimate(atOnce, TAKER) + feeEstimate(worth - atOnce, MAKER);
  const feePercent = (fee / worth) * 100;
  const expected = ticket.trigger ?? markOf(looked, symbol);
  const slippage = kind === 'limit' ? 0 : sign * (price - expected);
  // As often as it can be due, at the rate now; what is received is below zero.
  const due = fundingPayment(sign * opened, price, fundingAt(symbol, looked.time));
  const funding = due * settlementsWithin(hours, FUNDING_HOURS);
  const after = trade(looked, ticket, quantity, price, feePercent);
  const position = positionIn(after, symbol);
  const opening: Opening = {
    side: side === 'buy' ? 'long' : 'short',
    quantity: opened,
    price,
    feePercent,
    exitFeePercent: TAKER,
    slippage,
    funding,
  };
  const held = position ? { quantity: position.quantity, backing: backingOf(after, position) } : null;
  const { exitFee, ...outlook } = outlookOf(opening, leverageOf(looked, symbol), ticket, held);
  return {
    price,
    worth,
    fees: fee + exitFee,
    /** Of this fill, and as much on the way out. */
    slippage: slippage * (quantity + opened),
    funding,
    ...outlook,
    problem: problemOf(looked, ticket),
  };
}

export type Preview = ReturnType<typeof previewOf>;
