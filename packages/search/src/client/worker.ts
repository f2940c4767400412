import { hitsOf } from '../engine/hits';
import type { IndexFile } from '../engine/indexFile';
import { nearestPages } from '../engine/nearestPages';
import { SearchEngine } from '../engine/SearchEngine';
import { loadIndex } from './loadIndex';
import type { Numbered, Reply, Request, SearchRequest, SearchResponse } from './protocol';

/** Runs beside the page: loading, indexing and searching never take time from what the reader sees. */
type Loaded = { readonly file: IndexFile; readonly engine: SearchEngine };

let loading: Promise<Loaded> | null = null;

const PRACTICE_ROUNDS = 80;
const EXCERPT_WORDS = 18;

/**
 * Answers a few dozen titles to nobody, one at a time between real queries: the first letters that the reader types
 * then meet code that the browser has already compiled, and words that are already scored.
 */
function practise(engine: SearchEngine, round = 0): void {
  const record = engine.records[Math.floor((round * engine.records.length) / PRACTICE_ROUNDS)];
  if (record && round < PRACTICE_ROUNDS) {
    const title = record.headings.at(-1) ?? record.pageTitle;
    hitsOf(engine.search(title.slice(0, 1 + (round % title.length))), 0, 8, EXCERPT_WORDS);
    setTimeout(() => practise(engine, round + 1));
  }
}

function load(): Promise<Loaded> {
  loading ??= loadIndex().then(
    (file) => {
      const engine = new SearchEngine(file);
      practise(engine);
      return { file, engine };
    },
    (error: unknown) => {
      // The next query tries again.
      loading = null;
      throw error;
    },
  );
  return loading;
}

function search(engine: SearchEngine, request: SearchRequest): SearchResponse {
  const answer = engine.search(request.query);
  const from = request.page * request.hitsPerPage;
  return {
    hits: hitsOf(answer, from, from + request.hitsPerPage, request.excerptWords),
    total: answer.found.length,
    suggestions: answer.found.length === 0 ? engine.suggestions(request.query) : [],
  };
}

async function answer(request: Request): Promise<Reply> {
  try {
    const { file, engine } = await load();
    switch (request.kind) {
      case 'search':
        return { ok: true, value: search(engine, request) };
      case 'nearest':
        return { ok: true, value: nearestPages(file.pages, request.path, request.count) };
      default:
        return { ok: true, value: null };
    }
  } catch (error) {
    return { ok: false, reason: error instanceof Error ? error.message : String(error) };
  }
}

self.addEventListener('message', async ({ data }: MessageEvent<Numbered<Request>>) => {
  const reply: Numbered<Reply> = { number: data.number, message: await answer(data.message) };
  self.postMessage(reply);
});
