import type { AnswerTo } from '../answers';
import { answerHit, type Hit, hitsOf } from './hits';
import { sectionOf } from './records';
import type { SearchEngine } from './SearchEngine';

export type SearchRequest = {
  readonly query: string;
  /** How many hits to show, from the first. */
  readonly hitCount: number;
  readonly excerptWords: number;
  /** Results of this section only. Where nothing was found in it, results of all sections. */
  readonly section?: string;
};

export type SectionCount = readonly [name: string, results: number];

export type Results = {
  /** Where the query is a question that can be answered, the first of them is the answer. */
  readonly hits: readonly Hit[];
  readonly total: number;
  /** How many pages the results are on; unknown when the hosted service answers. */
  readonly pages: number | null;
  /** The section that the hits are from; empty when they are from all. */
  readonly section: string;
  /** Where else there are results, the most first. */
  readonly sections: readonly SectionCount[];
  /** The words that were looked for, and what to try instead; only when nothing was found. */
  readonly lookedFor: readonly string[];
  readonly suggestions: readonly string[];
  /** False when only titles were searched. */
  readonly isComplete: boolean;
  /** True when the hosted service has records that aren't DocSearch's, and the index on the device answered. */
  readonly hasOtherRecords?: boolean;
};

function counted(names: readonly string[]): SectionCount[] {
  const counts = new Map<string, number>();
  for (const name of names) {
    counts.set(name, (counts.get(name) ?? 0) + 1);
  }
  return Array.from(counts).sort(([, one], [, other]) => other - one);
}

/** The first hits of an engine's answer, with counts. */
export function resultsOf(
  engine: SearchEngine,
  request: SearchRequest,
  answerTo: AnswerTo,
): Omit<Results, 'isComplete'> {
  const { query, hitCount, excerptWords, section: wanted = '' } = request;
  const answer = engine.search(query);
  const sections = counted(answer.found.map(({ record }) => sectionOf(record)));
  const section = sections.some(([name]) => name === wanted) ? wanted : '';
  const found = section ? answer.found.filter(({ record }) => sectionOf(record) === section) : answer.found;
  const box = answerTo(query, (kind, name) => engine.named(kind, name));
  const hits = hitsOf({ ...answer, found }, hitCount, excerptWords);
  // An error's own row has all that there is to say.
  const isCode = hits[0]?.kind === 'code' && hits[0].url === box?.url;
  return {
    hits: box && !isCode ? [answerHit(box), ...hits.filter(({ url }) => url !== box.url)] : hits,
    total: found.length,
    pages: new Set(found.map(({ record }) => record.path)).size,
    section,
    sections,
    ...(found.length === 0 ? engine.nothingFor(query) : { lookedFor: [], suggestions: [] }),
  };
}
