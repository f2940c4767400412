import { existsSync, readdirSync } from 'node:fs';
import { type BrowserType, chromium, expect, firefox, webkit } from '@playwright/test';
import getPort from 'get-port';
import puppeteer, { type KeyInput } from 'puppeteer-core';
import { type Actions, Builder, Capabilities, Key, Origin } from 'selenium-webdriver';
import { isOnPath, start } from './processes';

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

/** The call of a function as an expression whose value is a promise of JSON: all three libraries take it. */
const callText = (script: (...args: never) => unknown, args: readonly unknown[]) =>
  `Promise.resolve((${script})(...${JSON.stringify(args)})).then((value) => JSON.stringify(value ?? null))`;

const runBy =
  (evaluate: (expression: string) => Promise<unknown>): Session['run'] =>
  async (script, ...args) =>
    JSON.parse(String(await evaluate(callText(script, args))));

const inTurn =
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

/** Beside the size Puppeteer sets the orientation of the screen, which Firefox 140 does not know. */
function ignoreUnknownCommand(error: Error): void {
  if (!error.message.includes('unknown command')) {
    throw error;
  }
}

/** Playwright drives Firefox from 143 on; Debian's is older. Puppeteer needs no geckodriver, which Debian does not have. */
async function byPuppeteer(executablePath: string): Promise<Session> {
  const browser = await puppeteer.launch({ browser: 'firefox', executablePath, defaultViewport: null });
  const page = await browser.newPage();
  // Playwright ends what hangs.
  page.setDefaultTimeout(0);
  return {
    open: (address) => page.goto(address),
    reload: () => page.reload(),
    go: (steps) => page.evaluate((by) => void setTimeout(() => history.go(by)), steps),
    resize: (width, height) => page.setViewport({ width, height }).catch(ignoreUnknownCommand),
    run: runBy((expression) => page.evaluate(expression)),
    move: (x, y) => page.mouse.move(x, y),
    click: (x, y) => page.mouse.click(x, y),
    wheel: (x, y, distance) => page.mouse.move(x, y).then(() => page.mouse.wheel({ deltaY: distance })),
    keys: inTurn((key) => page.keyboard.press(key as KeyInput)),
    close: () => browser.close(),
  };
}

/** Selenium's names of keys: `ArrowDown` is `ARROW_DOWN`. */
function seleniumKey(key: string): string {
  const name = key
    .replace(/(?<=[a-z])(?=[A-Z])/g, '_')
    .replace('Backspace', 'BACK_SPACE')
    .toUpperCase();
  return key.length === 1 ? key : String(Key[name as keyof typeof Key]);
}

/** Selenium has it; its types do not yet. */
type Scrolling = Actions & { scroll(x: number, y: number, dx: number, dy: number, origin: Origin): Actions };

/** WebKitGTK, the engine of Safari, on a screen that nobody sees. */
async function bySelenium(driverFile: string, browserFile: string, origin: string): Promise<Session> {
  const port = await getPort();
  const server = start(
    'xvfb-run',
    ['-a', '-s', '-screen 0 1400x1000x24', driverFile, `--port=${port}`, '--host=127.0.0.1'],
    // Without a GPU, compositing takes a third of a page's time.
    { WEBKIT_DISABLE_COMPOSITING_MODE: '1' },
  );
  const address = `http://127.0.0.1:${port}`;
  await expect(() => fetch(`${address}/status`)).toPass();
  const driver = await new Builder()
    .usingServer(address)
    .withCapabilities(
      new Capabilities({
        browserName: 'MiniBrowser',
        'webkitgtk:browserOptions': { binary: browserFile, args: ['--automation'] },
      }),
    )
    .build();
  const at = (x: number, y: number) =>
    driver.actions().move({ x: Math.round(x), y: Math.round(y), duration: 0, origin: Origin.VIEWPORT });
  const click = (x: number, y: number) => at(x, y).click().perform();

  // The browser's own window has a toolbar that is wider than a phone; a window that a page opens has none.
  await driver.get(`${origin}/engine-window`);
  const first = await driver.getWindowHandle();
  await click(30, 30);
  const popup = await driver.wait(async () =>
    (await driver.getAllWindowHandles()).find((handle) => handle !== first),
  );
  await driver.switchTo().window(String(popup));
  let turned = 0;

  return {
    open: (url) => driver.get(url),
    reload: () => driver.navigate().refresh(),
    go: (steps) => (steps < 0 ? driver.navigate().back() : driver.navigate().forward()),
    resize: (width, height) => driver.manage().window().setRect({ x: 0, y: 0, width, height }),
    run: runBy((expression) => driver.executeScript(`return ${expression}`)),
    move: (x, y) => at(x, y).perform(),
    click,
    wheel(x, y, distance) {
      // This driver scrolls by the difference to the last distance.
      turned += distance;
      const actions = driver.actions() as Scrolling;
      return actions.scroll(Math.round(x), Math.round(y), 0, turned, Origin.VIEWPORT).perform();
    },
    keys: inTurn((key) => driver.actions().sendKeys(seleniumKey(key)).perform()),
    async close() {
      await driver.quit().catch(() => {});
      await server.end();
    },
  };
}

/** Debian's place of WebKitGTK's small browser: `/usr/lib/x86_64-linux-gnu/webkit2gtk-4.1/MiniBrowser`. */
const miniBrowser = () =>
  readdirSync('/usr/lib')
    .flatMap((folder) =>
      ['4.1', '4.0', '6.0'].map((api) => `/usr/lib/${folder}/webkit2gtk-${api}/MiniBrowser`),
    )
    .find(existsSync);

/** Playwright's own browser where it is installed (`npx playwright install`), else the system's. */
export async function startEngine(engine: Engine, origin: string): Promise<Session> {
  if (engine === 'chromium') {
    return byPlaywright(chromium, process.env.PT_CHROMIUM ?? '/usr/bin/chromium');
  }
  const own = { firefox, webkit }[engine];
  if (existsSync(own.executablePath())) {
    return byPlaywright(own);
  }
  if (engine === 'firefox') {
    const file = ['/usr/bin/firefox-esr', '/usr/bin/firefox'].find(existsSync);
    if (file) {
      return byPuppeteer(file);
    }
    throw new EngineMissing('Firefox is missing. Install it: "apt-get install firefox-esr"');
  }
  const browser = isOnPath('WebKitWebDriver') && isOnPath('xvfb-run') ? miniBrowser() : undefined;
  if (browser) {
    return bySelenium('WebKitWebDriver', browser, origin);
  }
  throw new EngineMissing('WebKit is missing. Install it: "apt-get install webkit2gtk-driver xvfb xauth"');
}
