import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { runStages, type Stage, summary } from './runStages';

const node = (name: string, code: string, needs?: string): Stage => ({
  name,
  command: [process.execPath, '--input-type=module', '--eval', code],
  ...(needs ? { needs } : {}),
});

async function run(stages: readonly Stage[], atOnce = 1) {
  const lines: string[] = [];
  const outcomes = await runStages(stages, { atOnce, log: (line) => lines.push(line) });
  return { outcomes, said: lines.join('\n') };
}

function isRunning(id: number): boolean {
  try {
    return process.kill(id, 0);
  } catch {
    return false;
  }
}

/** A server that a failed test forgot. */
const FORGETS = `
  import { spawn } from 'node:child_process';
  const child = spawn(process.execPath, ['--eval', 'setInterval(() => undefined, 1000)'], { stdio: 'ignore' });
  console.log('left ' + child.pid);
`;
const leftIn = (text: string) => Number(/left (\d+)/.exec(text)?.[1]);

describe('stages', () => {
  it('all run whatever another one says, except those that read what it should have written', async () => {
    const { outcomes, said } = await run(
      [
        node('a', 'console.log("words of a")'),
        node('b', 'console.log("words of b"); process.exit(3)'),
        node('c', '', 'b'),
        node('d', '', 'a'),
        { name: 'e', command: ['no-such-program'] },
      ],
      2,
    );
    expect(Object.fromEntries(outcomes.map(({ name, result }) => [name, result]))).toEqual({
      a: 'passed',
      b: 'failed',
      c: 'not run',
      d: 'passed',
      e: 'failed',
    });
    expect(said).toContain('words of b');
    expect(said).not.toContain('words of a');
    expect(said).toContain('no-such-program');
    expect(summary(outcomes)).toMatch(/^c {2}not run +0\.0 s {2}needs b, which failed$/m);
  });

  it('tell how many tests there were, and that the disk is full', async () => {
    const { outcomes, said } = await run([
      node('units', "console.log(' Test Files  2 passed (2)\\n      Tests  7 passed (7)')"),
      node('browser', "console.log('  1 skipped\\n  5 passed (3.2s)')"),
      node('build', "console.error('ENOSPC: no space left on device, write'); process.exit(1)"),
    ]);
    expect(outcomes.map(({ note }) => note)).toEqual(['7 passed (7)', '1 skipped, 5 passed (3.2s)', '']);
    expect(said).toMatch(/The disk is full: \d+ MB free in .+\. Make room/);
  });

  it('leave no process behind on Ctrl+C', async () => {
    const said = path.join(mkdtempSync(path.join(os.tmpdir(), 'stopped-')), 'said');
    const stage = {
      name: 'tests',
      command: ['sh', '-c', `"$0" --input-type=module --eval "$1" > ${said}`, process.execPath, FORGETS],
    };
    const code = `
      const { runStages } = await import('./scripts/lib/testing/runStages.ts');
      await runStages([${JSON.stringify(stage)}]);
    `;
    const parent = spawn(process.execPath, ['--import', 'tsx', '--input-type=module', '--eval', code]);
    await expect.poll(() => existsSync(said) && leftIn(readFileSync(said, 'utf8'))).toBeGreaterThan(0);
    const ended = once(parent, 'exit');
    parent.kill('SIGINT');
    expect((await ended)[0]).toBe(1);
    await expect.poll(() => isRunning(leftIn(readFileSync(said, 'utf8')))).toBe(false);
  });
});
