import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

const DATA = path.resolve(import.meta.dirname, '../data');
const files = readdirSync(DATA, { recursive: true, encoding: 'utf8' }).filter((file) =>
  /(?<!\.test)\.ts$/.test(file),
);

/** File and line in data/ that an author has to look at: the first line with these words. */
export function whereInData(words: string | RegExp): string {
  for (const file of files) {
    const lines = readFileSync(path.join(DATA, file), 'utf8').split('\n');
    const line = lines.findIndex((each) =>
      typeof words === 'string' ? each.includes(words) : words.test(each),
    );
    if (line >= 0) {
      return `data/${file}:${line + 1}`;
    }
  }
  return 'data/';
}
