import { execFileSync } from 'node:child_process';
import { expect, it } from 'vitest';

const files = execFileSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], {
  encoding: 'utf8',
}).split('\0');

/** A file, every folder above it, and the module that an import without an ending means. */
function* namesOf(file: string): Generator<string> {
  const parts = file.split('/');
  yield* parts.map((_, at) => parts.slice(0, at + 1).join('/'));
  yield file.replace(/(?<=.)\.[jt]sx?$/, '');
}

it('no two paths or modules differ in case only, which macOS and Windows would take for one', () => {
  const spellings = new Map<string, Set<string>>();
  for (const name of files.flatMap((file) => [...namesOf(file)])) {
    const known = spellings.get(name.toLowerCase()) ?? new Set();
    spellings.set(name.toLowerCase(), known.add(name));
  }
  expect(spellings.size).toBeGreaterThan(files.length);
  expect(Array.from(spellings.values(), (names) => [...names]).filter(({ length }) => length > 1)).toEqual(
    [],
  );
});
