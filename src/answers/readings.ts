import { type Kind, listOf, namesIn, withUsual } from './kind';
import type { Amount, Query } from './readQuery';
import { INTERVALS, ROLES, type RoleName, type Values } from './roles';
import { coinNamed, DAY, isFiller } from './units';

type Tokens = Query['tokens'];

const roleNames = Object.keys(ROLES) as RoleName[];

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

const ASKS_BEHIND =
  / (need|needed|required?|requirement)$|^margin (for|on)$|^entry (for|if|when|liquidation)$/;
/** Words that give a role to what stands behind them only: `liquidated at 50000`. */
const ONLY_AHEAD = /^liquidat(ed|ion)at$/;

const isAskedBehind = (tokens: Tokens, at: number) => ASKS_BEHIND.test(`${tokens[at]} ${tokens[at + 1]}`);

/** `how much margin`, `margin needed`, `margin for 30000`: the word asks for a role and gives none to an amount. */
function isAsked(tokens: Tokens, at: number): boolean {
  let before = at - 1;
  while (/^(is|the|my|an?|will|be)$/.test(String(tokens[before]))) {
    before -= 1;
  }
  return ASKS.test(String(tokens[before])) || isAskedBehind(tokens, at);
}

const askedIn = (tokens: Tokens, isAsking = isAsked): readonly RoleName[] =>
  tokens.flatMap((token, at) => (isAsking(tokens, at) ? (byWord.get(token) ?? []) : []));

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
  const asked = askedIn(tokens, isAskedBehind);
  const taken = (Object.keys(takes) as RoleName[]).filter((name) => {
    const { isIn = (value) => value > 0 } = ROLES[name];
    // What is asked for isn't told.
    return fits(name, amount) && isIn(amount.value, amount) && !asked.includes(name);
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
export function readings(query: Query, kind: Kind): readonly Values[] {
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
