import { type Limit, type Range, toStep } from '@site/src/kit/controls/range';

/**
 * How a figure's state stands in the address: one query parameter per value, named `<figure>.<value>`. Where one
 * cannot be read, or lies outside what a control allows, the figure keeps the value it has. The limits, steps and choices
 * of controls are declared here and nowhere else.
 */
export type Codec<T> = { readonly fallback: T; read(text: string): T | undefined; write(value: T): string };
type Limits<T> = { readonly range?: Range; readonly choices?: readonly T[] };
// biome-ignore lint/suspicious/noExplicitAny: a record of codecs of different types has no narrower common type
export type Codecs = Readonly<Record<string, Codec<any> & Limits<any>>>;
export type StateOf<C extends Codecs> = { [K in keyof C]: C[K] extends Codec<infer T> ? T : never };

/** The states worth looking at besides the first one, by name: each mode, the extremes, what is empty or wrong. */
export type States<C extends Codecs> = Readonly<Record<string, Partial<StateOf<C>>>>;

/** A number in the address, rounded to a step of its range. Outside of the range it can't be read. */
export function numberIn<const R extends Range>(range: R, fallback: number) {
  const limit: Limit = range.exact ?? range;
  return {
    fallback,
    range,
    read(text) {
      const value = text.trim() === '' ? Number.NaN : Number(text);
      return value >= limit.min && value <= limit.max ? toStep(limit, value) : undefined;
    },
    write: String,
  } satisfies Codec<number> & Limits<number>;
}

export function choiceOf<const T extends string>(choices: readonly T[], fallback: NoInfer<T>) {
  return {
    fallback: fallback as T,
    choices,
    read: (text: string): T | undefined => choices.find((choice) => choice === text),
    write: (value: T): string => value,
  } satisfies Codec<T> & Limits<T>;
}

export function flag(fallback: boolean) {
  return {
    fallback,
    choices: [true, false],
    read: (text) => (text === 'yes' ? true : text === 'no' ? false : undefined),
    write: (value) => (value ? 'yes' : 'no'),
  } satisfies Codec<boolean> & Limits<boolean>;
}

export function defaultsOf<C extends Codecs>(codecs: C): StateOf<C> {
  return Object.fromEntries(
    Object.entries(codecs).map(([key, codec]) => [key, codec.fallback]),
  ) as StateOf<C>;
}

/** A figure's state by the address: what's missing is at its default, what can't be read stays at `last`. */
export function readState<C extends Codecs>(
  figure: string,
  codecs: C,
  search: string,
  last: StateOf<C> = defaultsOf(codecs),
): StateOf<C> {
  const query = new URLSearchParams(search);
  return Object.fromEntries(
    Object.entries(codecs).map(([key, codec]) => {
      const text = query.get(`${figure}.${key}`);
      return [key, text === null ? codec.fallback : (codec.read(text) ?? last[key])];
    }),
  ) as StateOf<C>;
}

/** Whether a search string holds a value for this figure that it doesn't know, or can't read. */
export function isUnreadable(figure: string, codecs: Codecs, search: string): boolean {
  return Array.from(new URLSearchParams(search)).some(([name, text]) => {
    const key = name.slice(figure.length + 1);
    // `toString` and the like are in every object.
    const codec = Object.hasOwn(codecs, key) ? codecs[key] : undefined;
    return name.startsWith(`${figure}.`) && codec?.read(text) === undefined;
  });
}

/** Whether a search string holds any value of this figure. */
export function namesFigure(figure: string, codecs: Codecs, search: string): boolean {
  const query = new URLSearchParams(search);
  return Object.keys(codecs).some((key) => query.has(`${figure}.${key}`));
}

/** The search string with this figure's values; defaults are left out, other parameters stay. */
export function writeState<C extends Codecs>(
  figure: string,
  codecs: C,
  state: StateOf<C>,
  search: string,
): string {
  const query = new URLSearchParams(search);
  for (const [key, codec] of Object.entries(codecs)) {
    const name = `${figure}.${key}`;
    const text = codec.write(state[key]);
    if (text === codec.write(codec.fallback)) {
      query.delete(name);
    } else {
      query.set(name, text);
    }
  }
  const text = query.toString();
  return text && `?${text}`;
}
