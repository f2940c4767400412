/**
 * The index as it travels, in two files. The first has all names: pages, headings, codes, commands. It answers at once,
 * and says where the second is, which has the texts. Columns instead of objects: a thousand repeated key names would cost
 * more bytes than the words they name.
 */
export const INDEX_VERSION = 2;

/** Where the names are. Its address never changes, so that it is asked for anew each time. */
export const NAMES_PATH = '/search-index.json';

export const recordKinds = ['page', 'section', 'term', 'command', 'code', 'row', 'metric'] as const;
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

/** The index as the engine reads it. */
export type IndexFile = {
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

export type NamesFile = Pick<IndexFile, 'pages' | 'synonyms'> & {
  readonly version: number;
  /** The address of the texts, which is cached for good. */
  readonly file: string;
  /** How many records each page has, in their order. */
  readonly counts: readonly number[];
  /** A digit for each record. */
  readonly kinds: string;
  /** One line for each record. */
  readonly anchors: string;
  /** One line for each record: how many headings it shares with the one before, then its others, between tabs. */
  readonly headings: string;
  /** Keys of the records that have some. */
  readonly keys: readonly (readonly [record: number, keys: readonly string[]])[];
};

export type TextsFile = Pick<IndexFile, 'tailWords' | 'tailRecords' | 'said' | 'near'> & {
  readonly version: number;
  /** For each record; one that starts with a space continues the record's title. */
  readonly texts: readonly string[];
};

const isText = (value: unknown): value is string => typeof value === 'string';
const isTexts = (value: unknown): value is string[] => Array.isArray(value) && value.every(isText);
const isListOfTexts = (value: unknown) => Array.isArray(value) && value.every(isTexts);

const isNumbered = (value: unknown, count: number): boolean =>
  Array.isArray(value) &&
  value.every(
    (entry) =>
      Array.isArray(entry) && entry.length === 2 && entry[0] >= 0 && entry[0] < count && isTexts(entry[1]),
  );

/** A file that arrived is not yet an index: half a download or a host's error page may parse as well. */
function refuse(): never {
  throw new Error('The search index is not one that this version of the site can read.');
}

function headingsOf(lines: string): string[][] {
  let before: string[] = [];
  return lines.split('\n').map((line) => {
    const [shared, ...own] = line.split('\t');
    before = [...before.slice(0, Number(shared)), ...own];
    return before;
  });
}

function isNamesFile(value: unknown): value is NamesFile {
  const file = value as NamesFile | null;
  return (
    typeof file === 'object' &&
    file !== null &&
    file.version === INDEX_VERSION &&
    isText(file.file) &&
    /^\/assets\/search\/[\w.]+\.json$/.test(file.file) &&
    Array.isArray(file.pages) &&
    file.pages.length > 0 &&
    file.pages.every((page) => isTexts(page) && page.length === 3) &&
    Array.isArray(file.counts) &&
    file.counts.length === file.pages.length &&
    file.counts.every(Number.isInteger) &&
    isText(file.kinds) &&
    isText(file.anchors) &&
    isText(file.headings) &&
    isNumbered(file.keys, file.kinds.length) &&
    isListOfTexts(file.synonyms)
  );
}

/** The index as far as names go: it finds titles, codes and commands. */
export function readNames(file: unknown): IndexFile & Pick<NamesFile, 'file'> {
  if (!isNamesFile(file)) {
    refuse();
  }
  const anchors = file.anchors.split('\n');
  const headings = headingsOf(file.headings);
  const keys = new Map(file.keys);
  const pageOf = file.counts.flatMap((count, page) => Array.from({ length: count }, () => page));
  const count = file.kinds.length;
  if (anchors.length !== count || headings.length !== count || pageOf.length !== count) {
    refuse();
  }
  const records = Array.from(file.kinds, (kind, id): RecordEntry => {
    if (recordKinds[Number(kind)] === undefined) {
      refuse();
    }
    return [pageOf[id] ?? 0, Number(kind), anchors[id] ?? '', headings[id] ?? [], '', keys.get(id) ?? []];
  });
  const { pages, synonyms } = file;
  return { pages, records, synonyms, file: file.file, tailWords: '', tailRecords: '', said: [], near: [] };
}

function isTextsFile(value: unknown, count: number): value is TextsFile {
  const file = value as TextsFile | null;
  return (
    typeof file === 'object' &&
    file !== null &&
    file.version === INDEX_VERSION &&
    isTexts(file.texts) &&
    file.texts.length === count &&
    isText(file.tailWords) &&
    isText(file.tailRecords) &&
    isNumbered(file.said, count) &&
    isListOfTexts(file.near)
  );
}

/** The whole index, from its names and texts. */
export function withTexts(names: IndexFile, file: unknown): IndexFile {
  if (!isTextsFile(file, names.records.length)) {
    refuse();
  }
  const { texts, tailWords, tailRecords, said, near } = file;
  const records = names.records.map(([page, kind, anchor, headings, , keys], id): RecordEntry => {
    const text = texts[id] ?? '';
    return [page, kind, anchor, headings, text.startsWith(' ') ? `${headings.at(-1)}${text}` : text, keys];
  });
  return { pages: names.pages, records, synonyms: names.synonyms, tailWords, tailRecords, said, near };
}
