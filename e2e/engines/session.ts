/** What the scenarios use. Input is the browser's own; everything else is asked of the page by `run`. */
export type Session = {
  open(address: string): Promise<unknown>;
  reload(): Promise<unknown>;
  /** Steps in the history, as the browser's own buttons do. */
  go(steps: -1 | 1): Promise<unknown>;
  resize(width: number, height: number): Promise<unknown>;
  /** Runs a function in the page. It sees its arguments and the page only, and returns plain values. */
  run<Args extends readonly unknown[], Result>(
    script: (...args: Args) => Result,
    ...args: Args
  ): Promise<Awaited<Result>>;
  click(x: number, y: number): Promise<unknown>;
  /** One key after another: a character, or a name such as `ArrowDown`. */
  keys(...keys: readonly string[]): Promise<void>;
  close(): Promise<unknown>;
};

/** The call of a function as an expression whose value is a promise of JSON: every engine takes it. */
const callText = (script: (...args: never) => unknown, args: readonly unknown[]) =>
  `Promise.resolve((${script})(...${JSON.stringify(args)})).then((value) => JSON.stringify(value ?? null))`;

export const runBy =
  (evaluate: (expression: string) => Promise<unknown>): Session['run'] =>
  async (script, ...args) =>
    JSON.parse(String(await evaluate(callText(script, args))));

export const inTurn =
  (press: (key: string) => Promise<unknown>) =>
  async (...keys: readonly string[]) => {
    for (const key of keys) {
      await press(key);
    }
  };
