/**
 * How values stand in an address or in storage: arrays without names, so that they are short. Reading checks everything,
 * because both can be damaged or come from somewhere else.
 */
export type Shape<T> = { readonly write: (value: T) => unknown; readonly read: (json: unknown) => T };

export class Damaged extends Error {}

function ensure(condition: unknown, what: string): asserts condition {
  if (!condition) {
    throw new Damaged(what);
  }
}

export const oneOf = <const T>(values: readonly T[]): Shape<T> => ({
  write: (value) => values.indexOf(value),
  read(json) {
    const place = Number(json);
    ensure(Number.isInteger(place) && place >= 0 && place < values.length, 'choice');
    return values[place] as T;
  },
});

export const flag = oneOf([false, true]);

export const numberIn = (low: number, high: number, isWhole = true): Shape<number> => ({
  write: (value) => value,
  read(json) {
    ensure(
      typeof json === 'number' && json >= low && json <= high && (!isWhole || Number.isInteger(json)),
      'number',
    );
    return json;
  },
});

export const text = (longest: number): Shape<string> => ({
  write: (value) => value,
  read(json) {
    ensure(typeof json === 'string' && json.length <= longest, 'text');
    return json;
  },
});

export const list = <T>(item: Shape<T>, most: number, fewest = 0): Shape<readonly T[]> => ({
  write: (values) => values.map(item.write),
  read(json) {
    ensure(Array.isArray(json) && json.length >= fewest && json.length <= most, 'list');
    return json.map(item.read);
  },
});

const orNothing = <T, N extends null | undefined>(shape: Shape<T>, nothing: N): Shape<T | N> => ({
  write: (value) => (value === nothing ? null : [shape.write(value as T)]),
  read(json) {
    ensure(json === null || (Array.isArray(json) && json.length === 1), 'maybe');
    return json === null ? nothing : shape.read((json as unknown[])[0]);
  },
});
export const maybe = <T>(shape: Shape<T>) => orNothing(shape, null);
export const optional = <T>(shape: Shape<T>) => orNothing(shape, undefined);

type Fields<T> = { readonly [K in keyof Required<T>]: Shape<T[K]> };

/** The fields in the order in which they're declared; one that is undefined is left out of what is read. */
export function record<T extends object>(
  fields: Fields<T>,
  isSound: (value: T) => boolean = () => true,
): Shape<T> {
  const names = Object.keys(fields) as (keyof T)[];
  return {
    write: (value) => names.map((name) => fields[name].write(value[name])),
    read(json) {
      ensure(Array.isArray(json) && json.length === names.length, 'record');
      const entries = names.map((name, place) => [name, fields[name].read(json[place])] as const);
      const value = Object.fromEntries(entries.filter(([, field]) => field !== undefined)) as T;
      ensure(isSound(value), 'contradiction');
      return value;
    },
  };
}

/** A value that has a line of its own, which the grammar reads. */
export const line = <T>(
  write: (value: T) => string,
  read: (typed: string) => T | null | undefined,
): Shape<T> => ({
  write,
  read(json) {
    const value = typeof json === 'string' ? read(json) : undefined;
    ensure(value !== null && value !== undefined, 'line');
    return value;
  },
});
