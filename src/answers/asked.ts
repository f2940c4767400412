import { readNumber } from '@site/src/lib/text/readNumber';

/**
 * What a number counts: itself or money, percent, leverage, bitcoin, another coin, hours of a stretch of time (`3 days` is
 * 72), or the hours of a period (`per hour`, `8-hourly`, `a year`).
 */
type Unit = '' | '%' | 'x' | 'btc' | 'coin' | 'h' | 'every';
export type Amount = {
  readonly value: number;
  readonly unit: Unit;
  /** Among all tokens. */
  readonly at: number;
  /** Where it begins and ends in the text. */
  readonly span: readonly [number, number];
};

/** A query in tokens: its words in order, and its numbers with their units. Nothing of it is lost. */
export type Asked = {
  readonly text: string;
  readonly words: readonly string[];
  readonly amounts: readonly Amount[];
  /** Words and numbers by their place; a number's is empty. */
  readonly tokens: readonly string[];
};

/** A question is short; whatever is longer is a text that somebody pasted. */
const LONGEST = 200;

const HOURS: Readonly<Record<string, number>> = { h: 1, d: 24, w: 168, y: 8_760 };
export const YEAR = 8_760;

const END = String.raw`(?![\p{L}\p{N}])`;
const NUMBER = String.raw`\$?[-+−]?\$?(?:(?<=^|[\s$+−-])[.,])?\d[\d.,'’]*(?:\s?(?:thousand|million)|bn|[kmb])?\$?`;
const TIME = '(?<time>h(?:(?:ou)?rs?)?|d(?:ays?)?|w(?:ks?|eeks?)?|y(?:rs?|ears?)?)';
const ADVERB = '(?<time>hourly|daily|weekly)';
const EACH = `(?:(?:per|an?|each|every)${END}|/) ?`;
/** `3x daily` is no leverage. */
const NOT_OFTEN = '(?! (?:(?:per|an?|each|every) |)(?:hour|day|week|daily|weekly))';

/** 60.000 is sixty here and sixty thousand in half of Europe. */
const TWO_WAYS = /^\D*[1-9]\d{0,2}\.\d{3}$/;

/** Null where a number can be read in two ways or not at all. */
function numberOf(digits: string): number | null {
  const text = digits
    .replace(/\$$/, '')
    .replace(/[.,'’]+$/, '')
    .replace(/bn$/, 'b');
  return TWO_WAYS.test(text) ? null : readNumber(text).value;
}

type Groups = Readonly<Record<string, string | undefined>>;
type Read = (groups: Groups) => Pick<Amount, 'value' | 'unit'> | null;

const inUnit =
  (unit: Unit, factor: (groups: Groups) => number = () => 1): Read =>
  (groups) => {
    const value = groups.count === undefined ? 1 : numberOf(groups.count);
    return value === null ? null : { value: Number((value * factor(groups)).toPrecision(12)), unit };
  };

const hours = ({ time = '' }: Groups) => HOURS[time.charAt(0)] ?? 0;

/** In the order in which they are tried. A period is told by the word before it or by its ending, a stretch of time isn't. */
const TOKENS = (
  [
    [`(?:for|in|over|within|during) (?:an?|one) ${TIME}${END}`, inUnit('h', hours)],
    [`${EACH}(?<count>${NUMBER})?[ -]?${TIME}${END}`, inUnit('every', hours)],
    [`(?:(?<count>${NUMBER})[ -]?)?${ADVERB}${END}`, inUnit('every', hours)],
    [String.raw`(?:yearly|annual(?:ly|i[sz]ed?)?|apr|per annum|p\.a\.)${END}`, inUnit('every', () => YEAR)],
    [`(?<count>${NUMBER}) ?(?:%|(?:percent|pct)${END})`, inUnit('%')],
    [`(?<count>${NUMBER}) ?(?:bps?|basis points?)${END}`, inUnit('%', () => 0.01)],
    [`(?<count>${NUMBER}) ?(?:x|×)${END}${NOT_OFTEN}`, inUnit('x')],
    [`(?<count>${NUMBER}) ?(?:btc|bitcoins?|xbt)${END}`, inUnit('btc')],
    [`(?<count>${NUMBER}) ?(?:w?eth|ether|sol|xrp|bnb|doge|coins?|contracts?)${END}`, inUnit('coin')],
    [`(?<count>${NUMBER})[ -]?${TIME}${END}`, inUnit('h', hours)],
    [`(?<count>${NUMBER})${END}`, inUnit('')],
    // Signs count as words that nobody knows, except those that only end or part a sentence.
    [
      String.raw`[\p{L}\p{N}_]+(?:['’]\p{L}+)?|[^\s?!,;:."“”‘’'()\p{Pd}]|\p{Pd}(?=\P{L})|[.,](?=\d)`,
      () => null,
    ],
  ] as const
).map(([pattern, read]) => [new RegExp(pattern, 'yu'), read as Read] as const);

const COUNTS = 'one two three four five six seven eight nine ten eleven twelve'.split(' ');
const COUNTED = new RegExp(`\\b(${COUNTS.join('|')})(?=[ -]${TIME}${END})`, 'gu');

/** The token that begins there: how long it is, and its number if it has one. */
function tokenAt(line: string, at: number): { text: string; amount: ReturnType<Read> } | null {
  for (const [pattern, read] of TOKENS) {
    pattern.lastIndex = at;
    const match = pattern.exec(line);
    if (match) {
      return { text: match[0], amount: read(match.groups ?? {}) };
    }
  }
  return null;
}

/** Null where nothing can be asked. */
export function readAsked(query: string): Asked | null {
  // Before it is normalised: superscripts and fractions would become digits of another number.
  if (query.trim() === '' || query.length > LONGEST || /\p{No}/u.test(query)) {
    return null;
  }
  const text = query
    .normalize('NFKC')
    .replace(/\p{Cf}/gu, '')
    .replace(/\s+/g, ' ')
    .trim()
    .toLowerCase()
    .replace(COUNTED, (word) => String(COUNTS.indexOf(word) + 1));
  const tokens: string[] = [];
  const amounts: Amount[] = [];
  for (let at = 0; at < text.length; ) {
    const token = tokenAt(text, at);
    if (token?.amount) {
      amounts.push({ ...token.amount, at: tokens.length, span: [at, at + token.text.length] });
    }
    if (token) {
      // A number that can't be read stays as a word that nobody knows.
      tokens.push(token.amount ? '' : token.text.replace(/['’]/g, ''));
    }
    at += token?.text.length ?? 1;
  }
  return { text, words: tokens.filter(Boolean), amounts, tokens };
}

/** Words that shape a question and say nothing about its subject. */
const FILLERS = new Set(
  'a an the of at on in is are my me i for with and if to from by be it its would will whats what where how much many do does can there you pt calculate calculator calc compute estimate please away'.split(
    ' ',
  ),
);

export const isFiller = (word: string): boolean => FILLERS.has(word);

/** Whether a query has no words but fillers and these: what else it says may change the question. */
export const hasOnly = ({ words }: Asked, known: RegExp): boolean =>
  words.every((word) => FILLERS.has(word) || known.test(word));

export const has = ({ words }: Asked, pattern: RegExp): boolean => words.some((word) => pattern.test(word));

type Named<Name extends string> = Readonly<Record<Name, Unit>>;

/**
 * The numbers of a query by what they are, told by their units. Null where one is missing, given twice or of another
 * unit, or not above zero; a percentage may be negative.
 */
export function amountsIn<Needed extends string, Allowed extends string = never>(
  { amounts }: Pick<Asked, 'amounts'>,
  needed: Named<Needed>,
  allowed = {} as Named<Allowed>,
): (Readonly<Record<Needed, number>> & { readonly [name in Allowed]?: number }) | null {
  const units = Object.entries<Unit>({ ...needed, ...allowed });
  const found = amounts.map(
    ({ value, unit }) => [units.find(([, own]) => own === unit)?.[0] ?? '', value, unit] as const,
  );
  const names = new Set(found.map(([name]) => name));
  const isWhole =
    !names.has('') && names.size === found.length && Object.keys(needed).every((name) => names.has(name));
  const isSound = found.every(([, value, unit]) => (unit === '%' ? value !== 0 : value > 0));
  return isWhole && isSound ? (Object.fromEntries(found) as never) : null;
}
