import { type QueryKind, queryKinds, rankOf, type SearchQuery } from '../../tests/search-queries';
import type { Contender, Search } from './contender';

export const relevanceMeasures = ['success@1', 'success@3', 'success@5'] as const;
type Relevance = Readonly<Record<(typeof relevanceMeasures)[number], number>>;

/** How well one engine answers one set of queries. */
export type Outcome = {
  readonly byKind: ReadonlyMap<QueryKind | 'all', Relevance>;
  readonly missed: readonly string[];
};

export type Measured = {
  readonly name: string;
  readonly rawBytes: number;
  readonly brotliBytes: number;
  readonly loadMs: number;
  /** Of every keystroke of every query, in ms. */
  readonly percentiles: Readonly<Record<'p50' | 'p95' | 'p99' | 'max', number>>;
  /** By the name of the set. */
  readonly outcomes: ReadonlyMap<string, Outcome>;
};

export type QuerySets = ReadonlyMap<string, readonly SearchQuery[]>;

function relevanceOf(ranks: readonly number[]): Relevance {
  const share = (isHit: (rank: number) => boolean) => ranks.filter(isHit).length / ranks.length;
  return {
    'success@1': share((rank) => rank === 1),
    'success@3': share((rank) => rank > 0 && rank <= 3),
    'success@5': share((rank) => rank > 0 && rank <= 5),
  };
}

/** Latency is measured on every fourth query: all of them take minutes with the slower engines. */
const SAMPLE = 4;

/** Every query as it is typed, letter by letter: each keystroke asks. */
async function keystrokes(search: Search, queries: readonly SearchQuery[]): Promise<number[]> {
  const times: number[] = [];
  for (const [, query] of queries) {
    for (let length = 1; length <= query.length; length++) {
      const start = performance.now();
      await search(query.slice(0, length));
      times.push(performance.now() - start);
    }
  }
  return times.sort((a, b) => a - b);
}

async function outcomeOf(search: Search, queries: readonly SearchQuery[]): Promise<Outcome> {
  const ranks: { kind: QueryKind; query: string; rank: number; urls: readonly string[] }[] = [];
  for (const entry of queries) {
    const [kind, query] = entry;
    const urls = await search(query);
    ranks.push({ kind, query, rank: rankOf(urls, entry), urls });
  }
  return {
    byKind: new Map(
      [...queryKinds, 'all' as const].map((kind) => [
        kind,
        relevanceOf(ranks.filter((entry) => kind === 'all' || entry.kind === kind).map(({ rank }) => rank)),
      ]),
    ),
    missed: ranks
      .filter(({ rank }) => rank === 0 || rank > 3)
      .map(
        ({ kind, query, rank, urls }) =>
          `${kind}: "${query}" at ${rank || '-'}; first ${urls.slice(0, 3).join(' ')}`,
      ),
  };
}

export async function measure(contender: Contender, sets: QuerySets): Promise<Measured> {
  const { rawBytes, brotliBytes, load } = await contender.prepare();
  const start = performance.now();
  const search = await load();
  const loadMs = performance.now() - start;
  const outcomes = new Map<string, Outcome>();
  for (const [name, queries] of sets) {
    outcomes.set(name, await outcomeOf(search, queries));
  }
  const sample = Array.from(sets.values())
    .flat()
    .filter((_, at) => at % SAMPLE === 0);
  const times = await keystrokes(search, sample);
  const at = (share: number) => times[Math.min(times.length - 1, Math.floor(times.length * share))] ?? 0;
  return {
    name: contender.name,
    rawBytes,
    brotliBytes,
    loadMs,
    percentiles: { p50: at(0.5), p95: at(0.95), p99: at(0.99), max: times.at(-1) ?? 0 },
    outcomes,
  };
}
