import { readdirSync } from 'node:fs';
import { createServer } from 'node:net';
import path from 'node:path';
import { clickActions, keyActions, moveActions, wheelActions } from './actions';
import { isOnPath, start } from './processes';
import { callText, EngineMissing, type Session } from './session';

const DRIVER = 'WebKitWebDriver';

/** Where Debian puts the small browser of WebKitGTK: `/usr/lib/x86_64-linux-gnu/webkit2gtk-4.1/MiniBrowser`. */
function findBrowser(): string | null {
  const folders = ['/usr/lib', ...readdirSync('/usr/lib').map((name) => `/usr/lib/${name}`)];
  const found = folders.flatMap((folder) => {
    try {
      return readdirSync(folder)
        .filter((name) => name.startsWith('webkit2gtk-'))
        .map((name) => path.join(folder, name, 'MiniBrowser'));
    } catch {
      return [];
    }
  });
  return found[0] ?? null;
}

const freePort = () =>
  new Promise<number>((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => resolve(typeof address === 'object' ? (address?.port ?? 0) : 0));
    });
  });

/** Commands of WebDriver over HTTP. */
const commandsTo =
  (origin: string) =>
  async <Result>(method: 'GET' | 'POST' | 'DELETE', address: string, body?: object): Promise<Result> => {
    const response = await fetch(origin + address, { method, ...(body && { body: JSON.stringify(body) }) });
    const { value } = (await response.json()) as { value: Result & { error?: string; message?: string } };
    if (!response.ok) {
      throw new Error(`${value.error}: ${value.message}`);
    }
    return value;
  };

const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

async function untilReady(send: ReturnType<typeof commandsTo>): Promise<void> {
  for (let tries = 0; tries < 100; tries += 1) {
    try {
      await send('GET', '/status');
      return;
    } catch {
      await wait(100);
    }
  }
  throw new Error(`${DRIVER} does not answer.`);
}

/** WebKitGTK, the engine of Safari, over WebDriver on a screen that nobody sees. */
export async function startWebkit(origin: string): Promise<Session> {
  const binary =
    process.platform === 'linux' && isOnPath(DRIVER) && isOnPath('xvfb-run') ? findBrowser() : null;
  if (!binary) {
    throw new EngineMissing('WebKitGTK is not installed ("apt-get install webkit2gtk-driver xvfb xauth")');
  }
  const port = await freePort();
  const driver = start(
    'xvfb-run',
    ['-a', '-s', '-screen 0 1400x1000x24', DRIVER, `--port=${port}`, '--host=127.0.0.1'],
    // Layers would be painted and put together by the processor, which takes a third of a page's time.
    { WEBKIT_DISABLE_COMPOSITING_MODE: '1' },
  );
  const send = commandsTo(`http://127.0.0.1:${port}`);
  await untilReady(send);
  const { sessionId } = await send<{ sessionId: string }>('POST', '/session', {
    capabilities: {
      alwaysMatch: { 'webkitgtk:browserOptions': { binary, args: ['--automation'] } },
    },
  });
  const session = `/session/${sessionId}`;
  const perform = (actions: readonly object[]) => send<void>('POST', `${session}/actions`, { actions });

  // The browser's own window has a toolbar that is wider than a phone. A window that a page opens has none.
  await send('POST', `${session}/url`, { url: `${origin}/engine-window` });
  const [toolbarWindow] = await send<string[]>('GET', `${session}/window/handles`);
  await perform(clickActions(30, 30));
  let handle: string | undefined;
  for (let tries = 0; tries < 50 && !handle; tries += 1) {
    await wait(100);
    handle = (await send<string[]>('GET', `${session}/window/handles`)).find(
      (name) => name !== toolbarWindow,
    );
  }
  await send('POST', `${session}/window`, { handle });
  let turned = 0;

  return {
    open: (url) => send('POST', `${session}/url`, { url }),
    reload: () => send('POST', `${session}/refresh`, {}),
    go: (steps) => send('POST', `${session}/${steps < 0 ? 'back' : 'forward'}`, {}),
    resize: (width, height) => send('POST', `${session}/window/rect`, { width, height }),
    async run(script, ...args) {
      const text = await send<string>('POST', `${session}/execute/async`, {
        script: `const done = arguments[0]; ${callText(script, args)}.then(done, (error) => done('!' + error));`,
        args: [],
      });
      if (text.startsWith('!')) {
        throw new Error(text.slice(1));
      }
      return JSON.parse(text);
    },
    move: (x, y) => perform(moveActions(x, y)),
    click: (x, y) => perform(clickActions(x, y)),
    wheel(x, y, distance) {
      // This driver sends by how much the distance differs from the last one.
      turned += distance;
      return perform(wheelActions(x, y, turned));
    },
    keys: (...keys) => perform(keyActions(keys)),
    async close() {
      await send('DELETE', session).catch(() => {});
      await driver.end();
    },
  };
}
