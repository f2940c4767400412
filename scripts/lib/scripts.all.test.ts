import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { describe, expect, it, onTestFailed } from 'vitest';
import { takeBuildLock } from './building/buildLock';

const folder = () => mkdtempSync(path.join(os.tmpdir(), 'pt-docs-build-'));

describe('a build', () => {
  it.each(['process.exit(1)', "process.kill(process.pid, 'SIGKILL')"])(
    'is not refused because of one that ended with %s',
    async (end) => {
      const file = path.join(folder(), 'building');
      const code = `
      const { takeBuildLock } = await import('./scripts/lib/building/buildLock.ts');
      takeBuildLock(${JSON.stringify(file)});
      ${end};
    `;
      await once(spawn(process.execPath, ['--import', 'tsx', '--input-type=module', '--eval', code]), 'exit');
      const next = takeBuildLock(file);
      expect(next.problem).toBeUndefined();
      next.release();
    },
  );

  it.each(['SIGTERM', 'SIGKILL'] as const)(
    'that is ended with %s takes its child with it',
    async (signal) => {
      const child = path.join(folder(), 'child.mjs');
      writeFileSync(child, 'console.log(process.pid); setInterval(() => undefined, 1000);');
      const run = `
      const { startChild } = await import('./scripts/lib/startChild.ts');
      process.exit((await startChild(${JSON.stringify(child)}, [])).code);
    `;
      const parent = spawn(process.execPath, ['--import', 'tsx', '--input-type=module', '--eval', run]);
      const closed = once(parent, 'close');
      const [id] = await once(parent.stdout, 'data');
      onTestFailed(() => void process.kill(Number(id), 'SIGKILL'));
      parent.kill(signal);
      // The child writes to the same pipe, which is closed when both have ended.
      await closed;
    },
  );
});
