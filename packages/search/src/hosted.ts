import { isOwnPath } from '@pt-docs/islands/head';
import { SearchFailure } from './failure';
import { escapeExceptMarks, escapeHtml } from './highlight';
import type { Hit } from './hits';
import { isObject } from './isObject';

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

/** Every `value` below a highlight is HTML to DocSearch; everything but marks becomes text. */
function safeHighlights(node: unknown): unknown {
  if (Array.isArray(node)) {
    return node.map(safeHighlights);
  }
  if (!isObject(node)) {
    return node;
  }
  return Object.fromEntries(
    Object.entries(node).map(([key, value]) => [
      key,
      key === 'value' && typeof value === 'string' ? escapeExceptMarks(value) : safeHighlights(value),
    ]),
  );
}

const safeText = (value: unknown) => (typeof value === 'string' ? escapeHtml(value) : null);

/** The service stores full addresses; links stay within the site that the reader is on. */
function pathOf(url: unknown): string | null {
  try {
    const { protocol, pathname, search, hash } = new URL(String(url), 'https://site.invalid');
    const isPage = (protocol === 'https:' || protocol === 'http:') && isOwnPath(pathname);
    return isPage ? pathname + search + hash : null;
  } catch {
    return null;
  }
}

function safeHit(hit: unknown): Hit[] {
  if (!isObject(hit) || !isObject(hit.hierarchy) || typeof hit.objectID !== 'string') {
    return [];
  }
  const url = pathOf(hit.url);
  if (url === null) {
    return [];
  }
  const hierarchy = Object.fromEntries(
    Object.entries(hit.hierarchy).map(([level, text]) => [level, safeText(text)]),
  );
  return [
    {
      ...hit,
      url,
      hierarchy,
      content: safeText(hit.content),
      _highlightResult: safeHighlights(hit._highlightResult),
      _snippetResult: safeHighlights(hit._snippetResult),
    } as unknown as Hit,
  ];
}

const isCount = (value: unknown) => typeof value === 'number' && value >= 0;

function readResult(result: unknown): HostedResult {
  const isUsable =
    isObject(result) && Array.isArray(result.hits) && isCount(result.nbHits) && isCount(result.nbPages);
  if (!isUsable) {
    throw new SearchFailure('The search service answered with something that is not a result.');
  }
  return { ...result, hits: (result.hits as unknown[]).flatMap(safeHit) } as unknown as HostedResult;
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
