import { readNumber } from '@site/src/lib/text/readNumber';
import { COINS, coinNamed, PERIODS, UNITS, type Unit, withPhrasesJoined, wordFor } from './units';

export type Amount = {
  readonly value: number;
  readonly unit: Unit;
  /** Of a coin or of dollars: BTC, USDC. */
  readonly symbol?: string;
  /** The reserves of a pair. */
  readonly both?: readonly [Amount, Amount];
};

/** A query in tokens: its words in order, and its numbers with their units. Nothing of it is lost. */
export type Query = {
  /** As it was typed, in small letters. */
  readonly text: string;
  readonly words: readonly string[];
  readonly amounts: readonly Amount[];
  /** With one name for each thing: `liq` is `liquidation`. */
  readonly tokens: readonly (string | Amount)[];
};

/** A question is short; whatever is longer is a text that somebody pasted. */
const LONGEST = 200;

/** 60.000 is sixty here and sixty thousand in half of Europe. */
export const TWO_WAYS = /^\D*[1-9]\d{0,2}\.\d{3}$/;

type Meaning = Omit<Amount, 'both'>;
const meanings = new Map<string, Meaning>(
  [...UNITS, ...PERIODS].flatMap(([unit, value, names]) =>
    names
      .split(' ')
      .map((name) => [
        name.replaceAll('-', ' '),
        { unit, value, ...(unit === 'money' && { symbol: name.toUpperCase().replace(/^DOLLARS?$/, 'USD') }) },
      ]),
  ),
);
const meaningOf = (name: string): Meaning | undefined => {
  const symbol = coinNamed(name);
  return symbol ? { unit: 'coin', value: 1, symbol } : meanings.get(name.replace('-', ' '));
};

const oneOf = (names: readonly string[]) =>
  names
    .join(' ')
    .split(' ')
    .sort((one, other) => other.length - one.length)
    .map((name) => name.replaceAll('.', '\\.').replaceAll('-', '[ -]?'))
    .join('|');
const namesOf = (rows: typeof UNITS) => oneOf(rows.map(([, , names]) => names));

const END = String.raw`(?![\p{L}\p{N}])`;
const NUMBER = String.raw`(?<number>\$?[-+−]?\$?(?:(?<=^|[\s$+−-])[.,])?\d[\d.,'’]*(?:\s?(?:thousand|million)|bn|[kmb])?\$?)`;
const TIME = `(?<name>${namesOf(UNITS.filter(([unit]) => unit === 'time'))})${END}`;

/** In the order in which they are tried. How often is told by the word before it or by its ending, how long isn't. */
const PATTERNS = (
  [
    [`(?:for|in|over|within|during) (?:an?|one) ${TIME}`],
    [`(?:(?:(?:per|each|every)${END}|/) ?(?:${NUMBER}[ -]?)?|an? )${TIME}`, 'period'],
    [`(?<name>${namesOf(PERIODS)})${END}`],
    [String.raw`(?<name>[x×]) ?(?<number>\d{1,3})(?![\p{L}\p{N}.,])`],
    [`${NUMBER} ?(?<name>%)`],
    // `$3,200 eth` is dollars and the coin that they're about.
    [`(?=[\\d.,+−-]*\\$)${NUMBER}(?:(?! [x×] ?\\d)[ -]?(?<name>${namesOf(UNITS)}))?${END}`],
    [`${NUMBER}(?:(?! [x×] ?\\d)[ -]?(?<name>${namesOf(UNITS)}|${oneOf(Object.values(COINS))}))?${END}`],
    // Signs count as words that nobody knows, except those that only end or part a sentence.
    [String.raw`[\p{L}\p{N}_]+(?:['’&]\p{L}+)?|[^\s?!,;:."“”‘’'()\p{Pd}]|\p{Pd}(?=\P{L})|[.,](?=\d)`],
  ] as const
).map(([pattern, unit]) => [new RegExp(pattern, 'yu'), unit] as const);

type Groups = { readonly number?: string; readonly name?: string };

/** Null where there is no number, or one that can be read in two ways. */
function amountOf({ number, name }: Groups, unit?: Unit): Amount | null {
  const meaning: Meaning | undefined = name
    ? meaningOf(name)
    : { unit: number?.includes('$') ? 'money' : 'number', value: 1 };
  if (!meaning) {
    return null;
  }
  const digits = number
    ?.replace(/^([-+−]?)\$|\$$/g, '$1')
    .replace(/[.,'’]+$/, '')
    .replace(/bn$/, 'b');
  const isTwoWays = digits !== undefined && meaning.unit !== 'percent' && TWO_WAYS.test(digits);
  const value = digits === undefined ? 1 : isTwoWays ? null : readNumber(digits).value;
  return value === null
    ? null
    : { ...meaning, unit: unit ?? meaning.unit, value: Number((value * meaning.value).toPrecision(12)) };
}

const COUNTS = 'one two three four five six seven eight nine ten eleven twelve'.split(' ');
const COUNTED = new RegExp(`\\b(${COUNTS.join('|')})(?=[ -]${TIME})`, 'gu');

/** Splits a line into words and amounts, where an amount has its unit with it. */
function tokensOf(line: string): (string | Amount)[] {
  const tokens: (string | Amount)[] = [];
  for (let at = 0; at < line.length; ) {
    let length = 1;
    for (const [pattern, unit] of PATTERNS) {
      pattern.lastIndex = at;
      const match = pattern.exec(line);
      if (match) {
        const amount = match.groups ? amountOf(match.groups, unit) : null;
        // A number that can't be read stays as a word that nobody knows.
        tokens.push(amount ?? match[0].replace(/['’]/g, ''));
        length = match[0].length;
        break;
      }
    }
    at += length;
  }
  return tokens;
}

const isAmount = (token: string | Amount | undefined): token is Amount => typeof token === 'object';

/** `1000/2000000` is one thing, and `3x daily` is no leverage. */
function joined(tokens: readonly (string | Amount)[]): (string | Amount)[] {
  const [first, second, third] = tokens;
  if (first === undefined) {
    return [];
  }
  if (isAmount(first) && second === '/' && isAmount(third)) {
    return [{ value: first.value, unit: 'pair', both: [first, third] }, ...joined(tokens.slice(3))];
  }
  const isOften = isAmount(first) && first.unit === 'times' && isAmount(second) && second.unit === 'period';
  return [isOften ? `${first.value}x` : first, ...joined(tokens.slice(1))];
}

/** Null where nothing can be asked. */
export function readQuery(query: string): Query | null {
  // Before it is normalised: superscripts and fractions would become digits of another number.
  if (query.trim() === '' || query.length > LONGEST || /\p{No}/u.test(query)) {
    return null;
  }
  const text = query
    .normalize('NFKC')
    .replace(/\p{Cf}/gu, '')
    .replace(/\s+/g, ' ')
    .trim()
    .toLowerCase();
  const line = withPhrasesJoined(text)
    .replace(COUNTED, (word) => String(COUNTS.indexOf(word) + 1))
    .replace(/(\p{L})[/-](usdt|perp)\b/gu, '$1$2');
  const tokens = joined(tokensOf(line)).map((token) => (isAmount(token) ? token : wordFor(token)));
  return {
    text,
    tokens,
    words: tokensOf(text).filter((token) => !isAmount(token)) as string[],
    amounts: tokens.filter(isAmount),
  };
}
