import type { BoxAnswer, Change } from '@pt-docs/search/answers';
import { plainDigits } from '@site/src/lib/text/format';
import { type Amount, type Query, readQuery, TWO_WAYS } from './readQuery';
import { coinNamed, DAY, isFiller, type Unit } from './units';

export type Given = Readonly<Record<string, unknown>>;

/** What a calculation needs to know. `T` is undefined where it can do without. */
export type Input<T> = {
  /** Units that a number of it may have: alone, or only beside one of the labels. */
  readonly units?: { readonly [unit in Unit]?: 'bare' | 'labelled' };
  /** Words beside its number. A preposition counts for the number behind it only. */
  readonly labels?: string;
  /** What its number belongs to: `per hour` has to stand beside the rate. */
  readonly beside?: string;
  readonly isIn?: (value: number, amount: Amount) => boolean;
  readonly read?: (amount: Amount) => T;
  /** One of these words, or one of these numbers in turn when its chip is pressed. */
  readonly choices?: readonly T[];
  readonly isWord?: boolean;
  readonly isNeeded?: boolean;
  readonly fallback?: (given: Given) => T | undefined;
  /** In the line of what was understood, and on its chip; nothing where another input says it. */
  readonly says: (value: NonNullable<T>, values: Given) => string;
  /** In a query. */
  readonly write: (value: NonNullable<T>, values: Given) => string;
};

// biome-ignore lint/suspicious/noExplicitAny: inputs of all types stand in one list
type Inputs = Readonly<Record<string, Input<any>>>;
type Values<I> = { readonly [K in keyof I]: I[K] extends Input<infer T> ? T : never };
type Answer = Pick<BoxAnswer, 'sentence' | 'assumed' | 'url'>;

type Spec<I extends Inputs> = {
  /** How the query of a chip begins; the first topic unless it says so. */
  readonly lead?: string;
  /** One word of each line has to be in the query. */
  readonly topics: readonly string[];
  /** What may be said besides and changes nothing. */
  readonly words?: string;
  readonly inputs: I;
  /** Whether these inputs can be meant, of those that the query names. */
  readonly allows?: (given: { readonly [K in keyof I]?: Values<I>[K] }) => boolean;
  readonly understood?: (values: Values<I>) => string;
  /** The number that was asked for stands between asterisks. */
  readonly answer: (values: Values<I>, given: Given) => Answer | null;
};
type AnySpec = Spec<Inputs>;

export type Calculation = (query: Query) => BoxAnswer | null;

export const needed = <T>(input: Input<T>): Input<T> => ({ ...input, isNeeded: true });
export const optional = <T>(input: Input<T>): Input<T | undefined> => input as Input<T | undefined>;
export const usually = <T>(fallback: T, input: Input<T>): Input<T> => ({
  ...input,
  fallback: () => fallback,
});

/** Digits that are read as they are written. */
export function digitsOf(value: number): string {
  const digits = plainDigits(value);
  return TWO_WAYS.test(digits) ? `${digits}0` : digits;
}

const listOf = (words = ''): readonly string[] => words.split(' ').filter(Boolean);

type Words = {
  readonly named: Given;
  /** By their place: the inputs that they label. */
  readonly labels: ReadonlyMap<number, readonly string[]>;
  readonly known: ReadonlySet<string>;
};

/** The words of a query by what they do: choices that they name, labels of numbers. Null where one does nothing. */
function readWords({ tokens }: Query, { inputs, topics, words }: AnySpec): Words | null {
  const known = new Set(listOf([...topics, words].join(' ')));
  const named: Record<string, unknown> = {};
  const labels = new Map<number, readonly string[]>();
  const all = Object.entries(inputs);
  const isUsed = (token: string, at: number): boolean => {
    const owners = all.flatMap(([name, input]) => (listOf(input.labels).includes(token) ? name : []));
    if (owners.length > 0) {
      labels.set(at, owners);
    }
    const coin = 'coin' in inputs ? coinNamed(token) : undefined;
    const choice = coin ? 'coin' : all.find(([, it]) => it.isWord && it.choices?.includes(token))?.[0];
    if (choice) {
      named[choice] ??= coin ?? token;
      return named[choice] === (coin ?? token);
    }
    return owners.length > 0 || isFiller(token) || known.has(token);
  };
  const isAbout = topics.every((line) => listOf(line).some((topic) => tokens.includes(topic)));
  return isAbout && tokens.every((token, at) => typeof token === 'object' || isUsed(token, at))
    ? { named, labels, known }
    : null;
}

/** A number, and how clearly a label says that it's an input: most by standing before it. */
type Numbered = { readonly amount: Amount; readonly labelScore: (name: string) => number };

/** The number at a place, with the labels beside it: nothing but other words stands between. */
function numbered({ tokens }: Query, at: number, { labels }: Words): Numbered {
  const isLabel = (next: number) => labels.has(next) && !isFiller(tokens[next] as string);
  const reach = (step: 1 | -1) => {
    let next = at + step;
    while (typeof tokens[next] === 'string' && !isLabel(next)) {
      next += step;
    }
    return next;
  };
  const [first, last] = [reach(-1), reach(1)];
  const namesIn = (from: number, to: number) =>
    [...labels].flatMap(([place, names]) => (place >= from && place <= to ? names : []));
  const [before, after] = [namesIn(first, at), namesIn(last, last)];
  return {
    amount: tokens[at] as Amount,
    labelScore: (name) => (before.includes(name) ? 1.5 : Number(after.includes(name))),
  };
}

/** How well the numbers stand beside what they belong to; −1 where one of a period stands elsewhere. */
function scoreOf({ inputs }: AnySpec, numbers: readonly Numbered[], roles: readonly string[]): number {
  let score = 0;
  for (const [at, role] of roles.entries()) {
    const { amount, labelScore } = numbers[at] as Numbered;
    const partner = inputs[role]?.beside;
    const distance = partner && roles.includes(partner) ? at - roles.indexOf(partner) : 0;
    // `0.01% 24h` may be the rate of a day, or held for a day.
    const isDay = amount.unit === 'time' && amount.value === DAY;
    if (partner && (amount.unit !== 'time' || isDay) && Math.abs(distance) !== 1) {
      return -1;
    }
    score += labelScore(role) + (isDay ? 0 : ([1, 0, 2][distance + 1] ?? 0));
  }
  return score;
}

/** Whether nothing is missing, and no word names a number that isn't there. */
function isWhole({ tokens }: Query, spec: AnySpec, { labels, known }: Words, given: Given): boolean {
  const { inputs } = spec;
  return (
    Object.keys(inputs).every((name) => !inputs[name]?.isNeeded || given[name] !== undefined) &&
    [...labels].every(([at, owners]) => {
      const label = tokens[at] as string;
      const isOnlyLabel = !isFiller(label) && !known.has(label);
      return !isOnlyLabel || owners.some((name) => given[name] !== undefined || inputs[name]?.fallback);
    }) &&
    spec.allows?.(given) !== false
  );
}

/** The values with this number as that input; null where it can't be. */
function withNumber({ inputs }: AnySpec, given: Given, name: string, number: Numbered): Given | null {
  const { amount, labelScore } = number;
  const { units, isIn, read } = inputs[name] ?? {};
  const mode = units?.[amount.unit];
  const isSound = isIn ? isIn(amount.value, amount) : amount.value > 0;
  const symbol = 'coin' in inputs && amount.unit === 'coin' ? amount.symbol : undefined;
  const isOneCoin = !symbol || (given.coin ?? symbol) === symbol;
  return mode && isSound && isOneCoin && (mode === 'bare' || labelScore(name) > 0)
    ? { ...given, ...(symbol && { coin: symbol }), [name]: read ? read(amount) : amount.value }
    : null;
}

/** What the query says: each number is tried as each input that it can be. Null where it says something else, or two things. */
function read(query: Query, spec: AnySpec): Given | null {
  const words = readWords(query, spec);
  const names = Object.keys(spec.inputs);
  if (!words || query.amounts.length > names.length) {
    return null;
  }
  const numbers = query.tokens.flatMap((token, at) =>
    typeof token === 'object' ? [numbered(query, at, words)] : [],
  );
  let readings: { readonly roles: readonly string[]; readonly given: Given }[] = [
    { roles: [], given: words.named },
  ];
  for (const number of numbers) {
    readings = readings.flatMap(({ roles, given }) =>
      names.flatMap((name) => {
        const taken = roles.includes(name) ? null : withNumber(spec, given, name, number);
        return taken ? [{ roles: [...roles, name], given: taken }] : [];
      }),
    );
  }
  const scored = readings
    .filter(({ given }) => isWhole(query, spec, words, given))
    .map(({ roles, given }) => ({ given, score: scoreOf(spec, numbers, roles) }));
  const most = Math.max(...scored.map(({ score }) => score));
  const best = scored.filter(({ score }) => score === most && score >= 0).map(({ given }) => given);
  // Of two readings one may be impossible: a stop above the entry of a long.
  const possible =
    best.length > 1 ? best.filter((given) => spec.answer(withFallbacks(spec, given), given)) : best;
  return possible.length === 1 ? (possible[0] ?? null) : null;
}

const withFallbacks = ({ inputs }: AnySpec, given: Given): Given =>
  Object.fromEntries(
    Object.entries(inputs).map(([name, { fallback }]) => [name, given[name] ?? fallback?.(given)]),
  );

/** The query that says these values, and where each number is in it. */
function written({ topics, lead = listOf(topics[0])[0] ?? '', inputs }: AnySpec, values: Given) {
  let query = lead;
  const places = new Map<string, readonly [number, number]>();
  for (const [name, input] of Object.entries(inputs)) {
    const text = values[name] === undefined ? '' : input.write(values[name], values);
    const number = /\d[\d.]*/.exec(text);
    query += query && text ? ` ${text}` : text;
    if (number) {
      const from = query.length - text.length + number.index;
      places.set(name, [from, from + number[0].length]);
    }
  }
  return { query, places };
}

/** A chip for each input: the next choice that has an answer, or its number to type over. */
function changesOf(spec: AnySpec, given: Given, values: Given, hasAnswer: (query: string) => boolean) {
  const { query, places } = written(spec, values);
  const changeOf = (name: string): Change | null => {
    const { choices = [], says, units } = spec.inputs[name] as Input<string | number>;
    const value = values[name] as string | number;
    const from = says(value, values);
    const at = choices.indexOf(value);
    const others = at < 0 ? [] : [...choices.slice(at + 1), ...choices.slice(0, at)];
    const changed = others
      .map((next) => ({ next, values: withFallbacks(spec, { ...given, [name]: next }) }))
      .find((other) => hasAnswer(written(spec, other.values).query));
    if (changed && from) {
      return { from, to: says(changed.next, changed.values), query: written(spec, changed.values).query };
    }
    const select = units && places.get(name);
    return from && select && hasAnswer(query) ? { from, query, select } : null;
  };
  return Object.keys(values).flatMap((name) => (values[name] === undefined ? [] : (changeOf(name) ?? [])));
}

const capitalised = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/** A question with numbers. It is answered only if every word and every number of the query is used, in one way. */
export function calculation<I extends Inputs>(typed: Spec<I>): Calculation {
  const spec = typed as unknown as AnySpec;
  const computed = (query: Query | null) => {
    const given = query && read(query, spec);
    const values = given && withFallbacks(spec, given);
    const answer = values && spec.answer(values, given);
    return answer ? { given, values, ...answer } : null;
  };
  return (query) => {
    const found = computed(query);
    if (!found) {
      return null;
    }
    const { given, values, sentence, assumed, url } = found;
    const parts = Object.entries(values).map(([name, value]) =>
      value === undefined ? '' : spec.inputs[name]?.says(value, values),
    );
    const [said = '', number = '', ...rest] = sentence.split('*');
    return {
      understood: capitalised(spec.understood?.(values) ?? parts.filter(Boolean).join(', ')),
      sentence: said + number + rest.join(''),
      number,
      assumed,
      url,
      changes: changesOf(spec, given, values, (other) => computed(readQuery(other)) !== null),
    };
  };
}
