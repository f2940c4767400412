import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { buildProblem } from '@pt-docs/serving';
import { execa } from 'execa';
import { expect, it } from 'vitest';
import { listenProblem } from './serving/port.mjs';

const folder = () => mkdtempSync(path.join(os.tmpdir(), 'pt-docs-operator-'));

it('an operator is told what is missing, and how to make it', () => {
  const build = path.join(folder(), 'build');
  expect(buildProblem(build)).toMatch(/^There is no finished site to serve\. Run "npm run build"/);
  mkdirSync(build);
  // As the framework alone leaves it.
  writeFileSync(path.join(build, '404.html'), '<!doctype html>');
  expect(buildProblem(build)).toMatch(/build\/ has no serving rules .* Run "npm run build"\.$/);
});

it('an operator is told that an address is taken, or none of this machine', () => {
  const sentence = (code: string) =>
    listenProblem(Object.assign(new Error('none'), { code }), 3000, 'npm start', '192.0.2.1');
  expect(sentence('EADDRINUSE')).toMatch(/^Port 3000 is taken\. .* npm start -- --port \d+$/);
  expect(sentence('EADDRNOTAVAIL')).toMatch(/^HOST is "192\.0\.2\.1", but/);
});

/** Two stand for all commands: what stops before their packages are loaded, and what stops after it. */
it.each([
  ['serve', folder(), /^The packages are not installed\. Run "npm ci" first/],
  ['serve --port http', '.', /^PORT is "http", but must be a whole number/],
])('%s ends with one sentence and no stack', async (command, cwd, sentence) => {
  const { exitCode, stderr } = await execa(
    process.execPath,
    [path.resolve('scripts/bootstrap.mjs'), ...command.split(' ')],
    { cwd, reject: false },
  );
  expect(stderr.trim()).toMatch(sentence);
  expect(stderr.trim().split('\n')).toHaveLength(1);
  expect(exitCode).toBe(1);
});
