import { spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, symlinkSync, writeFileSync } from 'node:fs';
import { type AddressInfo, createServer } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { describe, expect, it } from 'vitest';

const ROOT = path.resolve(import.meta.dirname, '../../..');

type Environment = Readonly<Record<string, string>>;

/** Starts a command as an operator would and waits for its end. */
function command(name: string, env: Environment, cwd = ROOT) {
  return new Promise<{ code: number | null; output: string }>((resolve) => {
    let output = '';
    const child = spawn(process.execPath, [path.join(ROOT, 'scripts/bootstrap.mjs'), ...name.split(' ')], {
      cwd,
      env: { ...process.env, ...env },
    });
    child.stderr.on('data', (text) => {
      output += text;
    });
    child.on('close', (code) => resolve({ code, output: output.trim() }));
  });
}

/** Another program on a port of its own, for as long as `use` takes. */
async function withTakenPort(use: (port: number) => Promise<void>): Promise<void> {
  const other = createServer();
  await new Promise<void>((resolve) => other.listen(0, resolve));
  await use((other.address() as AddressInfo).port).finally(() => other.close());
}

/** A folder with nothing of the repository but what the command itself needs. */
function emptyFolder(): string {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'pt-docs-empty-'));
  for (const name of ['node_modules', 'config']) {
    symlinkSync(path.join(ROOT, name), path.join(folder, name));
  }
  return folder;
}

/** As the framework alone leaves it. */
function folderWithoutRules(): string {
  const folder = emptyFolder();
  mkdirSync(path.join(folder, 'build'));
  writeFileSync(path.join(folder, 'build/404.html'), '');
  return folder;
}

/** One sentence, no stack trace. */
function expectSentence({ code, output }: { code: number | null; output: string }, sentence: RegExp): void {
  expect(output).toMatch(sentence);
  expect(output.split('\n')).toHaveLength(1);
  expect(code).toBe(1);
}

const NO_PORT = /^PORT is "http", but must be a whole number/;
const NO_NEXT_PORT = /^PORT is "65535", .* from 1 to 65534 /;
const NO_SITE = /^There is no finished site to serve\. Run "npm run build"/;
const NO_RULES = /^build\/ has no serving rules .* Run "npm run build"\.$/;
const NO_PACKAGES = /^The packages are not installed\. Run "npm ci" first/;
const clone = mkdtempSync(path.join(os.tmpdir(), 'pt-docs-clone-'));

describe('an operator is told in one sentence', () => {
  // In an empty folder nothing could be installed or built: whoever gets that far says something else.
  it.each<[what: string, name: string, env: Environment, folder: () => string, sentence: RegExp]>([
    ['that the port is none', 'serve --port http', {}, () => ROOT, NO_PORT],
    ['that the port is none', 'start', { PORT: 'http' }, emptyFolder, NO_PORT],
    ['that no port follows', 'embedDemo', { PORT: '65535' }, () => ROOT, NO_NEXT_PORT],
    ['that there is no site', 'serve', {}, emptyFolder, NO_SITE],
    [
      'that the host does not answer',
      'checkServed http://127.0.0.1:9',
      {},
      () => ROOT,
      /^http:\/\/127\.0\.0\.1:9 can't be reached .+ Check the address/,
    ],
    [
      'that a build needs no admin key',
      'build',
      { PT_SEARCH_ADMIN_KEY: 'a' },
      emptyFolder,
      /^PT_SEARCH_ADMIN_KEY is set\. .+search:publish only\.$/,
    ],
    ['that there are no rules', 'serve', {}, folderWithoutRules, NO_RULES],
    [
      'that the site needs the root of a host',
      'packMcp',
      { PT_BASE_URL: '/docs-site/' },
      () => ROOT,
      /^Environment variable PT_BASE_URL is "\/docs-site\/", but must be \/, because .+ a reverse proxy/,
    ],
    ['that packages are missing', 'serve', {}, () => clone, NO_PACKAGES],
    ['that packages are missing', 'packages', {}, () => clone, NO_PACKAGES],
  ])('%s by %s', async (_, name, env, folder, sentence) => {
    expectSentence(await command(name, env, folder()), sentence);
  });

  it.each([
    ['serve', 'npm run serve', ROOT],
    ['start', 'npm start', emptyFolder()],
    ['dev', 'npm run dev', emptyFolder()],
  ])('that the port is taken by %s', async (name, called, folder) => {
    await withTakenPort(async (port) => {
      expectSentence(
        await command(`${name} --port ${port}`, {}, folder),
        new RegExp(`^Port ${port} is taken\\. .* ${called} -- --port \\d+$`),
      );
    });
  });
});
