/**
 * Numbers as people type and paste them: `0,5`, `1.000,50`, `10 000`, `1'000`, `10k`, `$2.5m`, `5 bps`, `3 days`. Where a
 * text can mean two numbers, the one within the range counts; if both are, the site's own style does (comma for
 * thousands, point for decimals). Without dependencies, so that a worker can use it.
 */
export type NumberField = {
  readonly min?: number;
  readonly max?: number;
  /** What a unit is worth in the field's own: `{ h: 1, d: 24 }` in a field of hours. A number alone is in that unit. */
  readonly units?: Units;
  /** A comma parts thousands and a point decimals, and nothing else is a number: for commands, which have one style. */
  readonly isOneStyle?: boolean;
};
export type Units = Readonly<Record<string, number>>;

export type NumberReading =
  /** `isPlain`: it can't be meant otherwise. If it isn't, the reader must see how it was read. */
  | { readonly value: number; readonly isPlain: boolean }
  | { readonly value: null; readonly problem: 'not a number' | 'unknown unit' | 'out of range' };

/** Other currencies count one for one: nothing here knows a rate, so that such a number is never plain. */
export const MONEY: Units = { $: 1, usd: 1, usdt: 1, usdc: 1, dollar: 1, '€': 1, '£': 1, '¥': 1 };
export const PERCENT: Units = { '%': 1, percent: 1, pct: 1, bp: 0.01, bps: 0.01, 'basis point': 0.01 };
export const TIMES: Units = { x: 1, '×': 1, times: 1 };

const HOURS: Units = { m: 1 / 60, min: 1 / 60, minute: 1 / 60, h: 1, hr: 1, hour: 1 };
const DAYS: Units = { d: 24, day: 24, w: 168, wk: 168, week: 168, y: 8_760, yr: 8_760, year: 8_760 };

/** Units of time in a field whose own unit is so many hours long. */
export const timeIn = (hours: number): Units =>
  Object.fromEntries(Object.entries({ ...HOURS, ...DAYS }).map(([unit, length]) => [unit, length / hours]));

const LONGEST = 64;
const INVISIBLE = /\p{Cf}/gu;
/** Superscripts, circled digits and fractions, which would become other digits: 5² isn't 52. */
const OTHER_NUMBER = /\p{No}/u;
const PARTS = /^([+-]?)([^\d.,+\s-]*)\s*([+-]?)\s*([\d.,' ]*\d)[.,]?\s*([^\d.,]*)$/;
const MULTIPLIER = /^(thousand|million|k|m|b)\s*(.*)$/;
const MULTIPLIERS: Units = { k: 1e3, thousand: 1e3, m: 1e6, million: 1e6, b: 1e9 };

/** A whole number, in groups of three or without any. */
const isWhole = (text: string, separator: string) =>
  /^\d+$/.test(text) || new RegExp(`^\\d{1,3}([${separator}]\\d{3})+$`).test(text);

/** The numbers that digits with separators can mean, in the site's style first. */
function digitsOf(text: string): readonly { readonly size: number; readonly isOurStyle: boolean }[] {
  return [
    { decimal: '.', thousands: ',' },
    { decimal: ',', thousands: '.' },
  ].flatMap(({ decimal, thousands }) => {
    const [whole = '', fraction = '', ...rest] = text.split(decimal);
    // Nobody groups what begins with a zero: 0,500 is a half.
    const isGrouped = whole.includes(thousands) && !whole.startsWith('0');
    const isNumber =
      text !== '' &&
      rest.length === 0 &&
      /^\d*$/.test(fraction) &&
      (/^\d*$/.test(whole) || isWhole(whole, "' ") || (isGrouped && isWhole(whole, thousands)));
    const isOurStyle = decimal === '.' || !/[.,]/.test(text);
    return isNumber ? [{ size: Number(`${whole.replace(/\D/g, '')}.${fraction || 0}`), isOurStyle }] : [];
  });
}

/** What one of the unit is worth; undefined where the field doesn't know it. */
function worthOf(unit: string, units: Units): number | undefined {
  const known = [unit, unit.replace(/s$/, '')].find((name) => Object.hasOwn(units, name));
  if (unit === '' || known !== undefined) {
    return known === undefined ? 1 : units[known];
  }
  const [, multiplier = '', rest = ''] = MULTIPLIER.exec(unit) ?? [];
  const worth = multiplier && worthOf(rest, units);
  return worth ? worth * (MULTIPLIERS[multiplier] ?? 1) : undefined;
}

/** The meaning of a typed number that fits the field, and whether it could have another one. */
export function readNumber(text: string, field: NumberField = {}): NumberReading {
  const { min = -Infinity, max = Infinity, units = MONEY, isOneStyle = false } = field;
  const plain =
    text.length > LONGEST || OTHER_NUMBER.test(text)
      ? ''
      : text.normalize('NFKC').replace(INVISIBLE, '').trim().toLowerCase();
  const parts = PARTS.exec(plain.replace(/[−–]/g, '-').replace(/’/g, "'").replace(/\s+/g, ' '));
  const [, sign = '', before = '', inner = '', digits = '', after = ''] = parts ?? [];
  const readings = digitsOf(digits).filter(({ isOurStyle }) => isOurStyle || !isOneStyle);
  if (readings.length === 0 || (sign && inner)) {
    return { value: null, problem: 'not a number' };
  }
  const unit = after.trim();
  const worth = worthOf(unit, units);
  if (worth === undefined || worthOf(before, units) === undefined) {
    return { value: null, problem: 'unknown unit' };
  }
  const factor = (sign || inner) === '-' ? -worth : worth;
  const values = readings.map(({ size, isOurStyle }) => ({
    // Twelve digits: 35 × 0.01 is 0.35, not 0.35000000000000003. Adding 0 makes a 0 of −0.
    value: Number((size * factor).toPrecision(12)) + 0,
    isOurStyle,
  }));
  const within = values.filter(({ value }) => value >= min && value <= max && Number.isFinite(value));
  const [first] = within;
  if (!first) {
    return { value: null, problem: 'out of range' };
  }
  const rival = values.find(({ value }) => value !== first.value);
  // 30,000 is plain where 30 would be out of range; 5.001 may be meant as five thousand even where that is.
  const isRuledOut = rival && !within.includes(rival) && Math.abs(rival.value) < Math.abs(first.value);
  const isCertain = first.isOurStyle && (!rival || isRuledOut === true);
  return { value: first.value, isPlain: isCertain && worth === 1 && !/[€£¥]/.test(before + unit) };
}

const WORD: NumberField = { min: -1e15, max: 1e15, isOneStyle: true };

/** Reads one word of a command as a number: 65000, 65,000, $65000, 65k, −0.5. Null if it's none. */
export const typedNumber = (word: string): number | null => readNumber(word, WORD).value;
