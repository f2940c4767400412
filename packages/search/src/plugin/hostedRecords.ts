import type { RecordKind } from '../engine/indexFile';
import { LEVELS, type Levels, levelsOf, sectionOf } from '../engine/levels';
import { recordsOf } from '../engine/records';
import { DOCS_TAG, LANGUAGE, OTHER_TAG } from '../engine/tags';
import type { FullRecords } from './searchRecords';

/** A record as the hosted service stores it: DocSearch's shape, so that its crawler could write the index too. */
export type HostedRecord = {
  readonly objectID: string;
  readonly url: string;
  readonly url_without_anchor: string;
  readonly anchor: string | null;
  readonly type: string;
  readonly kind: RecordKind;
  readonly hierarchy: Levels;
  readonly content: string | null;
  /** What the search page filters by. */
  readonly section: string;
  /** What a reader may type to mean exactly this record. */
  readonly keys: readonly string[];
  /** What readers call it in words of their own. */
  readonly said: readonly string[];
  readonly language: string;
  readonly docusaurus_tag: string;
};

/** The service refuses records over 10 kB; a text of this length leaves room for everything else. */
const MAX_TEXT_LENGTH = 6000;

export function hostedRecordsOf(full: FullRecords, siteUrl: string): HostedRecord[] {
  const said = new Map(full.said);
  return recordsOf(full).map((record) => {
    const { levels, type } = levelsOf(record);
    const page = siteUrl + record.path;
    const url = page + (record.anchor && `#${record.anchor}`);
    return {
      objectID: record.path + (record.anchor && `#${record.anchor}`),
      url,
      url_without_anchor: page,
      anchor: record.anchor || null,
      type,
      kind: record.kind,
      hierarchy: levels,
      content: record.text.slice(0, MAX_TEXT_LENGTH) || null,
      section: sectionOf(record),
      keys: record.keys,
      said: said.get(record.id) ?? [],
      language: LANGUAGE,
      docusaurus_tag: record.path.startsWith('/docs/') ? DOCS_TAG : OTHER_TAG,
    };
  });
}

/** What the index must know to answer as the site asks. */
export const hostedSettings = {
  searchableAttributes: [
    'keys',
    ...LEVELS.slice(1).map((level) => `unordered(hierarchy.${level})`),
    'unordered(said)',
    'content',
  ],
  attributesForFaceting: ['language', 'docusaurus_tag', 'type', 'section'],
  attributesToSnippet: ['content:20'],
  highlightPreTag: '<mark>',
  highlightPostTag: '</mark>',
  minWordSizefor1Typo: 4,
  minWordSizefor2Typos: 8,
  ignorePlurals: true,
  queryLanguages: ['en'],
} as const;
