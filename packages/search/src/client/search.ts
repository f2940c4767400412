import { readConfig } from './config';
import { embeddedSearch } from './embedded';
import { askHosted } from './hosted';
import type { Results, SearchRequest } from './protocol';

/** After a failure the index on the device answers for a while, so that typing does not wait for a dead service. */
const REST_MS = 30_000;
let restingUntil = 0;

/** The service is asked once per pause in typing, and an older question is given up. */
const PAUSE_MS = 160;
let asking: AbortController | null = null;

const pause = (signal: AbortSignal) =>
  new Promise<void>((resolve, reject) => {
    setTimeout(resolve, PAUSE_MS);
    signal.addEventListener('abort', () => reject(signal.reason));
  });

async function askService(request: SearchRequest): Promise<Results | null> {
  const { hosted, ...config } = readConfig();
  if (!hosted || Date.now() < restingUntil) {
    return null;
  }
  asking?.abort();
  const own = new AbortController();
  const { signal } = own;
  asking = own;
  try {
    await pause(signal);
    return await askHosted({ ...config, hosted }, request, signal);
  } catch (error) {
    if (signal.aborted) {
      throw error;
    }
    restingUntil = Date.now() + REST_MS;
    return null;
  }
}

/** Answers a query: the hosted service where the site has one, else the index on the device, also when the service fails. */
export const search = async (request: SearchRequest): Promise<Results> =>
  (await askService(request)) ?? embeddedSearch.search(request);

/** The same, but searches titles alone until the texts are loaded. */
export const searchFirst = async (request: SearchRequest): Promise<Results> =>
  (await askService(request)) ?? embeddedSearch.search(request, true);
