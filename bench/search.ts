import { existsSync, readFileSync } from 'node:fs';
import { brotliCompressSync } from 'node:zlib';
import { NAMES_PATH, type NamesFile, readNames, SearchEngine, withTexts } from '@pt-docs/search/engine';
import { fail } from '../scripts/lib/fail';
import { queryKinds, rankOf, type SearchQuery, searchQueries } from '../tests/searchQueries';

const BUILD = 'build';
/** Latency is measured on every fourth query. */
const SAMPLE = 4;

function readIndex(): string {
  if (!existsSync(`${BUILD}${NAMES_PATH}`)) {
    fail('There is no search index to measure. Run "npm run build" first.');
  }
  const names = JSON.parse(readFileSync(`${BUILD}${NAMES_PATH}`, 'utf8')) as NamesFile;
  return JSON.stringify({ names, texts: JSON.parse(readFileSync(`${BUILD}${names.file}`, 'utf8')) });
}

type Search = (query: string) => readonly string[];

function load(index: string): Search {
  const { names, texts } = JSON.parse(index);
  const engine = new SearchEngine(withTexts(readNames(names), texts));
  return (query) =>
    engine.search(query).found.map(({ record }) => record.path + (record.anchor && `#${record.anchor}`));
}

/** Every query as it is typed, letter by letter: each keystroke asks. */
function keystrokes(search: Search, queries: readonly SearchQuery[]): number[] {
  return queries
    .flatMap(([, query]) => Array.from(query, (_, index) => query.slice(0, index + 1)))
    .map((typed) => {
      const start = performance.now();
      search(typed);
      return performance.now() - start;
    })
    .toSorted((one, other) => one - other);
}

function relevance(search: Search, queries: readonly SearchQuery[]) {
  const ranks = queries.map((entry) => rankOf(search(entry[1]), entry));
  const within = (most: number) =>
    (ranks.filter((rank) => rank > 0 && rank <= most).length / ranks.length).toFixed(3);
  return { queries: ranks.length, 'success@1': within(1), 'success@3': within(3), 'success@5': within(5) };
}

/** Size, load, speed and relevance of the built index, by set and kind of query. */
export async function search(): Promise<void> {
  const index = readIndex();
  const start = performance.now();
  const ask = load(index);
  const loadMs = performance.now() - start;
  const sets = Object.entries<readonly SearchQuery[]>(searchQueries);
  const times = keystrokes(
    ask,
    sets.flatMap(([, queries]) => queries).filter((_, at) => at % SAMPLE === 0),
  );
  const at = (share: number) => `${times[Math.floor((times.length - 1) * share)]?.toFixed(2)} ms`;
  console.log(
    `raw ${(index.length / 1000).toFixed(1)} kB, Brotli ${(brotliCompressSync(index).length / 1000).toFixed(1)} kB, loaded in ${loadMs.toFixed(0)} ms`,
  );
  console.log(`a keystroke: median ${at(0.5)}, p95 ${at(0.95)}, p99 ${at(0.99)}, longest ${at(1)}`);
  for (const [set, queries] of sets) {
    const rows = queryKinds.map((kind) => [kind, queries.filter(([own]) => own === kind)] as const);
    console.log(`\nset ${set}`);
    console.table(
      Object.fromEntries(
        [...rows, ['all', queries] as const]
          .filter(([, some]) => some.length > 0)
          .map(([kind, some]) => [kind, relevance(ask, some)]),
      ),
    );
  }
}
