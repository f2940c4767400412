import { DOCS_TAG, LANGUAGE, OTHER_TAG } from '../engine/tags';
import type { SearchConfig } from './config';
import { isObject, readDocSearchHit } from './docSearch';
import { type Results, SearchFailure, type SearchRequest } from './protocol';

/** Readers wait this long for the service before the index on the device answers. */
const PATIENCE_MS = 3_000;

/** The index has no records of DocSearch's form: asking again wouldn't help. */
export class OtherRecords extends SearchFailure {}

/** The results in an answer of the service; anything else is a failure. */
function readHostedAnswer(answer: unknown): Results {
  const [result] = isObject(answer) && Array.isArray(answer.results) ? answer.results : [];
  if (!isObject(result) || !Array.isArray(result.hits) || typeof result.nbHits !== 'number') {
    throw new SearchFailure('The search service answered with something that is not a result.');
  }
  const hits = result.hits.flatMap((hit) => readDocSearchHit(hit) ?? []);
  if (hits.length === 0 && result.hits.length > 0) {
    throw new OtherRecords(
      'The records of the search service have no hierarchy, type and url as DocSearch writes them. Fill the index with the DocSearch crawler; until then the index on the device answers.',
    );
  }
  return {
    hits,
    total: result.nbHits,
    pages: null,
    section: '',
    sections: [],
    lookedFor: [],
    suggestions: [],
    isComplete: true,
  };
}

/** The filters of Docusaurus' contextual search: language, and the tags of the docs. */
const FACET_FILTERS = [`language:${LANGUAGE}`, [OTHER_TAG, DOCS_TAG].map((tag) => `docusaurus_tag:${tag}`)];

/**
 * Asks the service by its REST API; anything but a usable answer in time is a failure. Key and id are in the address and
 * the body is plain text, as in the service's own client: so the browser asks no permission first.
 */
export async function askHosted(
  { indexName, hosted }: Required<Pick<SearchConfig, 'indexName' | 'hosted'>>,
  { query, hitCount, excerptWords }: SearchRequest,
  signal?: AbortSignal,
): Promise<Results> {
  const { appId, apiKey } = hosted;
  const key = new URLSearchParams({ 'x-algolia-application-id': appId, 'x-algolia-api-key': apiKey });
  const request = {
    indexName,
    query,
    hitsPerPage: hitCount,
    attributesToRetrieve: ['hierarchy', 'content', 'url', 'type'],
    attributesToSnippet: [`content:${excerptWords}`],
    highlightPreTag: '<mark>',
    highlightPostTag: '</mark>',
    facetFilters: FACET_FILTERS,
    clickAnalytics: false,
  };
  const response = await fetch(`https://${appId.toLowerCase()}-dsn.algolia.net/1/indexes/*/queries?${key}`, {
    method: 'POST',
    headers: { 'Content-Type': 'text/plain' },
    body: JSON.stringify({ requests: [request] }),
    signal: AbortSignal.any([AbortSignal.timeout(PATIENCE_MS), ...(signal ? [signal] : [])]),
  });
  if (!response.ok) {
    throw new SearchFailure(`The search service answered ${response.status}.`);
  }
  return readHostedAnswer(await response.json());
}
