import { existsSync } from 'node:fs';
import { type BrowserType, chromium, firefox, webkit } from '@playwright/test';
import { SYSTEM_ENGINES } from './webdriver';

/** The browsers that `browserslist` promises, by their engines. */
export const ENGINES = ['chromium', 'firefox', 'webkit'] as const;
export type Engine = (typeof ENGINES)[number];

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
  move(x: number, y: number): Promise<unknown>;
  click(x: number, y: number): Promise<unknown>;
  wheel(x: number, y: number, distance: number): Promise<unknown>;
  /** One key after another: a character, or a name such as `ArrowDown`. */
  keys(...keys: readonly string[]): Promise<void>;
  close(): Promise<unknown>;
};

/** An engine that this machine has not got, and how to install it. */
export class EngineMissing extends Error {}

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

async function byPlaywright(type: BrowserType, executablePath?: string): Promise<Session> {
  const browser = await type.launch({
    executablePath,
    ...(type === chromium && {
      args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
      ignoreDefaultArgs: ['--disable-back-forward-cache'],
    }),
  });
  const page = await browser.newPage({ serviceWorkers: 'allow' });
  return {
    open: (address) => page.goto(address),
    reload: () => page.reload(),
    // `goBack` waits for a load, and a page from the back/forward cache does not load.
    go: (steps) => page.evaluate((by) => void setTimeout(() => history.go(by)), steps),
    resize: (width, height) => page.setViewportSize({ width, height }),
    run: runBy((expression) => page.evaluate(expression)),
    move: (x, y) => page.mouse.move(x, y),
    click: (x, y) => page.mouse.click(x, y),
    wheel: (x, y, distance) => page.mouse.move(x, y).then(() => page.mouse.wheel(0, distance)),
    keys: inTurn((key) => page.keyboard.press(key)),
    close: () => browser.close(),
  };
}

/** Playwright's own browser where it is installed (`npx playwright install`), else the system's. */
export async function startEngine(engine: Engine, origin: string): Promise<Session> {
  if (engine === 'chromium') {
    return byPlaywright(chromium, process.env.PT_CHROMIUM ?? '/usr/bin/chromium');
  }
  const own = { firefox, webkit }[engine];
  if (existsSync(own.executablePath())) {
    return byPlaywright(own);
  }
  const session = await SYSTEM_ENGINES[engine](origin);
  if (typeof session === 'string') {
    throw new EngineMissing(session);
  }
  return session;
}
