import type { Hit } from '../engine/hits';
import { isObject } from '../engine/isObject';
import { SearchFailure } from './failure';
import { readHostedHit } from './readHit';

/** What this site needs of the hosted service's client. */
export type HostedService = {
  search(params: { requests: readonly HostedRequest[] }): Promise<unknown>;
};
export type HostedRequest = {
  readonly indexName: string;
  readonly query: string;
  readonly page?: number;
  readonly hitsPerPage?: number;
  readonly attributesToSnippet?: readonly string[];
};
export type HostedResult = {
  readonly hits: readonly Hit[];
  readonly nbHits: number;
  readonly nbPages: number;
  readonly page: number;
  readonly query: string;
};

/** Readers wait this long for the service before the embedded index answers. */
const PATIENCE_MS = 3_000;

const isCount = (value: unknown) => typeof value === 'number' && value >= 0;

function readResult(result: unknown): HostedResult {
  const isUsable =
    isObject(result) && Array.isArray(result.hits) && isCount(result.nbHits) && isCount(result.nbPages);
  if (!isUsable) {
    throw new SearchFailure('The search service answered with something that is not a result.');
  }
  return {
    hits: (result.hits as unknown[]).flatMap((hit) => readHostedHit(hit) ?? []),
    nbHits: Number(result.nbHits),
    nbPages: Number(result.nbPages),
    page: isCount(result.page) ? Number(result.page) : 0,
    query: typeof result.query === 'string' ? result.query : '',
  };
}

function withinPatience<Value>(promise: Promise<Value>): Promise<Value> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new SearchFailure('The search service is too slow.')), PATIENCE_MS);
    promise.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}

/** Asks the service; anything but a usable answer in time is a failure. */
export async function askHosted(
  service: HostedService,
  requests: readonly HostedRequest[],
): Promise<HostedResult[]> {
  const answer = await withinPatience(service.search({ requests }));
  if (!isObject(answer) || !Array.isArray(answer.results) || answer.results.length !== requests.length) {
    throw new SearchFailure('The search service answered with something that is not a result.');
  }
  return answer.results.map(readResult);
}
