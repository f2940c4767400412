import { spawn, spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { expect } from '@playwright/test';
import getPort from 'get-port';
import { WebSocket } from 'ws';

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

/** The call of a function as an expression whose value is a promise of JSON, which both engines take. */
const runBy =
  (evaluate: (expression: string) => Promise<unknown>): Session['run'] =>
  async (script, ...args) =>
    JSON.parse(
      String(
        await evaluate(
          `Promise.resolve((${script})(...${JSON.stringify(args)})).then((value) => JSON.stringify(value ?? null))`,
        ),
      ),
    );

/**
 * Debian's Firefox and WebKitGTK, by the WebDriver protocol itself: Playwright knows only its own builds of them, and clients
 * from the registry need a driver for Firefox that Debian hasn't got, or a newer Node than the site. Firefox speaks the newer
 * protocol, over a socket, without a driver beside it; WebKit the older one. Input is the same JSON in both.
 */
type Wire = Pick<Session, 'open' | 'reload' | 'go' | 'resize' | 'run' | 'close'> & {
  act(sources: readonly unknown[]): Promise<unknown>;
};

const KEYS: Readonly<Record<string, string>> = {
  Enter: '\uE007',
  Escape: '\uE00C',
  ArrowUp: '\uE013',
  ArrowDown: '\uE015',
};

function withInput({ act, ...wire }: Wire): Session {
  return {
    ...wire,
    click(x, y) {
      const move = { type: 'pointerMove', x: Math.round(x), y: Math.round(y), duration: 0 };
      const press = ['pointerDown', 'pointerUp'].map((type) => ({ type, button: 0 }));
      const parameters = { pointerType: 'mouse' };
      return act([{ type: 'pointer', id: 'mouse', parameters, actions: [move, ...press] }]);
    },
    async keys(...keys) {
      for (const key of keys) {
        const value = KEYS[key] ?? key;
        const actions = ['keyDown', 'keyUp'].map((type) => ({ type, value }));
        await act([{ type: 'key', id: 'keys', actions }]);
      }
    },
  };
}

/** Starts a program in a process group of its own, so that what it starts itself ends with it. */
function start(command: string, args: readonly string[], env: NodeJS.ProcessEnv = {}) {
  const child = spawn(command, args, {
    detached: true,
    stdio: ['ignore', 'ignore', 'pipe'],
    env: { ...process.env, ...env },
  });
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  const kill = () => {
    try {
      process.kill(-Number(child.pid), 'SIGKILL');
    } catch {
      // It has ended already.
    }
  };
  process.once('exit', kill);
  let said = '';
  child.stderr.on('data', (text) => {
    said += text;
  });
  return {
    said: () => said,
    async end() {
      process.off('exit', kill);
      kill();
      await ended;
    },
  };
}

async function startFirefox(file: string): Promise<Session> {
  const profile = mkdtempSync(path.join(os.tmpdir(), 'firefox-'));
  const browser = start(file, [
    '--headless',
    '--no-remote',
    '--profile',
    profile,
    '--remote-debugging-port=0',
  ]);
  const address = () => /WebDriver BiDi listening on (ws:\S+)/.exec(browser.said())?.[1];
  await expect.poll(address, { timeout: 60_000 }).toBeTruthy();
  const socket = new WebSocket(`${address()}/session`);
  await new Promise((resolve, reject) => socket.once('open', resolve).once('error', reject));
  const answers = new Map<number, (answer: { error?: string; message?: string; result?: unknown }) => void>();
  socket.on('message', (data) => {
    const answer = JSON.parse(String(data));
    answers.get(answer.id)?.(answer);
    answers.delete(answer.id);
  });
  let last = 0;
  const call = <T>(method: string, params: object) =>
    new Promise<T>((resolve, reject) => {
      last += 1;
      answers.set(last, ({ error, message, result }) =>
        error ? reject(new Error(`${method}: ${message}`)) : resolve(result as T),
      );
      socket.send(JSON.stringify({ id: last, method, params }));
    });
  await call('session.new', { capabilities: {} });
  const { contexts } = await call<{ contexts: { context: string }[] }>('browsingContext.getTree', {});
  const context = contexts[0]?.context;
  const inContext = (method: string, params: object = {}) => call(method, { context, ...params });
  return withInput({
    async open(url) {
      const go = () => inContext('browsingContext.navigate', { url, wait: 'complete' });
      // A page that was still on its way elsewhere stops the first try.
      await go().catch((error: Error) => (/ABORTED/.test(error.message) ? go() : Promise.reject(error)));
    },
    reload: () => inContext('browsingContext.reload', { wait: 'complete' }),
    go: (delta) => inContext('browsingContext.traverseHistory', { delta }),
    resize: (width, height) => inContext('browsingContext.setViewport', { viewport: { width, height } }),
    run: runBy(async (expression) => {
      const { result, exceptionDetails } = await call<{
        result?: { value: string };
        exceptionDetails?: { text: string };
      }>('script.evaluate', { expression, target: { context }, awaitPromise: true });
      if (!result) {
        throw new Error(exceptionDetails?.text);
      }
      return result.value;
    }),
    act: (actions) => inContext('input.performActions', { actions }),
    async close() {
      socket.terminate();
      await browser.end();
      rmSync(profile, { recursive: true, force: true });
    },
  });
}

/** On a screen that nobody sees. */
async function startWebKit(browserFile: string, origin: string): Promise<Session> {
  const port = await getPort();
  const driver = start(
    'xvfb-run',
    ['-a', '-s', '-screen 0 1400x1000x24', 'WebKitWebDriver', `--port=${port}`, '--host=127.0.0.1'],
    // Without a GPU, compositing takes a third of a page's time.
    { WEBKIT_DISABLE_COMPOSITING_MODE: '1' },
  );
  let base = `http://127.0.0.1:${port}`;
  const call = async <T>(name: string, body?: object): Promise<T> => {
    const answer = await fetch(`${base}/${name}`, body && { method: 'POST', body: JSON.stringify(body) });
    const { value } = (await answer.json()) as { value: T & { message?: string } };
    if (!answer.ok) {
      throw new Error(`${name}: ${value.message}`);
    }
    return value;
  };
  await expect(() => call('status')).toPass();
  const { sessionId } = await call<{ sessionId: string }>('session', {
    capabilities: {
      alwaysMatch: {
        browserName: 'MiniBrowser',
        'webkitgtk:browserOptions': { binary: browserFile, args: ['--automation'] },
      },
    },
  });
  base += `/session/${sessionId}`;
  const session = withInput({
    open: (url) => call('url', { url }),
    reload: () => call('refresh', {}),
    go: (steps) => call(steps < 0 ? 'back' : 'forward', {}),
    resize: (width, height) => call('window/rect', { x: 0, y: 0, width, height }),
    run: runBy((expression) => call('execute/sync', { script: `return ${expression}`, args: [] })),
    act: (actions) => call('actions', { actions }),
    close: () => driver.end(),
  });
  // The browser's own window has a toolbar that is wider than a phone; a window that a page opens has none.
  await session.open(`${origin}/engine-window`);
  const first = await call<string>('window');
  await session.click(30, 30);
  const popup = async () => (await call<string[]>('window/handles')).find((handle) => handle !== first);
  await expect.poll(popup).toBeTruthy();
  await call('window', { handle: await popup() });
  return session;
}

const isOnPath = (name: string) => spawnSync('sh', ['-c', `command -v ${name}`]).status === 0;

/** Debian's place of WebKitGTK's small browser: `/usr/lib/x86_64-linux-gnu/webkit2gtk-4.1/MiniBrowser`. */
const miniBrowser = () =>
  readdirSync('/usr/lib')
    .flatMap((folder) =>
      ['4.1', '4.0', '6.0'].map((api) => `/usr/lib/${folder}/webkit2gtk-${api}/MiniBrowser`),
    )
    .find(existsSync);

/** Each starts the system's browser, or says in a sentence how to install it. */
export const ENGINES = {
  firefox(): Promise<Session> | string {
    const file = ['/usr/bin/firefox-esr', '/usr/bin/firefox'].find(existsSync);
    return file ? startFirefox(file) : 'Firefox is missing. Install it: "apt-get install firefox-esr"';
  },
  webkit(origin: string): Promise<Session> | string {
    const file = isOnPath('WebKitWebDriver') && isOnPath('xvfb-run') ? miniBrowser() : undefined;
    return file
      ? startWebKit(file, origin)
      : 'WebKit is missing. Install it: "apt-get install webkit2gtk-driver xvfb xauth"';
  },
};

export type Engine = keyof typeof ENGINES;
