import { SearchEngine } from './engine';
import { hitsOf } from './hits';
import type { IndexFile } from './indexFile';
import { loadIndex } from './loadIndex';
import { nearestPages } from './nearestPages';
import type { Numbered, Reply, Request, SearchRequest, SearchResponse } from './protocol';

/** Runs beside the page: loading, indexing and searching never take time from what the reader sees. */
type Loaded = { readonly file: IndexFile; readonly engine: SearchEngine };

let loading: Promise<Loaded> | null = null;

function load(): Promise<Loaded> {
  loading ??= loadIndex().then(
    (file) => ({ file, engine: new SearchEngine(file) }),
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
