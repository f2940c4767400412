import { answerTo } from '@pt-docs/search/answers';
import { hitsOf } from '../engine/hits';
import { nearestPages } from '../engine/nearest';
import { resultsOf } from '../engine/results';
import { SearchEngine } from '../engine/SearchEngine';
import { loadNames, loadTexts } from './loadIndex';
import type { Numbered, Reply, Request } from './protocol';

/** Runs beside the page: loading, indexing and searching never take time from what the reader sees. */

const WARM_UP_ROUNDS = 80;
const EXCERPT_WORDS = 18;

/**
 * Searches for a few dozen titles, one at a time between real queries, and drops the results: when the reader types the
 * first letters, the browser has compiled the code and the words are scored.
 */
function warmUp(engine: SearchEngine, round = 0): void {
  const record = engine.records[Math.floor((round * engine.records.length) / WARM_UP_ROUNDS)];
  if (record && round < WARM_UP_ROUNDS) {
    const title = record.headings.at(-1) ?? record.pageTitle;
    hitsOf(engine.search(title.slice(0, 1 + (round % title.length))), 8, EXCERPT_WORDS);
    setTimeout(() => warmUp(engine, round + 1));
  }
}

/** Kept when it arrives; after a failure the next request tries again. */
function once<Value>(load: () => Promise<Value>): () => Promise<Value> {
  let loading: Promise<Value> | null = null;
  return () => {
    loading ??= load().catch((error: unknown) => {
      loading = null;
      throw error;
    });
    return loading;
  };
}

/** All from one deploy: the names say where the texts are. */
function engines() {
  const names = once(loadNames);
  const titles = once(async () => new SearchEngine(await names()));
  const whole = once(async () => {
    // Titles can be searched while the texts are on their way, and while they are indexed.
    await titles();
    const engine = await SearchEngine.inSteps(await loadTexts(await names()));
    warmUp(engine);
    isWhole = true;
    return engine;
  });
  return { names, titles, whole };
}

let isWhole = false;
let current = engines();

/** Answers a request. A first one is answered from the titles as long as the texts aren't here. */
async function replyTo(request: Exclude<Request, { kind: 'hello' }>): Promise<Reply> {
  const used = current;
  try {
    if (request.kind === 'nearest') {
      return { ok: true, value: nearestPages((await used.names()).pages, request.path, request.count) };
    }
    const isEarly = request.isFirst && !isWhole;
    const engine = await (isEarly ? used.titles() : used.whole());
    return { ok: true, value: { ...resultsOf(engine, request, answerTo), isComplete: !isEarly } };
  } catch (error) {
    // A deploy may have come between two files: the next request asks for the names anew.
    current = current === used ? engines() : current;
    return { ok: false, reason: error instanceof Error ? error.message : String(error) };
  }
}

self.addEventListener('message', async ({ data }: MessageEvent<Numbered<Request>>) => {
  const { number, message } = data;
  const reply: Reply = message.kind === 'hello' ? { ok: true, value: [] } : await replyTo(message);
  self.postMessage({ number, message: reply } satisfies Numbered<Reply>);
});

// Starts loading at once; a failure is reported to the next query.
current.whole().catch(() => undefined);
