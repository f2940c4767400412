import { workspaceSymbols } from '@site/data/samples/workspace';
import { momentOf } from '@site/src/lib/commands/commandValues';
import { plainDigits } from '@site/src/lib/text/format';
import { typedNumber } from '@site/src/lib/text/readNumber';
import type { SampleSymbol } from '../types';
import type { Asked, Rest, Ticket } from './types';

/*
 * Practice is kept as what was asked for, a line each, with its moment:
 * `practice 2026-02-20T14:30 buy 0.05 BTCUSDT limit 66800 tp=68400 sl=66100`. What became of it follows from the market.
 */

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

const ORDER =
  /^(?<side>buy|sell) (?<size>\S+) (?<name>\S+) (?:market|limit (?<price>\S+)|conditional (?<trigger>\S+)(?: limit (?<then>\S+))?)(?<options>(?: (?:tp|sl|tif)=\S*| reduce-only| post-only)*)$/;

function readTicket(words: readonly string[]): Ticket | null {
  const { side, size, name, price, trigger, then, options = '' } = ORDER.exec(words.join(' '))?.groups ?? {};
  const optionOf = (key: string) =>
    options
      .split(' ')
      .find((word) => word.startsWith(`${key}=`))
      ?.slice(key.length + 1);
  const wanted = options.includes('post-only') ? 'PostOnly' : (optionOf('tif') ?? 'GTC');
  const rest = RESTS.find((known) => known.toLowerCase() === wanted.toLowerCase());
  const numbers = [size, price ?? then, trigger, optionOf('tp'), optionOf('sl')].map((word) =>
    word === undefined ? null : (positive(word) ?? Number.NaN),
  );
  const [quantity, level = null, triggerLevel = null, takeProfit = null, stopLoss = null] = numbers;
  const symbol = symbolIn(name);
  return quantity && symbol && rest && !numbers.some(Number.isNaN)
    ? {
        symbol,
        side: side as Ticket['side'],
        kind: words[3] as Ticket['kind'],
        quantity,
        price: level,
        trigger: triggerLevel,
        takeProfit,
        stopLoss,
        rest,
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

export type Instruction = { readonly time: number | null; readonly words: string; readonly asked: Asked };

/** `practice`, when it was asked for, and what; null if it can't be read. */
export function readInstruction(line: string): Instruction | null {
  const [, ...words] = line.trim().split(/\s+/);
  const hasTime = /^\d{4}-/.test(words[0] ?? '');
  const time = hasTime ? momentOf(words.shift() ?? '') : null;
  const asked = readAsked(words.map((word) => word.toLowerCase()));
  return asked && !Number.isNaN(time) ? { time, words: words.join(' '), asked } : null;
}

/** With its moment, as it's kept. */
export const instructionLine = (time: number, words: string) =>
  `practice ${new Date(time).toISOString().slice(0, 16)} ${words}`;
