import type { NearPage } from '../engine/nearest';
import { DIALOG_ID, readConfig, searchDialog } from './config';
import {
  type Numbered,
  type Reply,
  type Request,
  type Results,
  SearchFailure,
  type SearchRequest,
} from './protocol';

type Waiting = { readonly resolve: (value: never) => void; readonly reject: (error: Error) => void };

/** The worker whose replies are heard. */
let heard: Worker | undefined;
let lastNumber = 0;
const waiting = new Map<number, Waiting>();

function failAll(reason: string) {
  for (const { reject } of waiting.values()) {
    reject(new SearchFailure(reason));
  }
  waiting.clear();
}

function takeReply({ data }: MessageEvent<Numbered<Reply>>) {
  clearTimeout(silence);
  const request = waiting.get(data.number);
  waiting.delete(data.number);
  if (data.message.ok) {
    request?.resolve(data.message.value as never);
  } else {
    request?.reject(new SearchFailure(data.message.reason));
  }
}

/** A worker that doesn't answer its first message in this time isn't one. */
const PATIENCE_MS = 15_000;
const HELLO = 0;
let silence: ReturnType<typeof setTimeout> | undefined;
/** After a failure the files may have other names by now, or a broken one may be in the browser's cache. */
let isStale = false;

/** Asks the server for the current names of the search files, and for the worker past the browser's cache. */
async function refresh(): Promise<void> {
  const { searchPage } = readConfig();
  const response = await fetch(searchPage, { cache: 'no-cache' });
  const page = new DOMParser().parseFromString(await response.text(), 'text/html');
  const config = page.getElementById(DIALOG_ID)?.dataset.config;
  const dialog = searchDialog();
  if (config && dialog) {
    dialog.dataset.config = config;
  }
  await fetch(readConfig().worker, { cache: 'reload' });
}

/** The head script may have started it; an error that came before anybody listened is over by now. */
function workerToAsk(): Worker {
  window.ptSearchWorker ??= new Worker(readConfig().worker);
  const started = window.ptSearchWorker;
  if (started === heard) {
    return started;
  }
  heard = started;
  const fail = () => {
    clearTimeout(silence);
    started.terminate();
    window.ptSearchWorker = undefined;
    isStale = true;
    failAll('The search worker could not be started.');
  };
  started.addEventListener('message', takeReply);
  started.addEventListener('error', (event) => {
    // Its script did not arrive or is broken: the next query starts another one.
    event.preventDefault();
    fail();
  });
  started.postMessage({ number: HELLO, message: { kind: 'hello' } } satisfies Numbered<Request>);
  silence = setTimeout(fail, PATIENCE_MS);
  return started;
}

/** Asks the worker and waits for its reply. After a failure, fresh files come first. */
async function ask<Value>(message: Request): Promise<Value> {
  if (isStale) {
    isStale = false;
    await refresh().catch(() => undefined);
  }
  return new Promise<Value>((resolve, reject) => {
    lastNumber += 1;
    waiting.set(lastNumber, { resolve, reject });
    try {
      workerToAsk().postMessage({ number: lastNumber, message } satisfies Numbered<Request>);
    } catch (error) {
      waiting.delete(lastNumber);
      reject(new SearchFailure(String(error)));
    }
  });
}

/** The search that needs no service: the site's own index, asked in a worker. */
export const embeddedSearch = {
  search: (request: SearchRequest, isFirst = false) => ask<Results>({ kind: 'search', isFirst, ...request }),
  nearest: (path: string, count: number) => ask<readonly NearPage[]>({ kind: 'nearest', path, count }),
};
