import { brotliCompressSync } from 'node:zlib';
import type { Contender, Search } from './engines';
import { type BenchQuery, type QueryKind, queryKinds } from './queries';

export type Relevance = { readonly first: number; readonly three: number; readonly reciprocal: number };
export type Measured = {
  readonly name: string;
  readonly rawBytes: number;
  readonly brotliBytes: number;
  readonly loadMs: number;
  /** Of every keystroke of every query, in ms. */
  readonly percentiles: Readonly<Record<'p50' | 'p95' | 'p99' | 'max', number>>;
  readonly byKind: ReadonlyMap<QueryKind | 'all', Relevance>;
  readonly missed: readonly string[];
};

/** An answer without an anchor accepts every section of its page. */
const answersIt = (url: string, answer: string) =>
  answer.includes('#') ? url === answer : url.split('#')[0] === answer;

export function rankOf(urls: readonly string[], answers: readonly string[]): number {
  return urls.findIndex((url) => answers.some((answer) => answersIt(url, answer))) + 1;
}

function relevanceOf(ranks: readonly number[]): Relevance {
  const share = (isHit: (rank: number) => boolean) => ranks.filter(isHit).length / ranks.length;
  return {
    first: share((rank) => rank === 1),
    three: share((rank) => rank > 0 && rank <= 3),
    reciprocal: ranks.reduce((sum, rank) => sum + (rank > 0 ? 1 / rank : 0), 0) / ranks.length,
  };
}

/** Every query as it is typed, letter by letter: each keystroke asks. */
async function keystrokes(search: Search, queries: readonly BenchQuery[]): Promise<number[]> {
  const times: number[] = [];
  for (const { query } of queries) {
    for (let length = 1; length <= query.length; length++) {
      const start = performance.now();
      await search(query.slice(0, length));
      times.push(performance.now() - start);
    }
  }
  return times.sort((a, b) => a - b);
}

export async function measure(contender: Contender, queries: readonly BenchQuery[]): Promise<Measured> {
  const serialised = await contender.serialise();
  const start = performance.now();
  const search = await contender.load(serialised);
  const loadMs = performance.now() - start;

  const ranks: { kind: QueryKind; query: string; rank: number; urls: readonly string[] }[] = [];
  for (const { kind, query, answers } of queries) {
    const urls = await search(query);
    ranks.push({ kind, query, rank: rankOf(urls, answers), urls });
  }
  const times = await keystrokes(search, queries);
  const at = (share: number) => times[Math.min(times.length - 1, Math.floor(times.length * share))] ?? 0;
  const kinds = [...queryKinds, 'all'] as const;
  return {
    name: contender.name,
    rawBytes: Buffer.byteLength(serialised),
    brotliBytes: brotliCompressSync(serialised).length,
    loadMs,
    percentiles: { p50: at(0.5), p95: at(0.95), p99: at(0.99), max: times.at(-1) ?? 0 },
    byKind: new Map(
      kinds.map((kind) => [
        kind,
        relevanceOf(ranks.filter((entry) => kind === 'all' || entry.kind === kind).map(({ rank }) => rank)),
      ]),
    ),
    missed: ranks
      .filter(({ rank }) => rank !== 1)
      .map(
        ({ kind, query, rank, urls }) =>
          `${kind}: "${query}" at ${rank || '-'}; first ${urls.slice(0, 3).join(' ')}`,
      ),
  };
}
