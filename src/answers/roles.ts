import { bybitFees } from '@site/data/trading/exchange-limits';
import { counted, dollars, plainDigits, plainNumber, plainPercent } from '@site/src/lib/text/format';
import { type Amount, TWO_WAYS } from './readQuery';
import { DAY, isFiller, type Unit, WEEK, YEAR } from './units';

export type Side = 'long' | 'short';
export type Paid = { readonly value: number; readonly symbol: string };

/** What a question can say, by the role of each word and each amount in it. */
export type Values = {
  readonly side?: Side;
  readonly coin?: string;
  readonly whose?: 'pt' | 'bybit';
  readonly market?: 'perp' | 'spot';
  readonly mode?: 'isolated' | 'cross';
  readonly fill?: 'taker' | 'maker';
  readonly pay?: Paid;
  readonly pool?: readonly [Amount, Amount];
} & { readonly [role in NumberRole]?: number };
type NumberRole =
  | 'entry'
  | 'liquidation'
  | 'stop'
  | 'stopPrice'
  | 'margin'
  | 'account'
  | 'position'
  | 'size'
  | 'leverage'
  | 'share'
  | 'risk'
  | 'percent'
  | 'fee'
  | 'maintenance'
  | 'rate'
  | 'tolerance'
  | 'interval'
  | 'year'
  | 'held';
export type RoleName = keyof Values;
type Value = NonNullable<Values[RoleName]>;

type Role = {
  /** Units its amount may have. */
  readonly units?: readonly Unit[];
  /** Units it may have only with its word beside it, wherever it may stand alone otherwise. */
  readonly besideOnly?: readonly Unit[];
  /** The words beside an amount that give it this role, whatever else it could be. */
  readonly words?: string;
  /** Prepositions in front of an amount that give it this role, where no word does. */
  readonly after?: string;
  /** One of these words, or one of these numbers in turn when its chip is pressed. */
  readonly choices?: readonly Value[];
  readonly isWord?: boolean;
  readonly isIn?: (value: number, amount: Amount) => boolean;
  readonly read?: (amount: Amount) => Value;
  /** In the line of what was understood, and on its chip; nothing where another role says it. */
  readonly says: (value: never, values: Values) => string;
  /** In a query. */
  readonly write: (value: never, values: Values) => string;
};

/** Digits that are read as they are written. */
function digitsOf(value: number): string {
  const digits = plainDigits(value);
  return TWO_WAYS.test(digits) ? `${digits}0` : digits;
}

const SPANS = [
  [YEAR, 'year'],
  [WEEK, 'week'],
  [DAY, 'day'],
  [1, 'hour'],
] as const;

/** `3 days`, `1 year`. Weeks are told in days, except one. */
export function howLong(hours: number): string {
  const [size, name] =
    SPANS.find(([length]) => hours % length === 0 && (length !== WEEK || hours === WEEK)) ?? SPANS[3];
  return counted(Number((hours / size).toPrecision(6)), name);
}

/** `every 8 hours`, `a year`. */
export const howOften = (hours: number): string =>
  hours >= YEAR ? 'a year' : `every ${howLong(hours).replace(/^1 /, '')}`;

/** Kinds of amounts: their units, and how a sentence and a query write them. */
const price = [['number', 'money'], plainNumber, digitsOf] as const;
const money = [['number', 'money'], dollars, (value: number) => `$${digitsOf(value)}`] as const;
const percent = [['percent'], plainPercent, (value: number) => `${digitsOf(value)}%`] as const;
const time = [['time'], howLong, howLong] as const;
const times = [
  ['times', 'number'],
  (value: number) => `${plainNumber(value)}×`,
  (value: number) => `${digitsOf(value)}x`,
] as const;
type Kind = typeof price | typeof money | typeof percent | typeof time | typeof times;

/** Nobody asks about less or more: such numbers are slips. */
const TINY = 1e-8;
const CENT = 0.01;
export const HUGE = 1e12;
export const isUsual = (value: number) => value >= CENT && value <= HUGE;

/** A role of an amount. Its first word or preposition names it, in front of the number. */
function amount([units, text, digits]: Kind, words: string, after = '', more: Partial<Role> = {}): Role {
  const [name = ''] = `${words} ${after}`.trim().split(' ');
  return {
    units,
    words,
    after,
    // 0.01 without a unit is a rate sooner than a cent.
    isIn: (value, { unit }) =>
      value >= (text !== dollars ? TINY : unit === 'number' ? 1 : CENT) && value <= HUGE,
    says: (value: number) => (isFiller(name) ? text(value) : `${name} ${text(value)}`.trim()),
    write: (value: number) => `${name} ${digits(value)}`.trim(),
    ...more,
  };
}
const isShare = (value: number) => value > 0 && value < 100;

const word = (choices: readonly Value[], says = (value: string) => value): Role => ({
  isWord: true,
  choices,
  says,
  write: (value: string) => value,
});

const signed = (value: number) => (value > 0 ? '+' : '') + plainPercent(value);

/** Hours between two payments of funding that a contract can have. */
export const INTERVALS = [8, 4, 2, 1];

/** `at 3200 eth` is a price. */
const OF_COIN: Partial<Role> = { units: ['number', 'money', 'coin'], besideOnly: ['coin'] };

/** Every role, and the words that give it to an amount. What no role knows has no answer. */
export const ROLES: { readonly [role in RoleName]-?: Role } = {
  side: word(['long', 'short']),
  coin: {
    says: (value: string, { size }) => (size ? '' : value),
    write: (value: string, { size }) => (size ? '' : value.toLowerCase()),
  },
  whose: word(['pt', 'bybit'], (value) => (value === 'pt' ? 'PT’s fee' : 'Bybit’s fee')),
  market: word(['perp', 'spot']),
  mode: word(['isolated', 'cross'], (mode) => `${mode} margin`),
  fill: word(['taker', 'maker']),
  size: {
    units: ['coin'],
    isIn: (value) => value >= TINY && value <= HUGE,
    says: (value: number, { coin }) => `${plainNumber(value)} ${coin}`,
    write: (value: number, { coin = '' }) => `${digitsOf(value)} ${coin.toLowerCase()}`,
  },
  pay: {
    units: ['money', 'coin'],
    isIn: (value, { symbol }) => value >= TINY && value <= HUGE && symbol !== undefined,
    read: ({ value, symbol = '' }) => ({ value, symbol }),
    says: ({ value, symbol }: Paid) => `pay ${plainNumber(value)} ${symbol}`,
    write: ({ value, symbol }: Paid) => `${digitsOf(value)} ${symbol.toLowerCase()}`,
  },
  pool: {
    units: ['pair'],
    read: ({ both }) => both as [Amount, Amount],
    isIn: () => true,
    says: ([one, other]: [Amount, Amount]) => `pool ${plainNumber(one.value)} / ${plainNumber(other.value)}`,
    write: (both: [Amount, Amount]) =>
      `in ${both.map(({ value, symbol = '' }) => `${digitsOf(value)} ${symbol.toLowerCase()}`.trim()).join('/')}`,
  },
  margin: amount(money, 'margin', 'on'),
  account: amount(money, 'account free have open', 'with from', {
    says: (value: number) => `balance ${dollars(value)}`,
  }),
  position: amount(money, 'position', 'on of for', { says: dollars }),
  entry: amount(price, 'entry price liquidationat', 'at from', OF_COIN),
  liquidation: amount(price, 'liquidatedat liquidationat', '', {
    ...OF_COIN,
    says: (value: number) => `liquidated at ${plainNumber(value)}`,
    write: (value: number) => `liquidated at ${digitsOf(value)}`,
  }),
  leverage: amount(times, 'leverage', '', {
    besideOnly: ['number'],
    isIn: (value) => value >= 1 && value <= 200,
  }),
  share: amount(percent, 'risk', '', { isIn: isShare }),
  risk: amount(money, 'risk'),
  stop: amount(percent, 'stop', '', { isIn: isShare }),
  stopPrice: amount(price, 'stop'),
  maintenance: amount(percent, 'maintenance', '', { choices: [0.5, 1, 2], isIn: isShare }),
  fee: amount(percent, 'fee', '', { isIn: isShare }),
  tolerance: amount(percent, 'tolerance minimum', '', { isIn: isShare }),
  percent: amount(percent, ''),
  rate: amount(percent, 'rate', '', {
    isIn: (value) => value !== 0 && Math.abs(value) <= 1_000,
    says: signed,
    write: (value: number) => `${digitsOf(value)}%`,
  }),
  interval: {
    units: ['period', 'time'],
    isIn: (value, { unit }) => [...INTERVALS, ...(unit === 'time' ? [] : [DAY, WEEK])].includes(value),
    choices: INTERVALS,
    says: howOften,
    write: (hours: number) => `every ${digitsOf(hours)} hours`,
  },
  year: {
    units: ['period'],
    isIn: (value) => value === YEAR,
    says: () => 'a year',
    write: () => 'per year',
  },
  held: amount(time, 'held hold', 'for over', { isIn: (value) => value > 0 && value <= 87_600 }),
};

/** Told, or Bybit's base fee by the role of the order. */
export function feeOf({ fee, fill = 'taker', market = 'perp' }: Values) {
  const rate = fee ?? bybitFees[market === 'spot' ? 'spot' : 'derivatives'][fill];
  return {
    rate,
    from: fee ? `a fee of ${plainPercent(rate)}` : `Bybit’s base ${fill} fee of ${plainPercent(rate)}`,
  };
}

/** What a position is worth: told in money, or as coins at a price. */
export const worthOf = ({ position, size, entry = 0 }: Values): number => position ?? (size ?? 0) * entry;
export const worthText = ({ position, size, coin, entry = 0 }: Values): string =>
  position === undefined ? `${plainNumber(size ?? 0)} ${coin} at ${plainNumber(entry)}` : dollars(position);
/** Either money, or coins at a price. */
export const isOneWorth = (values: Values): boolean =>
  (values.position === undefined) !== (values.size === undefined) &&
  (values.size === undefined) === (values.entry === undefined) &&
  isUsual(worthOf(values));
