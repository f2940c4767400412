import { readConfig } from './config';
import { embeddedSearch } from './embedded';
import { askHosted, OtherRecords } from './hosted';
import type { Results, SearchRequest } from './protocol';

/** After a failure the index on the device answers for a while, so that typing does not wait for a dead service. */
const REST_MS = 30_000;
let restingUntil = 0;
/** The service's index can't be read: readers are told once per search what answered instead. */
let hasOtherRecords = false;

/** The service is asked once per pause in typing, and an older question is given up. */
const PAUSE_MS = 160;
let asking: AbortController | null = null;

const pause = (signal: AbortSignal) =>
  new Promise<void>((resolve, reject) => {
    setTimeout(resolve, PAUSE_MS);
    signal.addEventListener('abort', () => reject(signal.reason));
  });

/** Asks the hosted search. Null: there's none, or it rests after a failure, and the embedded one has to answer. */
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
    if (error instanceof OtherRecords) {
      console.warn(error.message);
      hasOtherRecords = true;
    }
    restingUntil = hasOtherRecords ? Number.POSITIVE_INFINITY : Date.now() + REST_MS;
    return null;
  }
}

const onDevice = async (request: SearchRequest, isFirst?: boolean): Promise<Results> => {
  const results = await embeddedSearch.search(request, isFirst);
  return hasOtherRecords ? { ...results, hasOtherRecords } : results;
};

/** Answers a query: the hosted service where the site has one, else the index on the device, also when the service fails. */
export const search = async (request: SearchRequest): Promise<Results> =>
  (await askService(request)) ?? onDevice(request);

/** The same, but searches titles alone until the texts are loaded. */
export const searchFirst = async (request: SearchRequest): Promise<Results> =>
  (await askService(request)) ?? onDevice(request, true);
