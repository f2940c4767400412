import { typedNumber } from '@site/src/lib/text/readNumber';
import { roundDownToLots, roundToTicks } from '../../markets/rounding';
import { type Preview, previewOf, sizeOfShare } from '../../model/practice';
import { markOf } from '../../model/practice/account';
import { withCurrentMark } from '../../model/practice/replay';
import type { Account, OrderKind, Problem, Side, Ticket } from '../../model/practice/types';
import type { SampleSymbol } from '../../model/types';

export const UNITS = ['coin', 'quote', 'share'] as const;
type Unit = (typeof UNITS)[number];
export const HOLDS = { '8': '8 hours', '24': '1 day', '168': '1 week', '336': '2 weeks' } as const;

/** What is in the fields, as it was typed. */
export type Form = {
  readonly kind: OrderKind;
  readonly side: Side;
  readonly price: string;
  readonly trigger: string;
  readonly size: string;
  readonly unit: Unit;
  readonly takeProfit: string;
  readonly stopLoss: string;
  readonly isReduceOnly: boolean;
  /** Hours until the position is closed, which funding depends on. */
  readonly hours: keyof typeof HOLDS;
};

export const EMPTY_FORM: Form = {
  kind: 'market',
  side: 'buy',
  price: '',
  trigger: '',
  size: '',
  unit: 'coin',
  takeProfit: '',
  stopLoss: '',
  isReduceOnly: false,
  hours: '24',
};

type Read = {
  readonly ticket: Ticket | null;
  readonly preview: Preview | null;
  readonly problem: Problem | null;
};

/** Null where nothing is typed, NaN where it's no price. */
function priceIn(symbol: SampleSymbol, text: string): number | null {
  const typed = text.trim() === '' ? null : (typedNumber(text.trim()) ?? Number.NaN);
  const price = typed === null ? null : roundToTicks(symbol, typed);
  return price === null || price > 0 ? price : Number.NaN;
}

/** Coins of a size in its unit; what is given in quote or as a share is rounded down to the step. */
function quantityOf(
  account: Account,
  ticket: Omit<Ticket, 'quantity'>,
  { unit }: Form,
  size: number,
  price: number,
): number {
  switch (unit) {
    case 'coin':
      return size;
    case 'quote':
      return roundDownToLots(ticket.symbol, size / price);
    case 'share':
      return sizeOfShare(account, ticket, size);
  }
}

type Prices = Pick<Ticket, 'price' | 'trigger' | 'takeProfit' | 'stopLoss'>;

/** Which price is missing or none; null where all are there that the kind needs. */
function priceProblem(kind: OrderKind, prices: Prices): Problem | null {
  if (kind === 'limit' && prices.price === null) {
    return { field: 'price', sentence: 'A limit order needs a price.' };
  }
  if (kind === 'conditional' && prices.trigger === null) {
    return { field: 'trigger', sentence: 'A conditional order needs a trigger price.' };
  }
  const wrong = (Object.keys(prices) as (keyof Prices)[]).find((name) => Number.isNaN(prices[name]));
  return wrong ? { field: wrong, sentence: 'A price is a number above 0.' } : null;
}

function sizeProblem({ size, unit }: Form, typed: number): Problem | null {
  const refuse = (sentence: string): Problem => ({ field: 'quantity', sentence });
  if (!(typed > 0)) {
    return refuse(size.trim() === '' ? 'Enter a size.' : 'A size is a number above 0.');
  }
  return unit === 'share' && typed > 100 ? refuse('A share is at most 100%.') : null;
}

/** The order that the fields describe, with what it costs; or what is wrong with which field. */
export function readForm(account: Account, symbol: SampleSymbol, form: Form): Read {
  const { kind, side, isReduceOnly } = form;
  const looked = withCurrentMark(account, symbol);
  const prices: Prices = {
    price: kind !== 'limit' ? null : priceIn(symbol, form.price),
    trigger: kind === 'conditional' ? priceIn(symbol, form.trigger) : null,
    takeProfit: priceIn(symbol, form.takeProfit),
    stopLoss: priceIn(symbol, form.stopLoss),
  };
  const size = typedNumber(form.size.trim()) ?? Number.NaN;
  const wrong = priceProblem(kind, prices) ?? sizeProblem(form, size);
  if (wrong) {
    return { ticket: null, preview: null, problem: wrong };
  }
  const price = prices.price ?? prices.trigger ?? markOf(looked, symbol);
  const bare = { symbol, side, kind, ...prices, isReduceOnly } as const;
  const quantity = quantityOf(looked, bare, form, size, price);
  if (quantity <= 0) {
    const sentence = 'That’s less than one step of the size.';
    return { ticket: null, preview: null, problem: { field: 'quantity', sentence } };
  }
  const ticket: Ticket = { ...bare, quantity };
  const preview = previewOf(looked, ticket, Number(form.hours));
  return { ticket, preview, problem: preview.problem };
}
