import { workspaceSymbols } from '@site/data/samples/workspace';
import { momentOf } from '@site/src/lib/commands/commandValues';
import { plainDigits, typedNumber } from '@site/src/lib/text/typedNumber';
import type { SampleSymbol } from '../types';
import type { Asked, Rest, Ticket } from './types';

/*
 * Practice is kept as what was asked for, a line each, with its moment:
 * `practice 2026-02-20T14:30 buy 0.05 BTCUSDT limit 66800 tp=68400 sl=66100`. What became of it follows from the market.
 */

const PRACTICE = 'practice';
const RESTS: readonly Rest[] = ['GTC', 'IOC', 'FOK', 'PostOnly'];

const symbolIn = (word = ''): SampleSymbol | undefined =>
  workspaceSymbols.find((known) => known === word.toUpperCase());
const positive = (word = '') => {
  const value = typedNumber(word);
  return value !== null && value > 0 ? value : null;
};

/** A line of an order without its moment, as it's typed. */
export const orderLine = (ticket: Ticket): string =>
  [
    ticket.side,
    plainDigits(ticket.quantity),
    ticket.symbol,
    ticket.kind,
    ...(ticket.kind === 'conditional' ? [plainDigits(ticket.trigger ?? 0)] : []),
    ...(ticket.kind === 'conditional' && ticket.price !== null ? ['limit'] : []),
    ...(ticket.price === null ? [] : [plainDigits(ticket.price)]),
    ...(ticket.takeProfit === null ? [] : [`tp=${plainDigits(ticket.takeProfit)}`]),
    ...(ticket.stopLoss === null ? [] : [`sl=${plainDigits(ticket.stopLoss)}`]),
    ...(ticket.rest === 'GTC' ? [] : [`tif=${ticket.rest}`]),
    ...(ticket.isReduceOnly ? ['reduce-only'] : []),
  ].join(' ');

/** What stands between the kind and the options: nothing, a price, a trigger, or a trigger and `limit` with a price. */
function pricesOf(kind: string, words: readonly string[]): Pick<Ticket, 'price' | 'trigger'> | null {
  const numbers = words.filter((word) => word !== 'limit').map(positive);
  const [first = null, second = null] = numbers;
  const shape = words.map((word) => (word === 'limit' ? 'limit' : 'number')).join(' ');
  if (numbers.includes(null)) {
    return null;
  }
  switch (`${kind} ${shape}`.trim()) {
    case 'market':
      return { price: null, trigger: null };
    case 'limit number':
      return { price: first, trigger: null };
    case 'conditional number':
      return { price: null, trigger: first };
    case 'conditional number limit number':
      return { price: second, trigger: first };
    default:
      return null;
  }
}

const OPTION = /^(?:(tp|sl|tif)=(.*)|reduce-only|post-only)$/i;

function readTicket(words: readonly string[]): Ticket | null {
  const [side, size, name, kind = '', ...rest] = words;
  const options = rest.filter((word) => OPTION.test(word));
  const prices = pricesOf(
    kind,
    rest.filter((word) => !OPTION.test(word)),
  );
  const quantity = positive(size);
  const symbol = symbolIn(name);
  const optionOf = (key: string) =>
    options.find((word) => word.toLowerCase().startsWith(`${key}=`))?.slice(key.length + 1);
  const [tp, sl, tif] = ['tp', 'sl', 'tif'].map(optionOf);
  const isPostOnly = options.includes('post-only');
  const held = isPostOnly
    ? 'PostOnly'
    : RESTS.find((known) => known.toLowerCase() === (tif ?? 'gtc').toLowerCase());
  const [takeProfit, stopLoss] = [tp, sl].map((level) => (level === undefined ? null : positive(level)));
  const isRead = (level: string | undefined, value: number | null | undefined) =>
    level === undefined || value !== null;
  return prices && quantity && symbol && held && isRead(tp, takeProfit) && isRead(sl, stopLoss)
    ? {
        symbol,
        side: side === 'sell' ? 'sell' : 'buy',
        kind: kind as Ticket['kind'],
        quantity,
        ...prices,
        takeProfit: takeProfit ?? null,
        stopLoss: stopLoss ?? null,
        rest: held,
        isReduceOnly: options.includes('reduce-only'),
      }
    : null;
}

type Words = { readonly words: readonly string[]; readonly first: string; readonly number: number | null };

const order = ({ words }: Words): Asked | null => {
  const ticket = readTicket(words);
  return ticket && { does: 'order', ticket };
};

/** What a line does by its first word. */
const READERS: Readonly<Record<string, (typed: Words) => Asked | null>> = {
  buy: order,
  sell: order,
  cancel({ first }) {
    const id = first === 'all' ? first : positive(first);
    return id === null ? null : { does: 'cancel', id };
  },
  close({ first, number }) {
    const symbol = symbolIn(first);
    return symbol && number && number <= 100 ? { does: 'close', symbol, share: number } : null;
  },
  leverage({ first, number }) {
    const symbol = symbolIn(first);
    return symbol && number ? { does: 'leverage', symbol, times: number } : null;
  },
  add({ first, number }) {
    const symbol = symbolIn(first);
    return symbol && number ? { does: 'add', symbol, amount: number } : null;
  },
  mode: ({ first }) => (first === 'cross' || first === 'isolated' ? { does: 'mode', mode: first } : null),
  collateral({ first }) {
    const symbol = symbolIn(first);
    return symbol || first === 'usdt' ? { does: 'collateral', symbol: symbol ?? null } : null;
  },
  lesson: ({ first }) => (/^[a-z-]{1,30}$/.test(first) ? { does: 'lesson', id: first } : null),
};

function readAsked(words: readonly string[]): Asked | null {
  const [does = '', first = '', second] = words;
  return Object.hasOwn(READERS, does)
    ? (READERS[does]?.({ words, first, number: positive(second) }) ?? null)
    : null;
}

type Instruction = { readonly time: number | null; readonly asked: Asked };

/** `practice`, when it was asked for, and what; null if it can't be read. */
export function readInstruction(line: string): Instruction | null {
  const [, ...words] = line.trim().split(/\s+/);
  const hasTime = /^\d{4}-/.test(words[0] ?? '');
  const time = hasTime ? momentOf(words[0] ?? '') : null;
  const asked = readAsked((hasTime ? words.slice(1) : words).map((word) => word.toLowerCase()));
  return asked && !Number.isNaN(time) ? { time, asked } : null;
}

/** What was asked for, as it's typed. */
function wordsOf(asked: Asked): string {
  switch (asked.does) {
    case 'order':
      return orderLine(asked.ticket);
    case 'cancel':
    case 'lesson':
      return `${asked.does} ${asked.id}`;
    case 'close':
      return `close ${asked.symbol} ${plainDigits(asked.share)}`;
    case 'leverage':
      return `leverage ${asked.symbol} ${plainDigits(asked.times)}`;
    case 'add':
      return `add ${asked.symbol} ${plainDigits(asked.amount)}`;
    case 'mode':
      return `mode ${asked.mode}`;
    case 'collateral':
      return `collateral ${asked.symbol ?? 'USDT'}`;
  }
}

/** With its moment, as it's kept. */
export const instructionLine = (time: number, asked: Asked) =>
  `${PRACTICE} ${new Date(time).toISOString().slice(0, 16)} ${wordsOf(asked)}`;
