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
    const child = spawn(process.execPath, [path.join(ROOT, 'scripts/bootstrap.mjs'), name], {
      cwd,
      env: { ...process.env, ...env },
    });
    child.stderr.on('data', (text) => {
      output += text;
    });
    child.on('close', (code) => resolve({ code, output: output.trim() }));
  });
}

const serve = (env: Environment, cwd?: string) => command('serve', env, cwd);

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

/** One sentence, no stack trace. */
function expectSentence({ code, output }: { code: number | null; output: string }, sentence: RegExp): void {
  expect(output).toMatch(sentence);
  expect(output.split('\n')).toHaveLength(1);
  expect(code).toBe(1);
}

describe('the server tells an operator in one sentence', () => {
  it('that the port is taken', async () => {
    await withTakenPort(async (port) => {
      expectSentence(await serve({ PORT: String(port) }), new RegExp(`^Port ${port} is taken\\. .*PORT=`));
    });
  });

  it('that the port is none', async () => {
    expectSentence(await serve({ PORT: 'http' }), /^PORT is "http", but must be a whole number/);
  });

  it('that there is no finished site', async () => {
    expectSentence(
      await serve({}, emptyFolder()),
      /^There is no finished site to serve\. Run "npm run build"/,
    );
  });

  it('that the framework built the site without its serving rules', async () => {
    const folder = emptyFolder();
    mkdirSync(path.join(folder, 'build'));
    writeFileSync(path.join(folder, 'build/404.html'), '');
    expectSentence(
      await serve({}, folder),
      /^build\/ has no serving rules beside it.* Run "npm run build"\.$/,
    );
  });

  it('that an origin is none', async () => {
    expectSentence(
      await serve({ PT_EMBED_ORIGINS: 'https://*.example' }),
      /^Environment variable PT_EMBED_ORIGINS is "https:\/\/\*\.example", but must be a list of exact origins/,
    );
  });
});

describe('npm start tells an operator before it installs and builds', () => {
  // Nothing could be installed or built here: whoever gets that far says something else.
  const start = (env: Environment) => command('start', env, emptyFolder());

  it('that the port is none', async () => {
    expectSentence(await start({ PORT: 'http' }), /^PORT is "http", but must be a whole number/);
  });

  it('that the port is taken', async () => {
    await withTakenPort(async (port) => {
      expectSentence(
        await start({ PORT: String(port) }),
        new RegExp(`^Port ${port} is taken\\. .*PORT=\\d+ npm start$`),
      );
    });
  });
});

describe('the mock app tells an operator', () => {
  it('that there is no port after the last one', async () => {
    expectSentence(
      await command('embedDemo', { PORT: '65535' }),
      /^PORT is "65535", but must be a whole number from 1 to 65534 /,
    );
  });
});

describe('right after a clone', () => {
  const clone = mkdtempSync(path.join(os.tmpdir(), 'pt-docs-clone-'));

  it.each(['build', 'serve', 'embedDemo', 'publishSearch', 'figures', 'checkThirdParty'])(
    '%s says that the packages are missing',
    async (name) => {
      expectSentence(await command(name, {}, clone), /^The packages are not installed\. Run "npm ci" first/);
    },
  );
});
