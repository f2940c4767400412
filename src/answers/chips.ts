import type { BoxAnswer, Change } from '@pt-docs/search/answers';
import { type Kind, listOf, namesIn, withUsual } from './kind';
import { ROLES, type RoleName, type Values } from './roles';

export const says = (name: RoleName, values: Values): string =>
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
export function changesOf(kind: Kind, given: Values, values: Values, hasAnswer: (query: string) => boolean) {
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

export const capitalised = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/** A question that can mean two things: both are offered, and none is computed. */
export function choiceOf(kind: Kind, both: readonly Values[], url: string): BoxAnswer {
  const chips = both.map((values) => ({
    from: namesIn(kind)
      .filter((name) => both.some((other) => other[name] !== values[name]))
      // An amount that stands for itself elsewhere has a name beside another reading.
      .map((name) => says(name, values).replace(/^(?=\$)/, `${name} `))
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
