import type { Hit } from '../engine/hits';
import { embeddedSearch } from './embedded';
import { askHosted, type HostedRequest, type HostedResult, type HostedService } from './hosted';

export type SearchConfig = {
  readonly appId: string;
  readonly apiKey: string;
  readonly indexName: string;
  /** Without it the embedded index answers and nothing leaves the site. */
  readonly hosted: boolean;
};

/** The part of the hosted service's client that DocSearch and the search page use. */
type SearchClient = {
  search(params: { requests: readonly HostedRequest[] }): Promise<{ results: HostedResult[] }>;
};

const DEFAULT_HITS = 20;
/** After a failure the embedded index answers for a while, so that typing does not wait for a dead service. */
const REST_MS = 30_000;

/** A hit that is not shown: DocSearch takes its group's name for "Try searching for". */
export const isSuggestion = (hit: Hit) => hit.objectID.startsWith('suggestion:');

const suggestionHit = (text: string) =>
  ({
    objectID: `suggestion:${text}`,
    url: '/search',
    type: 'lvl1',
    hierarchy: { lvl0: text, lvl1: text },
    content: null,
  }) as unknown as Hit;

const excerptWordsOf = ({ attributesToSnippet = [] }: HostedRequest) =>
  Number(attributesToSnippet.find((attribute) => attribute.startsWith('content:'))?.split(':')[1]) || 20;

async function askEmbedded(request: HostedRequest): Promise<HostedResult> {
  const { query, page = 0, hitsPerPage = DEFAULT_HITS } = request;
  const { hits, total, suggestions } = await embeddedSearch.search({
    query,
    page,
    hitsPerPage,
    excerptWords: excerptWordsOf(request),
  });
  return {
    hits: total > 0 ? hits : suggestions.map(suggestionHit),
    nbHits: total,
    nbPages: Math.ceil(total / hitsPerPage),
    page,
    query,
  };
}

function hostedClient(config: SearchConfig): SearchClient {
  let service: Promise<HostedService> | null = null;
  let restingUntil = 0;
  const connect = () =>
    import('algoliasearch/lite').then(
      ({ liteClient }) => liteClient(config.appId, config.apiKey) as unknown as HostedService,
    );
  return {
    async search({ requests }) {
      if (Date.now() >= restingUntil) {
        try {
          service ??= connect();
          return { results: await askHosted(await service, requests) };
        } catch {
          service = null;
          restingUntil = Date.now() + REST_MS;
        }
      }
      return { results: await Promise.all(requests.map(askEmbedded)) };
    },
  };
}

const embeddedClient: SearchClient = {
  search: async ({ requests }) => ({ results: await Promise.all(requests.map(askEmbedded)) }),
};

let client: SearchClient | null = null;

/** One client for the dialog and the search page. */
export function searchClient(config: SearchConfig): SearchClient {
  client ??= config.hosted ? hostedClient(config) : embeddedClient;
  return client;
}

/** Loads what the first query will need. */
export function warmSearch(config: SearchConfig): void {
  if (!config.hosted) {
    embeddedSearch.warm();
  }
}
