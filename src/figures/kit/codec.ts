/**
 * How a figure's state stands in the address: one query parameter per value, named `<figure>.<value>`. Anything
 * that cannot be read, or lies outside what a control allows, falls back to the default.
 */
export type Codec<T> = {
  readonly fallback: T;
  read(text: string): T | undefined;
  write(value: T): string;
  /** Every value of a switch: the figures index shows each of them. */
  readonly modes?: readonly T[];
  /** The ends of a range: the figure must hold at both. */
  readonly ends?: readonly T[];
};
// biome-ignore lint/suspicious/noExplicitAny: a record of codecs of different types has no narrower common type
export type Codecs = Readonly<Record<string, Codec<any>>>;
export type StateOf<C extends Codecs> = { [K in keyof C]: C[K] extends Codec<infer T> ? T : never };

export function numberIn(min: number, max: number, fallback: number): Codec<number> {
  return {
    fallback,
    read(text) {
      const value = text.trim() === '' ? Number.NaN : Number(text);
      return value >= min && value <= max ? value : undefined;
    },
    write: String,
    ends: [min, max],
  };
}

export function choiceOf<const T extends string>(choices: readonly T[], fallback: NoInfer<T>): Codec<T> {
  return {
    fallback,
    read: (text) => choices.find((choice) => choice === text),
    write: (value) => value,
    modes: choices,
  };
}

export function flag(fallback: boolean): Codec<boolean> {
  return {
    fallback,
    read: (text) => (text === 'yes' ? true : text === 'no' ? false : undefined),
    write: (value) => (value ? 'yes' : 'no'),
    modes: [true, false],
  };
}

export function textUpTo(maxLength: number, fallback: string): Codec<string> {
  return {
    fallback,
    read: (text) => (text.length <= maxLength ? text : undefined),
    write: (value) => value,
  };
}

export function defaultsOf<C extends Codecs>(codecs: C): StateOf<C> {
  return Object.fromEntries(
    Object.entries(codecs).map(([key, codec]) => [key, codec.fallback]),
  ) as StateOf<C>;
}

export function readState<C extends Codecs>(figure: string, codecs: C, search: string): StateOf<C> {
  const query = new URLSearchParams(search);
  return Object.fromEntries(
    Object.entries(codecs).map(([key, codec]) => {
      const text = query.get(`${figure}.${key}`);
      return [key, (text === null ? undefined : codec.read(text)) ?? codec.fallback];
    }),
  ) as StateOf<C>;
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
