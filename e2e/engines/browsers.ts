import { existsSync } from 'node:fs';
import { type BrowserType, chromium, firefox, webkit } from '@playwright/test';
import { inTurn, runBy, type Session } from './session';
import { SYSTEM_ENGINES } from './webdriver';

/** The browsers that `browserslist` promises, by their engines. */
export const ENGINES = ['chromium', 'firefox', 'webkit'] as const;
export type Engine = (typeof ENGINES)[number];

/** An engine that this machine has not got, and how to install it. */
export class EngineMissing extends Error {}

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
    click: (x, y) => page.mouse.click(x, y),
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
