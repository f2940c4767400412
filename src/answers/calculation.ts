import type { BoxAnswer, Change } from '@pt-docs/search/answers';
import { formatNumber } from '@site/src/lib/text/format';
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
type Answer = Omit<BoxAnswer, 'changes'>;

type Spec<I extends Inputs> = {
  /** How the query of a chip begins. */
  readonly lead: string;
  /** One word of each line has to be in the query. */
  readonly topics: readonly string[];
  /** What may be said besides and changes nothing. */
  readonly words?: string;
  readonly inputs: I;
  /** Whether these inputs can be meant, of those that the query names. */
  readonly allows?: (given: { readonly [K in keyof I]?: Values<I>[K] }) => boolean;
  readonly understood?: (values: Values<I>) => string;
  readonly answer: (values: Values<I>, given: Given) => Answer | null;
};

export type Calculation = (query: Query) => BoxAnswer | null;

export const needed = <T>(input: Input<T>): Input<T> => ({ ...input, isNeeded: true });
export const optional = <T>(input: Input<T>): Input<T | undefined> => input as Input<T | undefined>;
export const usually = <T>(fallback: T, input: Input<T>): Input<T> => ({
  ...input,
  fallback: () => fallback,
});

/** Digits that are read as they are written. */
export function digitsOf(value: number): string {
  const digits = formatNumber(value, 12)
    .replaceAll(',', '')
    .replace('−', '-')
    .replace(/\.?0+$/, '');
  return TWO_WAYS.test(digits) ? `${digits}0` : digits;
}

const listOf = (words = ''): readonly string[] => words.split(' ').filter(Boolean);

/** A specification with its words looked up once. */
type Prepared = Spec<Inputs> & {
  readonly names: readonly string[];
  readonly topicLines: readonly (readonly string[])[];
  readonly known: ReadonlySet<string>;
  /** Inputs by the words that label their numbers, and by the words that are their values. */
  readonly labelled: ReadonlyMap<string, readonly string[]>;
  readonly chosen: ReadonlyMap<string, string>;
};

function prepare(spec: Spec<Inputs>): Prepared {
  const names = Object.keys(spec.inputs);
  const labelled = new Map<string, string[]>();
  const chosen = new Map<string, string>();
  for (const [name, { labels, isWord, choices = [] }] of Object.entries(spec.inputs)) {
    for (const label of listOf(labels)) {
      labelled.set(label, [...(labelled.get(label) ?? []), name]);
    }
    for (const choice of isWord ? choices : []) {
      chosen.set(choice, name);
    }
  }
  const topicLines = spec.topics.map(listOf);
  return {
    ...spec,
    names,
    topicLines,
    labelled,
    chosen,
    known: new Set([...topicLines.flat(), ...listOf(spec.words)]),
  };
}

type Words = { readonly named: Given; readonly labels: ReadonlyMap<number, readonly string[]> };

/** The words of a query by what they do: choices that they name, labels by their place. Null where one does nothing. */
function readWords({ tokens }: Query, spec: Prepared): Words | null {
  const named: Record<string, unknown> = {};
  const labels = new Map<number, readonly string[]>();
  const isUsed = (token: string, at: number): boolean => {
    const coin = 'coin' in spec.inputs ? coinNamed(token) : undefined;
    const choice = coin ? 'coin' : spec.chosen.get(token);
    const owners = spec.labelled.get(token);
    if (owners) {
      labels.set(at, owners);
    }
    if (choice) {
      named[choice] ??= coin ?? token;
      return named[choice] === (coin ?? token);
    }
    return owners !== undefined || isFiller(token) || spec.known.has(token);
  };
  const isAbout = spec.topicLines.every((line) => line.some((topic) => tokens.includes(topic)));
  return isAbout && tokens.every((token, at) => typeof token === 'object' || isUsed(token, at))
    ? { named, labels }
    : null;
}

type Beside = { readonly before: ReadonlySet<string>; readonly after: ReadonlySet<string> };

/** The inputs whose labels are beside a number, with nothing but other words between. */
function labelsBeside({ tokens }: Query, at: number, labels: Words['labels']): Beside {
  const isLabel = (next: number) => labels.has(next) && !isFiller(tokens[next] as string);
  const reach = (step: 1 | -1) => {
    let next = at + step;
    while (typeof tokens[next] === 'string' && !isLabel(next)) {
      next += step;
    }
    return next;
  };
  const [first, last] = [reach(-1), reach(1)];
  const namesAt = (isThere: (place: number) => boolean) =>
    [...labels].filter(([place]) => isThere(place)).flatMap(([, names]) => names);
  return {
    before: new Set(namesAt((place) => place >= first && place < at)),
    after: new Set(namesAt((place) => place === last)),
  };
}

type Numbered = { readonly amount: Amount; readonly beside: Beside };

/** How clearly a label says that a number is this input: most by standing before it. */
const labelScore = ({ before, after }: Beside, name: string) =>
  before.has(name) ? 1.5 : Number(after.has(name));

/** How well the numbers stand beside what they belong to; −1 where one of a period stands elsewhere. */
function scoreOf({ inputs }: Prepared, numbers: readonly Numbered[], roles: readonly string[]): number {
  let score = 0;
  for (const [at, role] of roles.entries()) {
    const { amount, beside } = numbers[at] as Numbered;
    const partner = inputs[role]?.beside;
    const distance = partner && roles.includes(partner) ? at - roles.indexOf(partner) : 0;
    // `0.01% 24h` may be the rate of a day, or held for a day.
    const isDay = amount.unit === 'time' && amount.value === DAY;
    if (partner && (amount.unit !== 'time' || isDay) && Math.abs(distance) !== 1) {
      return -1;
    }
    score += labelScore(beside, role) + (isDay ? 0 : ([1, 0, 2][distance + 1] ?? 0));
  }
  return score;
}

/** Whether nothing is missing, and no word names a number that isn't there. */
function isWhole({ tokens }: Query, spec: Prepared, { labels }: Words, given: Given): boolean {
  return (
    spec.names.every((name) => !spec.inputs[name]?.isNeeded || given[name] !== undefined) &&
    [...labels].every(([at, owners]) => {
      const label = tokens[at] as string;
      const isOnlyLabel = !isFiller(label) && !spec.known.has(label);
      return !isOnlyLabel || owners.some((name) => given[name] !== undefined || spec.inputs[name]?.fallback);
    }) &&
    spec.allows?.(given) !== false
  );
}

/** The values with this number as that input; null where it can't be. */
function withNumber(
  { inputs }: Prepared,
  given: Given,
  name: string,
  { amount, beside }: Numbered,
): Given | null {
  const { units, isIn, read } = inputs[name] ?? {};
  const mode = units?.[amount.unit];
  const isSound = isIn ? isIn(amount.value, amount) : amount.value > 0;
  const symbol = 'coin' in inputs && amount.unit === 'coin' ? amount.symbol : undefined;
  const isOneCoin = !symbol || (given.coin ?? symbol) === symbol;
  return mode && isSound && isOneCoin && (mode === 'bare' || labelScore(beside, name) > 0)
    ? { ...given, ...(symbol && { coin: symbol }), [name]: read ? read(amount) : amount.value }
    : null;
}

/** What the query says: each number is tried as each input that it can be. Null where it says something else, or two things. */
function read(query: Query, spec: Prepared): Given | null {
  const words = readWords(query, spec);
  if (!words || query.amounts.length > spec.names.length) {
    return null;
  }
  const numbers = query.tokens.flatMap((token, at) =>
    typeof token === 'object' ? [{ amount: token, beside: labelsBeside(query, at, words.labels) }] : [],
  );
  let readings: { readonly roles: readonly string[]; readonly given: Given }[] = [
    { roles: [], given: words.named },
  ];
  for (const number of numbers) {
    readings = readings.flatMap(({ roles, given }) =>
      spec.names.flatMap((name) => {
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

const withFallbacks = ({ inputs }: Prepared, given: Given): Given =>
  Object.fromEntries(
    Object.entries(inputs).map(([name, { fallback }]) => [name, given[name] ?? fallback?.(given)]),
  );

/** The query that says these values, and where each number is in it. */
function written({ lead, inputs }: Prepared, values: Given) {
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
function changesOf(
  spec: Prepared,
  given: Given,
  values: Given,
  hasAnswer: (query: string) => boolean,
): Change[] {
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
  return spec.names.filter((name) => values[name] !== undefined).flatMap((name) => changeOf(name) ?? []);
}

const capitalised = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/** A question with numbers. It is answered only if every word and every number of the query is used, in one way. */
export function calculation<I extends Inputs>(spec: Spec<I>): Calculation {
  const own = prepare(spec as unknown as Spec<Inputs>);
  const computed = (query: Query | null) => {
    const given = query && read(query, own);
    const values = given && withFallbacks(own, given);
    const answer = values && own.answer(values, given);
    return answer ? { given, values, answer } : null;
  };
  return (query) => {
    const found = computed(query);
    if (!found) {
      return null;
    }
    const { given, values, answer } = found;
    const parts = own.names.map((name) =>
      values[name] === undefined ? '' : (own.inputs[name]?.says(values[name], values) ?? ''),
    );
    return {
      understood: capitalised(own.understood?.(values) ?? parts.filter(Boolean).join(', ')),
      ...answer,
      changes: changesOf(own, given, values, (other) => computed(readQuery(other)) !== null),
    };
  };
}
