import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { writeIndex } from '../engine/indexFile';
import type { Numbered, Reply, Request } from './protocol';

const indexOf = (title: string) =>
  writeIndex(
    {
      pages: [['/docs/a', title, 'Part']],
      records: [[0, 0, '', [], `${title} text.`, []]],
      synonyms: [],
      weights: [],
      tasks: [],
      said: [],
      near: [],
    },
    () => `/assets/search/${title.toLowerCase()}.json`,
  );

const SEARCH = {
  kind: 'search',
  isFirst: false,
  query: 'fresh',
  hitCount: 5,
  excerptWords: 5,
} as const;

beforeEach(() => {
  vi.resetModules();
});

afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

/** What the host serves now; everything else is gone. */
const serve = (files: Readonly<Record<string, string>>) =>
  vi.stubGlobal('fetch', async (address: string) =>
    address in files ? new Response(files[address]) : new Response('', { status: 404 }),
  );

it('a deploy between names and texts: Retry asks for the new names', async () => {
  const [old, fresh] = [indexOf('Old'), indexOf('Fresh')];
  const listeners: ((event: { data: Numbered<Request> }) => void)[] = [];
  const replies: Numbered<Reply>[] = [];
  vi.stubGlobal('self', {
    addEventListener: (_: string, listener: (typeof listeners)[number]) => listeners.push(listener),
    postMessage: (reply: Numbered<Reply>) => replies.push(reply),
  });
  const ask = async (number: number) => {
    listeners[0]?.({ data: { number, message: SEARCH } });
    await vi.waitFor(() => expect(replies.at(-1)?.number).toBe(number));
    return replies.at(-1)?.message;
  };
  serve({ '/search-index.json': old.names, [fresh.file]: fresh.texts });
  await import('./worker');
  expect(await ask(1)).toMatchObject({ ok: false });
  serve({ '/search-index.json': fresh.names, [fresh.file]: fresh.texts });
  expect(await ask(2)).toMatchObject({ ok: true, value: { total: 1, isComplete: true } });
});

it('a file that isn’t the worker is a failure, and Retry starts the one that the site names by then', async () => {
  vi.useFakeTimers();
  const dialog = { dataset: { config: JSON.stringify({ worker: '/empty.js', searchPage: '/search' }) } };
  const started: string[] = [];
  vi.stubGlobal('document', { getElementById: () => dialog });
  vi.stubGlobal('window', {});
  vi.stubGlobal(
    'DOMParser',
    class {
      parseFromString = (config: string) => ({ getElementById: () => ({ dataset: { config } }) });
    },
  );
  serve({ '/search': JSON.stringify({ worker: '/whole.js', searchPage: '/search' }), '/whole.js': '' });
  vi.stubGlobal(
    'Worker',
    class extends EventTarget {
      constructor(private readonly address: string) {
        super();
        started.push(address);
      }
      terminate = () => undefined;
      postMessage({ number }: Numbered<Request>) {
        const data = { number, message: { ok: true, value: [] } };
        if (this.address === '/whole.js') {
          queueMicrotask(() => this.dispatchEvent(Object.assign(new Event('message'), { data })));
        }
      }
    },
  );
  const { embeddedSearch } = await import('./embedded');
  const first = embeddedSearch.nearest('/docs/x', 1).catch((error: Error) => error.message);
  await vi.advanceTimersByTimeAsync(20_000);
  expect(await first).toBe('The search worker could not be started.');
  expect(await embeddedSearch.nearest('/docs/x', 1)).toEqual([]);
  expect(started).toEqual(['/empty.js', '/whole.js']);
});
