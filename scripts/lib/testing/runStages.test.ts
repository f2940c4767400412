import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { runStages, type Stage, summary } from './runStages';

const node = (name: string, code: string, needs?: string): Stage => ({
  name,
  command: [process.execPath, '--input-type=module', '--eval', code],
  ...(needs ? { needs } : {}),
});
/** A process that has ended is listed until its parent asks for the result. */
const isRunning = (id: number) =>
  existsSync(`/proc/${id}`) && !/^State:\s+Z/m.test(readFileSync(`/proc/${id}/status`, 'utf8'));

describe('stages', () => {
  it('all run whatever an earlier one says, except those that read what it should have written', async () => {
    const lines: string[] = [];
    const outcomes = await runStages(
      [
        [
          [node('a', 'console.log("words of a")'), node('b', 'console.log("words of b"); process.exit(3)')],
          [node('c', ''), node('d', '')],
        ],
        [[node('e', '', 'b'), node('f', '', 'a'), { name: 'g', command: ['no-such-program'] }]],
      ],
      (line) => lines.push(line),
    );
    const results = Object.fromEntries(outcomes.map(({ name, result }) => [name, result]));
    expect(results).toEqual({
      a: 'passed',
      b: 'failed',
      c: 'passed',
      d: 'passed',
      e: 'not run',
      f: 'passed',
      g: 'failed',
    });
    expect(lines.join('\n')).toContain('words of b');
    expect(lines.join('\n')).not.toContain('words of a');
    expect(lines.join('\n')).toContain('no-such-program');
    expect(summary(outcomes)).toMatch(/^e {2}not run +0\.0 s {2}needs b, which failed$/m);
  });

  it('tell how many tests there were', async () => {
    const code = "console.log(' Test Files  2 passed (2)\\n      Tests  7 passed (7)')";
    const [units, browser] = await runStages(
      [[[node('units', code), node('browser', "console.log('  1 skipped\\n  5 passed (3.2s)')")]]],
      () => undefined,
    );
    expect([units?.note, browser?.note]).toEqual(['7 passed (7)', '1 skipped, 5 passed (3.2s)']);
  });

  it('say that the disk is full', async () => {
    const lines: string[] = [];
    const code = "console.error('ENOSPC: no space left on device, write'); process.exit(1)";
    await runStages([[[node('build', code)]]], (line) => lines.push(line));
    expect(lines.join('\n')).toMatch(/The disk is full: \d+ MB free in .+\. Make room/);
  });

  // A server that a failed test forgot: in a session of its own, as Playwright starts them.
  const FORGETS = `
    import { spawn } from 'node:child_process';
    const idle = ['--eval', 'setInterval(() => undefined, 1000)'];
    const child = spawn(process.execPath, idle, { detached: true, stdio: 'ignore' });
    console.log('left ' + child.pid);
  `;

  it.runIf(process.platform === 'linux')(
    'leave no process behind, and fail when one had to be ended',
    async () => {
      const lines: string[] = [];
      const code = `${FORGETS}; process.exit(1)`;
      const outcomes = await runStages([[[node('tests', code)]]], (line) => lines.push(line));
      const id = Number(/left (\d+)/.exec(lines.join('\n'))?.[1]);
      expect(isRunning(id)).toBe(false);
      expect(outcomes.at(-1)).toMatchObject({ name: 'no process left behind', result: 'failed' });
      expect(outcomes.at(-1)?.note).toContain('setInterval');
    },
  );

  it.runIf(process.platform === 'linux')('leave no process behind on Ctrl+C', async () => {
    const stage = path.join(mkdtempSync(path.join(os.tmpdir(), 'pt-docs-stage-')), 'stage.mjs');
    writeFileSync(stage, `${FORGETS}; setInterval(() => undefined, 1000);`);
    const run = `
      const { runStages } = await import('./scripts/lib/testing/runStages.ts');
      await runStages([[[{ name: 'tests', command: [process.execPath, ${JSON.stringify(stage)}], isShown: true }]]]);
    `;
    const parent = spawn(process.execPath, ['--import', 'tsx', '--input-type=module', '--eval', run]);
    const ended = once(parent, 'exit');
    const [text] = await once(parent.stdout, 'data');
    const id = Number(/left (\d+)/.exec(String(text))?.[1]);
    expect(isRunning(id)).toBe(true);
    parent.kill('SIGINT');
    expect((await ended)[0]).toBe(130);
    expect(isRunning(id)).toBe(false);
  });
});
