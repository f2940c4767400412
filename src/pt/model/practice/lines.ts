import { workspaceSymbols } from '@site/data/samples/workspace';
import { momentOf } from '@site/src/lib/commands/commandValues';
import { plainDigits } from '@site/src/lib/text/format';
import { typedNumber } from '@site/src/lib/text/readNumber';
import { roundToTicks } from '../../markets/rounding';
import { minuteWord } from '../texts';
import type { SampleSymbol } from '../types';
import type { Action, Exits, Ticket } from './types';

/*
 * Practice is kept as lines, each with its moment: `practice 2026-02-20T14:30 buy 0.05 BTCUSDT limit 66800 tp=68400 sl=66100`.
 * What became of them follows from the market.
 */

const symbolIn = (word = ''): SampleSymbol | undefined =>
  workspaceSymbols.find((symbol) => symbol === word.toUpperCase());
const positive = (word = '') => {
  const value = typedNumber(word);
  return value !== null && value > 0 ? value : null;
};

const exitWords = ({ takeProfit, stopLoss }: Exits) => [
  ...(takeProfit === null ? [] : [`tp=${plainDigits(takeProfit)}`]),
  ...(stopLoss === null ? [] : [`sl=${plainDigits(stopLoss)}`]),
];

/** A line of an order without its moment, as it's typed. */
export const orderLine = (ticket: Ticket): string =>
  [
    ticket.side,
    plainDigits(ticket.quantity),
    ticket.symbol,
    ticket.kind,
    ...[ticket.trigger, ticket.price].filter((level) => level !== null).map(plainDigits),
    ...exitWords(ticket),
    ...(ticket.isReduceOnly ? ['reduce-only'] : []),
  ].join(' ');

/** The line that sets the exits of a position: one that isn't named is taken away. */
export const exitsLine = (symbol: SampleSymbol, exits: Exits) =>
  ['exits', symbol, ...exitWords(exits)].join(' ');

/** The lines that change an order. */
export const moveLine = (id: number, price: number) => `practice move ${id} price=${plainDigits(price)}`;
export const cancelLine = (id: number) => `practice cancel ${id}`;

const ORDER =
  /^(?<side>buy|sell) (?<size>\S+) (?<name>\S+) (?:market|limit (?<price>\S+)|conditional (?<trigger>\S+))(?<options>(?: (?:tp|sl)=\S*| reduce-only)*)$/;
const EXITS = /^exits (?<name>\S+)(?<options>(?: (?:tp|sl)=\S*)*)$/;

/** The price that a word says, on the symbol's tick; NaN where it says none. */
const levelOf = (symbol: SampleSymbol, word: string | undefined) =>
  word === undefined ? null : roundToTicks(symbol, positive(word) ?? Number.NaN);
const isLevel = (level: number | null) => level === null || level > 0;

function readExits(symbol: SampleSymbol, options: string): Exits {
  const optionOf = (key: string) => options.match(new RegExp(` ${key}=(\\S*)`))?.[1];
  return { takeProfit: levelOf(symbol, optionOf('tp')), stopLoss: levelOf(symbol, optionOf('sl')) };
}

/** The order of a line, with its prices on the symbol's tick. */
function readTicket(words: readonly string[]): Ticket | null {
  const { side, size, name, price, trigger, options = '' } = ORDER.exec(words.join(' '))?.groups ?? {};
  const symbol = symbolIn(name);
  const quantity = positive(size);
  if (!symbol || !quantity) {
    return null;
  }
  const levels = {
    price: levelOf(symbol, price),
    trigger: levelOf(symbol, trigger),
    ...readExits(symbol, options),
  };
  return Object.values(levels).every(isLevel)
    ? {
        symbol,
        side: side as Ticket['side'],
        kind: words[3] as Ticket['kind'],
        quantity,
        ...levels,
        isReduceOnly: options.includes('reduce-only'),
      }
    : null;
}

type Words = { readonly words: readonly string[]; readonly first: string; readonly second: string };

const readOrder = ({ words }: Words): Action | null => {
  const ticket = readTicket(words);
  return ticket && { does: 'order', ticket };
};

/** What a line does by its first word. */
const READERS: Readonly<Record<string, (typed: Words) => Action | null>> = {
  buy: readOrder,
  sell: readOrder,
  exits({ words }) {
    const { name, options = '' } = EXITS.exec(words.join(' '))?.groups ?? {};
    const symbol = symbolIn(name);
    const exits = symbol && readExits(symbol, options);
    return exits && Object.values(exits).every(isLevel) ? { does: 'exits', symbol, exits } : null;
  },
  move({ first, second }) {
    const [id, price] = [positive(first), positive(second.match(/^price=(.+)$/)?.[1])];
    return id && price ? { does: 'move', id, price } : null;
  },
  cancel({ first }) {
    const id = first === 'all' ? first : positive(first);
    return id === null ? null : { does: 'cancel', id };
  },
  close({ first, second }) {
    const [symbol, share] = [symbolIn(first), positive(second)];
    return symbol && share && share <= 100 ? { does: 'close', symbol, share } : null;
  },
  leverage({ first, second }) {
    const [symbol, times] = [symbolIn(first), positive(second)];
    return symbol && times ? { does: 'leverage', symbol, times } : null;
  },
  mode: ({ first }) => (first === 'cross' || first === 'isolated' ? { does: 'mode', mode: first } : null),
  lesson: ({ first }) => (/^[a-z-]{1,30}$/.test(first) ? { does: 'lesson', id: first } : null),
};

function readAction(words: readonly string[]): Action | null {
  const [does = '', first = '', second = ''] = words;
  return Object.hasOwn(READERS, does) ? (READERS[does]?.({ words, first, second }) ?? null) : null;
}

export type Instruction = { readonly time: number | null; readonly words: string; readonly action: Action };

/** `practice`, the moment of a line, and what it does; null if it can't be read. */
export function readInstruction(line: string): Instruction | null {
  const [, ...words] = line.trim().split(/\s+/);
  const hasTime = /^\d{4}-/.test(words[0] ?? '');
  const time = hasTime ? momentOf(words.shift() ?? '') : null;
  const action = readAction(words.map((word) => word.toLowerCase()));
  const plain = action?.does === 'order' ? orderLine(action.ticket) : words.join(' ');
  return action && !Number.isNaN(time) ? { time, words: plain, action } : null;
}

/** With its moment, as it's kept. */
export const instructionLine = (time: number, words: string) => `practice ${minuteWord(time)} ${words}`;
