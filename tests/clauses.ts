import { readFileSync } from 'node:fs';

/** The name of every clause of guides/specification.md: the first column of each table that begins with "Clause". */
export const clauses: readonly string[] = readFileSync('guides/specification.md', 'utf8')
  .split('\n\n')
  .filter((block) => block.startsWith('| Clause '))
  .flatMap((table) =>
    Array.from(table.trim().split('\n').slice(2), (row) => row.split('|')[1]?.trim() ?? ''),
  );

/** The title of the test that holds a clause. */
export function clause(name: string): string {
  if (!clauses.includes(name)) {
    throw new Error(`guides/specification.md has no clause "${name}".`);
  }
  return `clause: ${name}`;
}
