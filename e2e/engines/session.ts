/** The browsers that `browserslist` promises, by their engines. */
export const ENGINES = ['chromium', 'firefox', 'webkit'] as const;
export type Engine = (typeof ENGINES)[number];

/**
 * What every engine can do, and all that the checks may use. Input is the browser's own, as from a hand; everything else is
 * asked of the page by `run`.
 */
export type Session = {
  open(address: string): Promise<void>;
  reload(): Promise<void>;
  /** Steps in the history, as the browser's own buttons do. */
  go(steps: -1 | 1): Promise<void>;
  resize(width: number, height: number): Promise<void>;
  /** Runs a function in the page. It stands alone: it sees its arguments and the page, and returns plain values. */
  run<Args extends readonly unknown[], Result>(
    script: (...args: Args) => Result,
    ...args: Args
  ): Promise<Awaited<Result>>;
  move(x: number, y: number): Promise<void>;
  click(x: number, y: number): Promise<void>;
  wheel(x: number, y: number, distance: number): Promise<void>;
  /** One key after another: a character, a name such as `ArrowDown`, or `Control+k`. */
  keys(...keys: readonly string[]): Promise<void>;
  close(): Promise<void>;
};

/** The call of a function as text, whose value is a promise of JSON: the same for every protocol. */
export const callText = (script: (...args: never) => unknown, args: readonly unknown[]): string =>
  `Promise.resolve((${script})(...${JSON.stringify(args)})).then((value) => JSON.stringify(value ?? null))`;

/** What the reader of a run has to know about an engine that could not take part. */
export class EngineMissing extends Error {}
