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

/** In a process of its own: the disk, or the right to write, is taken away before the stages are loaded. */
it.each([
  ['statfsSync = () => ({ bavail: 1, bsize: 1 })', /^The disk is full: 0 MB free in .+\. Make room /],
  [
    "accessSync = (path) => { throw Object.assign(new Error(''), { code: 'EACCES', path }) }",
    /^\S+ may not be written\. Give your user the right to write there/,
  ],
])('no stage runs where nothing can be written', async (change, sentence) => {
  const code = `
    process.getBuiltinModule('fs').${change};
    process.getBuiltinModule('module').syncBuiltinESMExports();
    const { runStages } = await import('./scripts/lib/testing/runStages.ts');
    const { systemProblem } = await import('./scripts/lib/setUp.mjs');
    await runStages([]).catch((error) => {
      console.error(systemProblem(error));
      process.exit(1);
    });`;
  const { exitCode, stderr } = await execa(
    process.execPath,
    ['--import', 'tsx', '--input-type=module', '--eval', code],
    { reject: false },
  );
  expect(stderr.trim()).toMatch(sentence);
  expect(stderr.trim().split('\n')).toHaveLength(1);
  expect(exitCode).toBe(1);
});
