import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { describe, it, onTestFailed } from 'vitest';

const folder = () => mkdtempSync(path.join(os.tmpdir(), 'pt-docs-build-'));

describe('a build', () => {
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
