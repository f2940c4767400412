import { addressOf, partOf, recordsOf, sectionOf, titleOf, trailOf } from '../engine/records';
import { DOCS_TAG, LANGUAGE, OTHER_TAG } from '../engine/tags';
import type { FullRecords } from './searchRecords';

/** The service refuses records over 10 kB; a text of this length leaves room for everything else. */
const MAX_TEXT_LENGTH = 6000;

/** Records as the hosted service stores them, and as client/readHit.ts reads what it finds. */
export function hostedRecordsOf(full: FullRecords) {
  const said = new Map(full.said);
  return recordsOf(full).map((record) => ({
    objectID: addressOf(record),
    url: addressOf(record),
    kind: record.kind,
    part: partOf(record),
    title: titleOf(record),
    trail: trailOf(record),
    text: record.text.slice(0, MAX_TEXT_LENGTH),
    /** What the search page filters by. */
    section: sectionOf(record),
    keys: record.keys,
    said: said.get(record.id) ?? [],
    language: LANGUAGE,
    docusaurus_tag: record.path.startsWith('/docs/') ? DOCS_TAG : OTHER_TAG,
  }));
}

export type HostedRecord = ReturnType<typeof hostedRecordsOf>[number];

/** What the index must know to answer as the site asks. */
export const hostedSettings = {
  searchableAttributes: ['keys', 'unordered(title)', 'unordered(trail)', 'unordered(said)', 'text'],
  attributesForFaceting: ['language', 'docusaurus_tag', 'section'],
  minWordSizefor1Typo: 4,
  minWordSizefor2Typos: 8,
  ignorePlurals: true,
  queryLanguages: ['en'],
} as const;
