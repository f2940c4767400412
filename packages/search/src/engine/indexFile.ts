/**
 * The index as it travels: written by writeSearchIndex, read by the engine. Arrays instead of objects because
 * a thousand repeated key names cost more bytes than the words they name.
 */
export const INDEX_VERSION = 1;

/** A small file that is never cached and names the index file, which is cached for good. */
export const POINTER_PATH = '/search-index.json';

export type Pointer = { readonly version: number; readonly file: string };

export const recordKinds = ['page', 'section', 'term', 'command', 'code', 'row'] as const;
export type RecordKind = (typeof recordKinds)[number];

export type PageEntry = readonly [path: string, title: string, trail: string];

export type RecordEntry = readonly [
  page: number,
  kind: number,
  anchor: string,
  /** Headings from the outside in, without the page's title; empty for the page itself. */
  headings: readonly string[],
  /** The beginning of the text, long enough to show. */
  text: string,
  /** What a reader may type to mean exactly this record. */
  keys: readonly string[],
];

export type SaidEntry = readonly [record: number, phrases: readonly string[]];

export type IndexFile = {
  readonly version: number;
  readonly pages: readonly PageEntry[];
  readonly records: readonly RecordEntry[];
  /** Words that stand in the text of records after its beginning, separated by spaces, in order. */
  readonly tailWords: string;
  /** For each of these words the numbers of its records (postings.ts), separated by spaces. */
  readonly tailRecords: string;
  /** Words and phrases that mean the same; the first is the one the pages use. */
  readonly synonyms: readonly (readonly string[])[];
  /** By the number of a record: what readers call it in words of their own. */
  readonly said: readonly SaidEntry[];
  /** Words that readers use for one another when they say something in words of their own. */
  readonly near: readonly (readonly string[])[];
};

const isText = (value: unknown): value is string => typeof value === 'string';
const isTexts = (value: unknown): value is string[] => Array.isArray(value) && value.every(isText);

function isPageEntry(value: unknown): boolean {
  return isTexts(value) && value.length === 3;
}

function isRecordEntry(value: unknown, pageCount: number): boolean {
  if (!Array.isArray(value) || value.length !== 6) {
    return false;
  }
  const [page, kind, anchor, headings, text, keys] = value;
  return (
    Number.isInteger(page) &&
    page >= 0 &&
    page < pageCount &&
    recordKinds[kind] !== undefined &&
    isText(anchor) &&
    isTexts(headings) &&
    isText(text) &&
    isTexts(keys)
  );
}

const isSaidEntry = (value: unknown, recordCount: number): boolean =>
  Array.isArray(value) &&
  value.length === 2 &&
  Number.isInteger(value[0]) &&
  value[0] >= 0 &&
  value[0] < recordCount &&
  isTexts(value[1]);

/** A file that arrived is not yet an index: half a download or a host's error page may parse as well. */
export function readIndexFile(value: unknown): IndexFile {
  const file = value as IndexFile | null;
  const isIndex =
    typeof file === 'object' &&
    file !== null &&
    file.version === INDEX_VERSION &&
    Array.isArray(file.pages) &&
    file.pages.length > 0 &&
    file.pages.every(isPageEntry) &&
    Array.isArray(file.records) &&
    file.records.every((entry) => isRecordEntry(entry, file.pages.length)) &&
    isText(file.tailWords) &&
    isText(file.tailRecords) &&
    Array.isArray(file.synonyms) &&
    file.synonyms.every(isTexts) &&
    Array.isArray(file.said) &&
    file.said.every((entry) => isSaidEntry(entry, file.records.length)) &&
    Array.isArray(file.near) &&
    file.near.every(isTexts);
  if (!isIndex) {
    throw new Error('The search index is not one that this version of the site can read.');
  }
  return file;
}
