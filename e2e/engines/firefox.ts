import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { WebSocket } from 'ws';
import { clickActions, keyActions, moveActions, wheelActions } from './actions';
import { isOnPath, start } from './processes';
import { callText, EngineMissing, type Session } from './session';

const NAMES = ['firefox-esr', 'firefox'];

/** Nothing that a new profile would do by itself: updates, reports, questions. */
const PREFERENCES = {
  'app.update.enabled': false,
  'browser.shell.checkDefaultBrowser': false,
  'browser.startup.page': 0,
  'datareporting.policy.dataSubmissionEnabled': false,
  'extensions.update.enabled': false,
  'network.captive-portal-service.enabled': false,
  'network.connectivity-service.enabled': false,
  'services.settings.server': 'data:,',
  'toolkit.telemetry.enabled': false,
};

function newProfile(): string {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'pt-docs-firefox-'));
  const lines = Object.entries(PREFERENCES).map(
    ([name, value]) => `user_pref(${JSON.stringify(name)}, ${JSON.stringify(value)});`,
  );
  writeFileSync(path.join(folder, 'user.js'), lines.join('\n'));
  return folder;
}

const LISTENING = /WebDriver BiDi listening on (ws:\/\/\S+)/;

type Answer = { id?: number; type: string; result?: unknown; error?: string; message?: string };
type Waiting = { resolve: (result: unknown) => void; reject: (error: Error) => void };

/** Commands and their answers over one connection of WebDriver BiDi. */
async function connect(address: string) {
  const socket = new WebSocket(`${address}/session`);
  await new Promise((resolve, reject) => socket.once('open', resolve).once('error', reject));
  const waiting = new Map<number, Waiting>();
  socket.on('message', (text) => {
    const { id = -1, type, result, error, message } = JSON.parse(String(text)) as Answer;
    const { resolve, reject } = waiting.get(id) ?? {};
    waiting.delete(id);
    if (type === 'error') {
      reject?.(new Error(`${error}: ${message}`));
    } else {
      resolve?.(result);
    }
  });
  let commands = 0;
  return {
    send<Result>(method: string, params: object): Promise<Result> {
      commands += 1;
      socket.send(JSON.stringify({ id: commands, method, params }));
      return new Promise<unknown>((resolve, reject) =>
        waiting.set(commands, { resolve, reject }),
      ) as Promise<Result>;
    },
    close: () => socket.close(),
  };
}

type Evaluated = {
  readonly type: 'success' | 'exception';
  readonly result?: { readonly value: string };
  readonly exceptionDetails?: { readonly text: string };
};

/** An installed Firefox over WebDriver BiDi. */
export async function startFirefox(): Promise<Session> {
  const name = NAMES.find(isOnPath);
  if (!name) {
    throw new EngineMissing('Firefox is not installed ("apt-get install firefox-esr")');
  }
  const profile = newProfile();
  const browser = start(name, [
    '--headless',
    '--no-remote',
    '--remote-debugging-port=0',
    '--profile',
    profile,
  ]);
  const address = await new Promise<string>((resolve, reject) => {
    let said = '';
    browser.child.stderr?.on('data', (text) => {
      said += text;
      const found = LISTENING.exec(said)?.[1];
      if (found) {
        resolve(found);
      }
    });
    browser.child.once('exit', () => reject(new Error(`${name} ended: ${said}`)));
  });
  const { send, close } = await connect(address);
  await send('session.new', { capabilities: {} });
  const { contexts } = await send<{ contexts: { context: string }[] }>('browsingContext.getTree', {});
  const context = contexts[0]?.context;
  const perform = (actions: readonly object[]) => send<void>('input.performActions', { context, actions });
  return {
    open: (url) => send('browsingContext.navigate', { context, url, wait: 'complete' }),
    reload: () => send('browsingContext.reload', { context, wait: 'complete' }),
    go: (delta) => send('browsingContext.traverseHistory', { context, delta }),
    resize: (width, height) => send('browsingContext.setViewport', { context, viewport: { width, height } }),
    async run(script, ...args) {
      const { result, exceptionDetails } = await send<Evaluated>('script.evaluate', {
        expression: callText(script, args),
        target: { context },
        awaitPromise: true,
        userActivation: false,
      });
      if (!result) {
        throw new Error(exceptionDetails?.text);
      }
      return JSON.parse(result.value);
    },
    move: (x, y) => perform(moveActions(x, y)),
    click: (x, y) => perform(clickActions(x, y)),
    wheel: (x, y, distance) => perform(wheelActions(x, y, distance)),
    keys: (...keys) => perform(keyActions(keys)),
    async close() {
      close();
      await browser.end();
      rmSync(profile, { recursive: true, force: true });
    },
  };
}
