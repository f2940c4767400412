import { expect, it, vi } from 'vitest';
import { runStages, type Stage, summary } from './runStages';

const node = (name: string, code: string, needs?: string): Stage => ({
  name,
  command: [process.execPath, '--input-type=module', '--eval', code],
  ...(needs ? { needs } : {}),
});

it('stages run whatever another one says, except those that read what it should have written', async () => {
  const log = vi.spyOn(console, 'log').mockReturnValue();
  const outcomes = await runStages(
    [
      node('a', 'console.log("words of a")'),
      node('b', 'console.log("words of b"); process.exit(3)'),
      node('c', '', 'b'),
      node('d', '', 'a'),
      { name: 'e', command: ['no-such-program'] },
    ],
    { atOnce: 2 },
  );
  const said = log.mock.calls.flat().join('\n');
  vi.restoreAllMocks();
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
