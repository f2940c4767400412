import { bybitFees } from '@site/data/trading/exchange-limits';
import { plainNumber } from '@site/src/lib/text/format';
import { digitsOf, type Given, type Input } from './calculation';
import type { Amount } from './readQuery';
import { dollars, howLong, percent } from './texts';
import { isFiller } from './units';

export type Side = 'long' | 'short';

/** Of the pages' worked examples, which hold where a query names none: bitcoin's price, and rates in percent. */
export const ENTRY = 60_000;
export const standard = { fee: bybitFees.derivatives.taker, rate: 0.01 };
/** Maintenance margin of the lowest risk tiers, in percent. */
export const MAINTENANCE_RATES = [0.5, 1, 2];
export const MAINTENANCE = 0.5;

/** Words of a question about a position that change nothing. */
export const ORDER_WORDS = 'position order trade bybit price perp usdt';

type Mode = 'bare' | 'labelled';
/** Kinds of numbers: their units, and how a sentence and a query write them. */
const KINDS = {
  price: [(mode: Mode) => ({ number: mode, money: mode }), plainNumber, digitsOf],
  usd: [(mode: Mode) => ({ number: mode, money: mode }), dollars, (value: number) => `$${digitsOf(value)}`],
  percent: [(mode: Mode) => ({ percent: mode }), percent, (value: number) => `${digitsOf(value)}%`],
  time: [(mode: Mode) => ({ time: mode }), howLong, howLong],
  times: [
    (): Input<number>['units'] => ({ times: 'bare', number: 'labelled' }),
    (value: number) => `${plainNumber(value)}×`,
    (value: number) => `${digitsOf(value)}x`,
  ],
} as const;

/** A number by its kind and its labels; the first label names it where it isn't a preposition. */
export function amount(
  kind: keyof typeof KINDS,
  labels = '',
  mode: Mode = 'bare',
  more: Partial<Input<number>> = {},
) {
  const [units, text, digits] = KINDS[kind];
  const [first = ''] = labels.split(' ');
  const named = (value: string) => (isFiller(first) ? value : `${first} ${value}`.trim());
  return {
    units: units(mode),
    // 0.01 without a unit is a rate sooner than a cent.
    ...(kind === 'usd' && {
      isIn: (value: number, { unit }: Amount) => value >= (unit === 'number' ? 1 : 1e-9),
    }),
    labels,
    says: (value: number) => named(text(value)),
    write: (value: number) => `${first} ${digits(value)}`.trim(),
    ...more,
  } as Input<number>;
}

export const word = <W extends string>(choices: readonly W[], says = (value: string) => value): Input<W> => ({
  isWord: true,
  choices,
  says,
  write: (value) => value,
});
export const side: Input<Side> = word(['long', 'short']);

/** Unless a size in it says so. */
export const coin: Input<string> = {
  says: (value, { size }) => (size ? '' : value),
  write: (value, { size }) => (size ? '' : value.toLowerCase()),
};
export const size: Input<number> = {
  units: { coin: 'bare' },
  isIn: (value) => value > 0 && value <= 1e12,
  says: (value, { coin: named }) => `${plainNumber(value)} ${named}`,
  write: (value, { coin: named }) => `${digitsOf(value)} ${String(named).toLowerCase()}`,
};

export const entry = amount('price', 'entry at from');
/** The prices of the examples are bitcoin's. */
export const exampleEntry = ({ coin: named = 'BTC' }: Given) => (named === 'BTC' ? ENTRY : undefined);
export const position = amount('usd', 'on of position');
export const leverage = amount('times', 'leverage', 'bare', { isIn: (value) => value >= 1 && value <= 200 });
export const held = amount('time', 'held hold for over during', 'bare', {
  isIn: (value) => value > 0 && value <= 87_600,
});
export const share = (labels: string, mode: Mode = 'labelled') =>
  amount('percent', labels, mode, { isIn: (value) => value > 0 && value < 100 });

/** Told, or Bybit's base fee by the role of the order. */
export const fee = share('fee', 'bare');
export const role: Input<'taker' | 'maker' | undefined> = {
  ...word(['taker', 'maker']),
  fallback: ({ fee: told }) => (told === undefined ? 'taker' : undefined),
  says: (value, { fee: told }) => (told === undefined ? value : ''),
  write: (value, { fee: told }) => (told === undefined ? value : ''),
} as Input<'taker' | 'maker' | undefined>;

export function feeOf(
  told: number | undefined,
  by: 'taker' | 'maker' = 'taker',
  market: keyof typeof bybitFees = 'derivatives',
) {
  const rate = told ?? bybitFees[market][by];
  return { rate, from: told ? `a fee of ${percent(rate)}` : `Bybit’s base ${by} fee of ${percent(rate)}` };
}
