import type { NearPage } from '../engine/nearestPages';
import { readConfig } from './config';
import { SearchFailure } from './failure';
import type { Numbered, Reply, Request, Results, SearchRequest } from './protocol';

type Waiting = { readonly resolve: (value: never) => void; readonly reject: (error: Error) => void };

let worker: Worker | null = null;
let lastNumber = 0;
const waiting = new Map<number, Waiting>();

function failAll(reason: string) {
  for (const { reject } of waiting.values()) {
    reject(new SearchFailure(reason));
  }
  waiting.clear();
}

function takeReply({ data }: MessageEvent<Numbered<Reply>>) {
  const request = waiting.get(data.number);
  waiting.delete(data.number);
  if (data.message.ok) {
    request?.resolve(data.message.value as never);
  } else {
    request?.reject(new SearchFailure(data.message.reason));
  }
}

/** The head script may have started it; an error that came before anybody listened is over by now. */
function startWorker(): Worker {
  const started = window.ptSearchWorker ?? new Worker(readConfig().worker);
  window.ptSearchWorker = undefined;
  started.addEventListener('message', takeReply);
  started.addEventListener('error', (event) => {
    // Its script did not arrive or is broken: the next query starts another one.
    event.preventDefault();
    started.terminate();
    worker = null;
    failAll('The search worker could not be started.');
  });
  return started;
}

function ask<Value>(message: Request): Promise<Value> {
  return new Promise<Value>((resolve, reject) => {
    lastNumber += 1;
    waiting.set(lastNumber, { resolve, reject });
    try {
      worker ??= startWorker();
      worker.postMessage({ number: lastNumber, message } satisfies Numbered<Request>);
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
