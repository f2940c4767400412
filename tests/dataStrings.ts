import { readTables } from '../data/validate';

/** Fields that hold what a reader types or a machine reads, not prose. */
const NOT_PROSE = new Set([
  'command',
  'commands',
  'example',
  'examples',
  'filter',
  'typed',
  'instead',
  'sample',
  'id',
]);
/** Tables of words that readers and apps type. */
const TYPED_BY_READERS = ['site/help-ids', 'commands/mistakes'];

function stringsIn(value: unknown): string[] {
  if (typeof value === 'string') {
    return [value];
  }
  return value && typeof value === 'object'
    ? Object.entries(value).flatMap(([key, field]) => (NOT_PROSE.has(key) ? [] : stringsIn(field)))
    : [];
}

/** Every string of data/ that pages show as prose, by file. */
export const dataStrings: Readonly<Record<string, readonly string[]>> = Object.fromEntries(
  Object.entries(await readTables())
    .filter(([name]) => !TYPED_BY_READERS.includes(name))
    .map(([name, group]) => [`data/${name}.ts`, group.flatMap(({ records }) => stringsIn(records))]),
);
