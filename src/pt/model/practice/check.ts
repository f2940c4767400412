import { liquidationEstimate } from '@site/data/formulas/trading/orders';
import { type SampleSymbol, workspaceMarkets } from '@site/data/samples/workspace';
import { practice } from '@site/data/trading/practice';
import { formatNumber } from '@site/src/lib/text/format';
import { roundDownToLots, roundToLots } from '../../markets/rounding';
import {
  costOf,
  freeOf,
  heldIn,
  isExit,
  isInBook,
  isWaiting,
  leverageOf,
  markOf,
  positionIn,
  positionSide,
  signOf,
} from './account';
import { likelyPrice } from './book';
import { EXIT_ROLES, orderIn } from './orders';
import { coinsText, priceText, usdt } from './say';
import type { Account, Action, Exits, Problem, Ticket } from './types';

/* Why a line is refused, and with which code of Bybit's. The codes stand in data/trading/exchange-errors.ts. */

function sizeProblem({ symbol, quantity }: Ticket, price: number): Problem | null {
  const value = quantity * price;
  const sentence =
    roundToLots(symbol, quantity) !== quantity || quantity <= 0
      ? `The size has to be a multiple of ${coinsText(symbol, 1 / workspaceMarkets[symbol].lots)}.`
      : value < practice.least
        ? `That’s ${usdt(value)}. An order is worth at least ${practice.least} USDT.`
        : value > practice.most
          ? `That’s more than the largest order here, ${formatNumber(practice.most, 0)} USDT.`
          : null;
  return sentence ? { field: 'quantity', code: '10001', sentence } : null;
}

/** Where an order's exits are measured from: the price or trigger that it waits for, else the last price, at which it fills at once. */
function baseOf(account: Account, { symbol, side, price, trigger }: Ticket) {
  const mark = markOf(account, symbol);
  const isPast = price !== null && signOf(side) * (price - mark) > 0;
  return isPast ? mark : (price ?? trigger ?? mark);
}

/** An exit on the side of a price where it would close the position at once. */
function exitProblem(
  account: Account,
  symbol: SampleSymbol,
  exits: Exits,
  sign: number,
  base = markOf(account, symbol),
): Problem | null {
  const from = base === markOf(account, symbol) ? 'the last price' : 'its entry';
  const wrong = (['takeProfit', 'stopLoss'] as const).find((exit) => {
    const level = exits[exit];
    return level !== null && (exit === 'takeProfit' ? sign : -sign) * (level - base) <= 0;
  });
  const isAbove = (wrong === 'takeProfit') === sign > 0;
  return wrong
    ? {
        field: wrong,
        code: '10001',
        sentence: `The ${EXIT_ROLES[wrong].toLowerCase()} of a ${sign > 0 ? 'long' : 'short'} is ${isAbove ? 'above' : 'below'} ${from}, ${priceText(symbol, base)}.`,
      }
    : null;
}

/** Exits that an order can't bring along. */
function attachedProblem(account: Account, ticket: Ticket): Problem | null {
  const { symbol, side, isReduceOnly, takeProfit, stopLoss } = ticket;
  return isReduceOnly && (takeProfit !== null || stopLoss !== null)
    ? {
        field: takeProfit === null ? 'stopLoss' : 'takeProfit',
        sentence: 'A reduce-only order has no take-profit or stop-loss of its own.',
      }
    : exitProblem(account, symbol, ticket, signOf(side), baseOf(account, ticket));
}

const marginProblem = (cost: number, free: number, field: Problem['field']): Problem | null =>
  cost > Math.max(0, free)
    ? {
        ...(field && { field }),
        code: '110007',
        sentence: `It needs ${usdt(cost)} with both fees, and ${usdt(Math.max(0, free))} are free.`,
      }
    : null;

const triggerProblem = (account: Account, { symbol, trigger }: Ticket): Problem | null =>
  trigger === markOf(account, symbol)
    ? {
        field: 'trigger',
        sentence: 'The mark price is there already. A trigger waits for another price.',
      }
    : null;

/** What stands in the way of an order; null if it can be sent. */
export function problemOf(account: Account, ticket: Ticket): Problem | null {
  const { symbol, side, isReduceOnly, kind } = ticket;
  const held = heldIn(account, symbol);
  if (isReduceOnly && held * signOf(side) >= 0) {
    const what = held === 0 ? 'there’s no position' : 'it would add to the position';
    return { code: '110017', sentence: `A reduce-only order can only close, and ${what} in ${symbol}.` };
  }
  const price = likelyPrice(account, ticket);
  const problem =
    triggerProblem(account, ticket) ?? sizeProblem(ticket, price) ?? attachedProblem(account, ticket);
  return problem || kind === 'conditional'
    ? problem
    : marginProblem(costOf(account, ticket, price), freeOf(account), 'quantity');
}

/** What stands in the way of another leverage. */
export function leverageProblem(account: Account, symbol: SampleSymbol, times: number): Problem | null {
  const refuse = (sentence: string, code?: string): Problem => ({
    field: 'leverage',
    sentence,
    ...(code && { code }),
  });
  if (!(times >= 1 && times <= practice.mostLeverage)) {
    return refuse(`Leverage is a number from 1 to ${practice.mostLeverage}.`);
  }
  if (times === leverageOf(account, symbol)) {
    return refuse(`It’s ${times}× already.`, '110043');
  }
  const position = positionIn(account, symbol);
  if (position && account.mode === 'isolated') {
    const liquidation = liquidationEstimate(
      positionSide(position),
      position.entry,
      times,
      practice.maintenancePercent,
    );
    const isPast = Math.sign(markOf(account, symbol) - liquidation) !== Math.sign(position.quantity);
    if (isPast) {
      return refuse(`At ${times}× the position would be liquidated at once.`, '110007');
    }
  }
  const [before, after] = [freeOf(account), freeOf(withLeverage(account, symbol, times))];
  return after < 0 && after < before
    ? refuse(`At ${times}× the position and its orders need more margin than is free.`, '110007')
    : null;
}

/** The margin of a position follows its leverage. */
export const withLeverage = (account: Account, symbol: SampleSymbol, times: number): Account => ({
  ...account,
  leverages: { ...account.leverages, [symbol]: times },
  positions: account.positions.map((position) =>
    position.symbol === symbol
      ? { ...position, margin: (Math.abs(position.quantity) * position.entry) / times }
      : position,
  ),
});

function exitsProblem(account: Account, symbol: SampleSymbol, exits: Exits): Problem | null {
  const held = heldIn(account, symbol);
  return held === 0
    ? { code: '110017', sentence: `There’s no position in ${symbol}.` }
    : exitProblem(account, symbol, exits, Math.sign(held));
}

function closeProblem(account: Account, symbol: SampleSymbol, share: number): Problem | null {
  const held = Math.abs(heldIn(account, symbol));
  const sentence =
    held > 0 ? `${share}% of it is less than one step of the size.` : `There’s no position in ${symbol}.`;
  return roundDownToLots(symbol, (held * share) / 100) > 0 ? null : { code: '110017', sentence };
}

const GONE: Problem = { code: '110001', sentence: 'That order has ended or never was.' };

/** What stands in the way of another price of a waiting order. */
function moveProblem(account: Account, id: number, price: number): Problem | null {
  const order = orderIn(account, id);
  if (!order || !isWaiting(order)) {
    return GONE;
  }
  if (isExit(order)) {
    const isTarget = order.role === EXIT_ROLES.takeProfit;
    const exits = { takeProfit: isTarget ? price : null, stopLoss: isTarget ? null : price };
    return exitProblem(account, order.symbol, exits, -signOf(order.side));
  }
  const moved = { ...order, ...(isInBook(order) ? { price } : { trigger: price }) };
  const left = { ...moved, quantity: roundToLots(order.symbol, order.quantity - order.filled) };
  const others = { ...account, orders: account.orders.filter((other) => other !== order) };
  return (
    triggerProblem(account, left) ??
    sizeProblem(left, price) ??
    attachedProblem(account, left) ??
    (isInBook(order)
      ? marginProblem(costOf(others, left, likelyPrice(account, left)), freeOf(others), 'price')
      : null)
  );
}

/** What stands in the way of anything but an order. */
export function actionProblem(account: Account, action: Exclude<Action, { does: 'order' }>): Problem | null {
  switch (action.does) {
    case 'exits':
      return exitsProblem(account, action.symbol, action.exits);
    case 'move':
      return moveProblem(account, action.id, action.price);
    case 'cancel': {
      const order = action.id === 'all' ? null : orderIn(account, action.id);
      return action.id === 'all' || (order && isWaiting(order)) ? null : GONE;
    }
    case 'close':
      return closeProblem(account, action.symbol, action.share);
    case 'leverage':
      return leverageProblem(account, action.symbol, action.times);
    case 'mode':
      return account.positions.length > 0 || account.orders.some(isWaiting)
        ? { field: 'margin', sentence: 'Close positions and cancel orders first.' }
        : null;
    case 'lesson':
      return null;
  }
}
