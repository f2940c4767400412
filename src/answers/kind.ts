import type { BoxAnswer, Change } from '@pt-docs/search/answers';
import { type Amount, type Query, readQuery } from './readQuery';
import { INTERVALS, ROLES, type RoleName, type Values } from './roles';
import { coinNamed, DAY, isFiller } from './units';

type Answer = Pick<BoxAnswer, 'sentence' | 'assumed' | 'url'>;

/** One kind of question: what it's about, and which roles its words and amounts can have. */
export type Kind = {
  /** One word of each line has to be in the query. */
  readonly topics: readonly string[];
  /** How the query of a chip begins; the first topic unless it says so. */
  readonly lead?: string;
  /** What may be said besides and changes nothing. */
  readonly words?: string;
  /** `bare`: an amount in its unit is it without a word. `beside`: only with its word beside it. */
  readonly takes: { readonly [role in RoleName]?: 'bare' | 'beside' };
  /** What has to be asked for, instead of given: the margin in `how much margin 30000 10x`. */
  readonly asks?: RoleName;
  readonly needs?: readonly RoleName[];
  /** What holds where a query doesn't say it. */
  readonly usual?: (given: Values) => Values;
  readonly understood?: (values: Values) => string;
  /** The number that was asked for stands between asterisks. Null where nothing true can be said. */
  readonly answer: (values: Values, given: Values, query: Query) => Answer | null;
};
export type Recognise = (query: Query) => BoxAnswer | null;
type Tokens = Query['tokens'];

const listOf = (words = ''): readonly string[] => words.split(' ').filter(Boolean);
const roleNames = Object.keys(ROLES) as RoleName[];
const namesIn = ({ takes }: Kind) => Object.keys(takes) as RoleName[];

/** The roles that each word, or each preposition, can give. */
function rolesBy(part: 'words' | 'after'): ReadonlyMap<unknown, readonly RoleName[]> {
  const pairs = roleNames.flatMap((name) => listOf(ROLES[name][part]).map((word) => [word, name] as const));
  return new Map(
    pairs.map(([word]) => [word, pairs.flatMap(([other, name]) => (other === word ? [name] : []))]),
  );
}
const byWord = rolesBy('words');
const byPreposition = rolesBy('after');
const fits = (name: RoleName, { unit }: Amount) => ROLES[name].units?.includes(unit) === true;

const ASKS = /^(how|what|which|whats|much|big|large|max|need|needed|required?|requirement)$/;

const ASKS_BEHIND = / (need|needed|required?|requirement)$|^margin (for|on)$/;
/** Words that give a role to what stands behind them only: `liquidated at 50000`. */
const ONLY_AHEAD = /^liquidat(ed|ion)at$/;

/** `how much margin`, `margin needed`, `margin for 30000`: the word asks for a role and gives none to an amount. */
function isAsked(tokens: Tokens, at: number): boolean {
  let before = at - 1;
  while (/^(is|the|my|an?|will|be)$/.test(String(tokens[before]))) {
    before -= 1;
  }
  return ASKS.test(String(tokens[before])) || ASKS_BEHIND.test(`${tokens[at]} ${tokens[at + 1]}`);
}

const askedIn = (tokens: Tokens): readonly RoleName[] =>
  tokens.flatMap((token, at) => (isAsked(tokens, at) ? (byWord.get(token) ?? []) : []));

/** The places of the words that give an amount its role, in front of it and behind, and the preposition before it. */
function besideOf(tokens: Tokens, at: number) {
  const amount = tokens[at] as Amount;
  const isRole = (place: number) =>
    byWord.get(tokens[place])?.some((name) => fits(name, amount)) === true && !isAsked(tokens, place);
  const isPlain = (place: number) =>
    typeof tokens[place] === 'string' && !isRole(place) && !byPreposition.has(tokens[place]);
  let before = at - 1;
  while (isPlain(before)) {
    before -= 1;
  }
  const preposition = byPreposition.has(tokens[before]) ? tokens[before] : undefined;
  // In `margin of 500` and `stop at 58000` the word counts.
  before -= preposition === 'of' || preposition === 'at' ? 1 : 0;
  let after = at + 1;
  while (isPlain(after) || tokens[after] === 'of') {
    after += 1;
  }
  const isBehind = isRole(after) && !ONLY_AHEAD.test(String(tokens[after]));
  return { words: [...(isRole(before) ? [before] : []), ...(isBehind ? [after] : [])], preposition };
}

/** One way to read an amount; `word` is the place of the word that says so. */
type Option = { readonly name: RoleName; readonly word?: number; readonly score: number };

/** How an amount can be read: as the word beside it says, else as its preposition says, else by its unit alone. */
function optionsFor({ takes }: Kind, tokens: Tokens, at: number, { words, preposition }: Beside): Option[] {
  const amount = tokens[at] as Amount;
  const taken = (Object.keys(takes) as RoleName[]).filter((name) => {
    const { isIn = (value) => value > 0 } = ROLES[name];
    return fits(name, amount) && isIn(amount.value, amount);
  });
  const named = words.flatMap((word) =>
    taken
      .filter((name) => byWord.get(tokens[word])?.includes(name))
      .map((name) => ({ name, word, score: word < at ? 3 : 2 })),
  );
  const after = taken.filter((name) => byPreposition.get(preposition)?.includes(name));
  const bare = taken.filter(
    (name) => takes[name] === 'bare' && !ROLES[name].besideOnly?.includes(amount.unit),
  );
  const others = after.length > 0 ? after : bare;
  return [...named, ...others.map((name) => ({ name, score: after.length > 0 ? 1 : 0 }))];
}
type Beside = ReturnType<typeof besideOf>;

/** What the words of a query choose: a side, a coin, a margin mode. Null where a word is unknown here, or two contradict. */
function chosenIn({ tokens }: Query, kind: Kind): Values | null {
  const plain = new Set(listOf([...kind.topics, kind.words].join(' ')));
  const chosen: Record<string, unknown> = {};
  const isUsed = (token: string): boolean => {
    const coin = 'coin' in kind.takes ? coinNamed(token) : undefined;
    const choice = coin
      ? 'coin'
      : namesIn(kind).find((name) => ROLES[name].isWord && ROLES[name].choices?.includes(token));
    if (choice) {
      chosen[choice] ??= coin ?? token;
      return chosen[choice] === (coin ?? token);
    }
    return (
      plain.has(token) || isFiller(token) || byWord.get(token)?.some((name) => name in kind.takes) === true
    );
  };
  if (kind.asks && !askedIn(tokens).includes(kind.asks)) {
    return null;
  }
  const isAbout = kind.topics.every((line) => listOf(line).some((topic) => tokens.includes(topic)));
  return isAbout && tokens.every((token) => typeof token === 'object' || isUsed(token)) ? chosen : null;
}

type Reading = { readonly values: Values; readonly options: readonly Option[] };

/** A reading with one more amount in it; null where that role or its word is taken, or the coins contradict. */
function withAmount({ values, options }: Reading, option: Option, amount: Amount): Reading | null {
  const { name, word } = option;
  const isTaken = name in values || (word !== undefined && options.some((other) => other.word === word));
  const symbol = amount.unit === 'coin' && name !== 'pay' ? amount.symbol : undefined;
  const isOneCoin = !symbol || (values.coin ?? symbol) === symbol;
  const value = ROLES[name].read?.(amount) ?? amount.value;
  return isTaken || !isOneCoin
    ? null
    : {
        values: { ...values, ...(symbol && { coin: symbol }), [name]: value },
        options: [...options, option],
      };
}

/**
 * How well an interval without a word stands beside its rate; −1 where it stands elsewhere. Beside a rate, a time that could
 * be its interval isn't how long it's held.
 */
function pairScore({ options, values }: Reading, amounts: readonly Amount[]): number {
  const placeOf = (name: RoleName) => options.findIndex((option) => option.name === name);
  const [at, rate, held] = [placeOf('interval'), placeOf('rate'), placeOf('held')];
  if (rate < 0) {
    return 0;
  }
  if (at < 0) {
    return options[held]?.score === 0 && [...INTERVALS, DAY].includes(values.held ?? 0) ? -1 : 0;
  }
  return amounts[at]?.unit === 'time' && Math.abs(at - rate) !== 1 ? -1 : ([1, 0, 2][at - rate + 1] ?? 0);
}

/** What a query says: each amount in each role that it can have, the best readings only. */
function readings(query: Query, kind: Kind): readonly Values[] {
  const { tokens, amounts } = query;
  const chosen = chosenIn(query, kind);
  if (!chosen || amounts.length > namesIn(kind).length) {
    return [];
  }
  const places = tokens.flatMap((token, at) => (typeof token === 'object' ? at : []));
  const beside = places.map((at) => besideOf(tokens, at));
  let found: readonly Reading[] = [{ values: chosen, options: [] }];
  for (const [index, at] of places.entries()) {
    const options = optionsFor(kind, tokens, at, beside[index] as Beside);
    found = found.flatMap((reading) =>
      options.flatMap((option) => withAmount(reading, option, tokens[at] as Amount) ?? []),
    );
  }
  // A word that gives a role has to give it to an amount beside it.
  const words = new Set(beside.flatMap((one) => one.words));
  const plain = listOf([...kind.topics, kind.words].join(' '));
  const named = tokens.flatMap((token, at) =>
    plain.includes(String(token)) || isAsked(tokens, at) ? [] : [byWord.get(token) ?? []],
  );
  const isWhole = ({ values, options }: Reading) => {
    const all = withUsual(kind, values);
    return (
      [...words].every((word) => options.some((option) => option.word === word)) &&
      named.every((roles) => roles.length === 0 || roles.some((name) => all[name] !== undefined)) &&
      (kind.needs ?? []).every((name) => values[name] !== undefined)
    );
  };
  const whole = found.filter(isWhole);
  const scored = whole.map((reading) => {
    const { values, options } = reading;
    const pair = pairScore(reading, amounts);
    return { values, score: pair < 0 ? -1 : options.reduce((sum, { score }) => sum + score, pair) };
  });
  const most = Math.max(0, ...scored.map(({ score }) => score));
  return scored.filter(({ score }) => score === most).map(({ values }) => values);
}

const withUsual = ({ takes, usual }: Kind, given: Values): Values => {
  const values = { ...usual?.(given), ...given };
  return Object.fromEntries((Object.keys(takes) as RoleName[]).map((name) => [name, values[name]]));
};

const says = (name: RoleName, values: Values): string =>
  values[name] === undefined ? '' : ROLES[name].says(values[name] as never, values);

/** The query that says these values, and where each number is in it. */
function written({ topics, lead = listOf(topics[0])[0] ?? '', takes }: Kind, values: Values) {
  let query = lead;
  const places = new Map<RoleName, readonly [number, number]>();
  for (const name of Object.keys(takes) as RoleName[]) {
    const text = values[name] === undefined ? '' : ROLES[name].write(values[name] as never, values);
    const number = /\d[\d.]*/.exec(text);
    query += query && text ? ` ${text}` : text;
    if (number) {
      const from = query.length - text.length + number.index;
      places.set(name, [from, from + number[0].length]);
    }
  }
  return { query, places };
}

/** A chip for each value: the next choice that has an answer, or its number to type over. */
function changesOf(kind: Kind, given: Values, values: Values, hasAnswer: (query: string) => boolean) {
  const { query, places } = written(kind, values);
  return namesIn(kind).flatMap((name): Change[] => {
    const { choices = [], units } = ROLES[name];
    const value = values[name];
    const from = says(name, values);
    const at = choices.indexOf(value as never);
    const others = at < 0 ? [] : [...choices.slice(at + 1), ...choices.slice(0, at)];
    const changed = others
      .map((next) => withUsual(kind, { ...given, [name]: next }))
      .find((other) => hasAnswer(written(kind, other).query));
    if (changed && from) {
      return [{ from, to: says(name, changed), query: written(kind, changed).query }];
    }
    const select = units && places.get(name);
    return from && select && hasAnswer(query) ? [{ from, query, select }] : [];
  });
}

const capitalised = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/** A question that can mean two things: both are offered, and none is computed. */
function choiceOf(kind: Kind, both: readonly Values[], url: string): BoxAnswer {
  const chips = both.map((values) => ({
    from: namesIn(kind)
      .filter((name) => both.some((other) => other[name] !== values[name]))
      .map((name) => says(name, values))
      .filter(Boolean)
      .join(', '),
    query: written(kind, withUsual(kind, values)).query,
  }));
  return {
    sentence: `That could be ${chips.map(({ from }) => from).join(' or ')}.`,
    assumed: 'Choose the one you mean.',
    changes: chips,
    url,
  };
}

/** Answers a kind of question only if every word and every amount of the query has a role in it. */
export function answering(kind: Kind): Recognise {
  const computed = (query: Query | null) =>
    query
      ? readings(query, kind).flatMap((given) => {
          const values = withUsual(kind, given);
          const answer = kind.answer(values, given, query);
          return answer ? [{ given, values, ...answer }] : [];
        })
      : [];
  return (query) => {
    const found = computed(query);
    const [first, second] = found;
    if (!first || found.length > 2) {
      return null;
    }
    if (second) {
      return choiceOf(kind, [first.given, second.given], first.url);
    }
    const { given, values, sentence, assumed, url } = first;
    const [before = '', number = '', ...rest] = sentence.split('*');
    const parts = namesIn(kind).map((name) => says(name, values));
    return {
      understood: capitalised(kind.understood?.(values) ?? parts.filter(Boolean).join(', ')),
      sentence: before + number + rest.join(''),
      ...(number && { number }),
      assumed,
      url,
      changes: changesOf(kind, given, values, (other) => computed(readQuery(other)).length === 1),
    };
  };
}
