import type { SectionCount } from '../engine/results';
import { DOCS_TAG, LANGUAGE, OTHER_TAG } from '../engine/tags';
import type { SearchConfig } from './config';
import { SearchFailure } from './failure';
import { isObject } from './isObject';
import type { Results, SearchRequest } from './protocol';
import { readHit } from './readHit';

/** Readers wait this long for the service before the index on the device answers. */
const PATIENCE_MS = 3_000;

const FACET = 'section';

const isCount = (value: unknown): value is number => typeof value === 'number' && value >= 0;

/** How many results each section has, the most first; none from an index that has no such facet. */
function readSections(result: unknown): SectionCount[] {
  const facets = isObject(result) && isObject(result.facets) ? result.facets[FACET] : null;
  return Object.entries(isObject(facets) ? facets : {}).flatMap(([name, count]) =>
    isCount(count) ? [[name, count] as const] : [],
  );
}

/** The results in an answer of the service; anything else is a failure. */
function readHostedAnswer(answer: unknown, section: string): Results {
  const results = isObject(answer) && Array.isArray(answer.results) ? answer.results : [];
  const [result] = results;
  if (!isObject(result) || !Array.isArray(result.hits) || !isCount(result.nbHits)) {
    throw new SearchFailure('The search service answered with something that is not a result.');
  }
  const hits = result.hits.flatMap((hit) => readHit(hit) ?? []);
  if (hits.length === 0 && result.hits.length > 0) {
    throw new SearchFailure('The index of the search service has records of another kind: publish it again.');
  }
  return {
    hits,
    total: result.nbHits,
    pages: null,
    section,
    sections: readSections(results.at(-1)),
    lookedFor: [],
    suggestions: [],
    isComplete: true,
  };
}

/** The filters of Docusaurus' contextual search: language, and the tags of the docs. */
const FACET_FILTERS = [`language:${LANGUAGE}`, [OTHER_TAG, DOCS_TAG].map((tag) => `docusaurus_tag:${tag}`)];

function bodyOf(indexName: string, { query, hitCount, excerptWords, section }: SearchRequest): string {
  const request = {
    indexName,
    query,
    hitsPerPage: hitCount,
    attributesToSnippet: [`text:${excerptWords}`],
    highlightPreTag: '<mark>',
    highlightPostTag: '</mark>',
    facets: [FACET],
    facetFilters: FACET_FILTERS,
    clickAnalytics: false,
  };
  // The counts of all sections come with an answer that is not filtered by one.
  const ofSection = { ...request, facetFilters: [...FACET_FILTERS, `${FACET}:${section}`] };
  return JSON.stringify({ requests: section ? [ofSection, { ...request, hitsPerPage: 0 }] : [request] });
}

/**
 * Asks the service by its REST API; anything but a usable answer in time is a failure. Key and id are in the address and
 * the body is plain text, as in the service's own client: so the browser asks no permission first.
 */
export async function askHosted(
  { indexName, hosted }: Required<Pick<SearchConfig, 'indexName' | 'hosted'>>,
  request: SearchRequest,
  signal?: AbortSignal,
): Promise<Results> {
  const { appId, apiKey } = hosted;
  const key = new URLSearchParams({ 'x-algolia-application-id': appId, 'x-algolia-api-key': apiKey });
  const response = await fetch(`https://${appId.toLowerCase()}-dsn.algolia.net/1/indexes/*/queries?${key}`, {
    method: 'POST',
    headers: { 'Content-Type': 'text/plain' },
    body: bodyOf(indexName, request),
    signal: AbortSignal.any([AbortSignal.timeout(PATIENCE_MS), ...(signal ? [signal] : [])]),
  });
  if (!response.ok) {
    throw new SearchFailure(`The search service answered ${response.status}.`);
  }
  const results = readHostedAnswer(await response.json(), request.section ?? '');
  const { section: _, ...ofAll } = request;
  const isElsewhere = request.section && !results.sections.some(([name]) => name === request.section);
  return isElsewhere ? askHosted({ indexName, hosted }, ofAll, signal) : results;
}
