import { readFileSync } from 'node:fs';

export const LEDGER = 'tests/published.txt';

/** Every route that was ever published, with the ids that readers may have linked to. `npm run derive -- published` adds to it. */
export const published: ReadonlyMap<string, readonly string[]> = new Map(
  readFileSync(LEDGER, 'utf8')
    .trim()
    .split('\n')
    .map((line) => {
      const [route = '', ...ids] = line.split(' ');
      return [route, ids];
    }),
);
