import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { type AddressInfo, createServer } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { buildProblem } from '@pt-docs/serving';
import { execa } from 'execa';
import { expect, it } from 'vitest';
import { listenProblem, portProblem } from './serving/port.mjs';

const folder = () => mkdtempSync(path.join(os.tmpdir(), 'pt-docs-operator-'));

it('an operator is told what is missing, and how to make it', () => {
  const build = path.join(folder(), 'build');
  expect(buildProblem(build)).toMatch(/^There is no finished site to serve\. Run "npm run build"/);
  mkdirSync(build);
  // As the framework alone leaves it.
  writeFileSync(path.join(build, '404.html'), '');
  expect(buildProblem(build)).toMatch(/build\/ has no serving rules .* Run "npm run build"\.$/);
});

it('an operator is told that an address is taken, or none of this machine', async () => {
  const other = createServer();
  await new Promise<void>((resolve) => other.listen(0, '127.0.0.1', resolve));
  const { port } = other.address() as AddressInfo;
  expect(await portProblem(port, 'npm start', '127.0.0.1')).toMatch(
    new RegExp(`^Port ${port} is taken\\. .* npm start -- --port \\d+$`),
  );
  other.close();
  const none = Object.assign(new Error('none'), { code: 'EADDRNOTAVAIL' });
  expect(listenProblem(none, port, 'npm start', '192.0.2.1')).toMatch(/^HOST is "192\.0\.2\.1", but/);
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
