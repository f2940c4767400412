import { mkdtempSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { expect, it, vi } from 'vitest';
import { runStages, type Stage } from './runStages';

const node = (name: string, code: string, needs?: string): Stage => ({
  name,
  command: [process.execPath, '--input-type=module', '--eval', code],
  ...(needs ? { needs } : {}),
});

it('stages run whatever another one says, except those that read what it should have written', async () => {
  const log = vi.spyOn(console, 'log').mockReturnValue();
  const code = await runStages([
    node('a', 'console.log("words of a")'),
    node('b', 'console.log("words of b"); process.exit(3)'),
    node('c', '', 'b'),
    { ...node('d', '', 'a'), isAlone: true },
    { name: 'e', command: ['no-such-program'] },
  ]);
  const said = log.mock.calls.flat().join('\n');
  vi.restoreAllMocks();
  expect(code).toBe(1);
  for (const [name, result] of Object.entries({
    a: 'passed',
    b: 'failed',
    c: 'not run +0\\.0 s {2}needs b, which failed',
    d: 'passed',
    e: 'failed',
  })) {
    expect(said).toMatch(new RegExp(`^${name} {2}${result}`, 'm'));
  }
  expect(said).toContain('words of b');
  expect(said).not.toContain('words of a');
  expect(said).toContain('no-such-program');
});

it('what keeps all cores busy runs alone', async () => {
  vi.spyOn(console, 'log').mockReturnValue();
  const file = path.join(mkdtempSync(path.join(os.tmpdir(), 'pt-docs-stages-')), 'ended');
  const write = `setTimeout(() => process.getBuiltinModule('fs').writeFileSync('${file}', ''), 300)`;
  const look = `process.exit(process.getBuiltinModule('fs').existsSync('${file}') ? 0 : 1)`;
  const code = await runStages([{ ...node('alone', write), isAlone: true }, node('other', look)]);
  vi.restoreAllMocks();
  expect(code).toBe(0);
});
