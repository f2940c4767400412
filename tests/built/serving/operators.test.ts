import { spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, symlinkSync, writeFileSync } from 'node:fs';
import { type AddressInfo, createServer } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { describe, expect, it } from 'vitest';

const ROOT = path.resolve(import.meta.dirname, '../../..');

/** Starts `npm run serve` as an operator would and waits for its end. */
function serve(env: Readonly<Record<string, string>>, cwd = ROOT) {
  return new Promise<{ code: number | null; said: string }>((resolve) => {
    let said = '';
    const child = spawn(process.execPath, [path.join(ROOT, 'scripts/serve.mjs')], {
      cwd,
      env: { ...process.env, ...env },
      timeout: 20_000,
    });
    child.stderr.on('data', (text) => {
      said += text;
    });
    child.on('close', (code) => resolve({ code, said: said.trim() }));
  });
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
function expectSentence({ code, said }: { code: number | null; said: string }, sentence: RegExp): void {
  expect(said).toMatch(sentence);
  expect(said.split('\n')).toHaveLength(1);
  expect(code).toBe(1);
}

describe('the server tells an operator in one sentence', () => {
  it('that the port is taken', async () => {
    const other = createServer();
    await new Promise<void>((resolve) => other.listen(0, resolve));
    const { port } = other.address() as AddressInfo;
    expectSentence(await serve({ PORT: String(port) }), new RegExp(`^Port ${port} is taken\\. .*PORT=`));
    other.close();
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
