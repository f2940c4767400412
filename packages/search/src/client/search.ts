import { readConfig } from './config';
import { embeddedSearch } from './embedded';
import { askHosted } from './hosted';
import type { Results, SearchRequest } from './protocol';

/** After a failure the index on the device answers for a while, so that typing does not wait for a dead service. */
const REST_MS = 30_000;
let restingUntil = 0;

async function askService(request: SearchRequest): Promise<Results | null> {
  const { hosted, ...config } = readConfig();
  if (!hosted || Date.now() < restingUntil) {
    return null;
  }
  try {
    return await askHosted({ ...config, hosted }, request);
  } catch {
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
