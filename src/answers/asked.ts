import { readNumber } from '@site/src/lib/text/readNumber';

type Unit = '' | '%' | 'x' | 'h' | 'd';
export type Amount = { readonly value: number; readonly unit: Unit };

/** A query in parts: its words in order, and its numbers with their units. */
export type Asked = {
  readonly text: string;
  readonly words: readonly string[];
  readonly amounts: readonly Amount[];
};

/** A question is short; whatever is longer is a text that somebody pasted. */
const LONGEST = 200;

const NUMBER =
  /(?<![\p{L}\d.,])([$€£]?[-+−]?\d[\d.,'’]*(?:bn|[kmb])?)\s*(%|percent\b|bps?\b|[x×](?!\p{L})|h(?:ours?|rs?)?\b|d(?:ays?)?\b|w(?:eeks?)?\b)?(?![\p{L}\d])/giu;

const UNITS: Readonly<Record<string, readonly [unit: Unit, factor: number]>> = {
  '%': ['%', 1],
  p: ['%', 1],
  b: ['%', 0.01],
  x: ['x', 1],
  '×': ['x', 1],
  h: ['h', 1],
  d: ['d', 1],
  w: ['d', 7],
};

/** 60.000 is sixty here and sixty thousand in half of Europe. */
const TWO_WAYS = /^\D*[1-9]\d{0,2}\.\d{3}$/;

/** Null where nothing can be asked: too long, or a number that can be read in two ways or not at all. */
export function readAsked(query: string): Asked | null {
  const text = query
    .normalize('NFKC')
    .replace(/\p{Cf}/gu, '')
    .replace(/\s+/g, ' ')
    .trim()
    .toLowerCase();
  const amounts: Amount[] = [];
  let isReadable = text !== '' && text.length <= LONGEST;
  const rest = text.slice(0, LONGEST).replace(NUMBER, (_, digits: string, unit = '') => {
    const { value } = readNumber(digits);
    const [name, factor] = UNITS[unit.charAt(0)] ?? (['', 1] as const);
    isReadable &&= value !== null && !TWO_WAYS.test(digits);
    amounts.push({ value: Number(((value ?? 0) * factor).toPrecision(12)), unit: name });
    return ' ';
  });
  const words = rest.match(/[\p{L}\d]+(?:['’]\p{L}+)?/gu) ?? [];
  return isReadable ? { text, words: words.map((word) => word.replace(/['’]/g, '')), amounts } : null;
}

/** Words that shape a question and say nothing about its subject. */
const FILLERS = new Set(
  'a an the of at on in is are my me i for with and if per to from by be it its would will whats what where how much many do does can there you pt calculate calculator calc compute estimate please away'.split(
    ' ',
  ),
);

export const isFiller = (word: string): boolean => FILLERS.has(word);

/** Whether a query has no word but fillers and those that begin so: what else it says may change the question. */
export const hasOnly = ({ words }: Asked, known: RegExp): boolean =>
  words.every((word) => FILLERS.has(word) || known.test(word));

export const has = ({ words }: Asked, pattern: RegExp): boolean => words.some((word) => pattern.test(word));

type Named<Name extends string> = Readonly<Record<Name, Unit>>;

/**
 * The numbers of a query by what they are, told by their units. Null where one is missing, given twice or of another
 * unit, or not above zero; a percentage may be negative.
 */
export function amountsIn<Needed extends string, Allowed extends string = never>(
  { amounts }: Asked,
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
