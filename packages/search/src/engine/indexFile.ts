/**
 * The index as it travels, in two files. The first has all names: pages, headings, codes, commands. It answers at once,
 * and says where the second is, which has the texts.
 */
const INDEX_VERSION = 4;

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
  /** The first sentences and rows of the text, one on each line. */
  text: string,
  /** What a reader may type to mean exactly this record. */
  keys: readonly string[],
];

/** Records that count less than others, such as posts and lists of links. */
export type WeightEntry = readonly [weight: number, records: readonly number[]];

export type SaidEntry = readonly [record: number, phrases: readonly string[]];

/** The index as the engine reads it. */
export type IndexFile = {
  readonly pages: readonly PageEntry[];
  readonly records: readonly RecordEntry[];
  /** Words and phrases that mean the same; the first is the one the pages use. */
  readonly synonyms: readonly (readonly string[])[];
  readonly weights: readonly WeightEntry[];
  /** Records for who has only begun a question, the most wanted first. */
  readonly tasks: readonly number[];
  /** By the number of a record: what readers call it in words of their own. */
  readonly said: readonly SaidEntry[];
  /** Words that readers use for one another when they say something in words of their own. */
  readonly near: readonly (readonly string[])[];
};

export type NamesFile = Pick<IndexFile, 'pages' | 'records' | 'synonyms' | 'weights' | 'tasks'> & {
  readonly version: number;
  /** The address of the texts, which is cached for good. */
  readonly file: string;
};

type TextsFile = Pick<IndexFile, 'said' | 'near'> & {
  readonly version: number;
  /** For each record. */
  readonly texts: readonly string[];
};

export const withText = ([page, kind, anchor, headings, , keys]: RecordEntry, text: string): RecordEntry => [
  page,
  kind,
  anchor,
  headings,
  text,
  keys,
];

/** Both files of an index; `textsAddress` names that of the texts. */
export function writeIndex(
  { pages, records, synonyms, weights, tasks, said, near }: IndexFile,
  textsAddress: (texts: string) => string,
): { names: string; texts: string; file: string } {
  const texts = JSON.stringify({
    version: INDEX_VERSION,
    texts: records.map(([, , , , text]) => text),
    said,
    near,
  } satisfies TextsFile);
  const named = records.map((record) => withText(record, ''));
  const file = textsAddress(texts);
  const names: NamesFile = { version: INDEX_VERSION, file, pages, synonyms, weights, tasks, records: named };
  return { names: JSON.stringify(names), texts, file };
}

/** A file that arrived is not yet an index: a host's answer to everything may parse as well. */
function read<File extends NamesFile | TextsFile>(value: unknown, isWhole: (file: File) => boolean): File {
  const file = value as File | null;
  if (file?.version !== INDEX_VERSION || !isWhole(file)) {
    throw new Error('The search index is not one that this version of the site can read.');
  }
  return file;
}

/** The index as far as names go: it finds titles, codes and commands. */
export function readNames(value: unknown): IndexFile & Pick<NamesFile, 'file'> {
  const isWhole = ({ pages, records, synonyms, weights, tasks, file }: NamesFile) =>
    [pages, records, synonyms, weights, tasks].every(Array.isArray) &&
    records.length > 0 &&
    records.every(([page, kind]) => page in pages && kind in recordKinds) &&
    /^\/assets\/search\/[\w.]+\.json$/.test(file);
  const { pages, records, synonyms, weights, tasks, file } = read<NamesFile>(value, isWhole);
  return { pages, records, synonyms, weights, tasks, file, said: [], near: [] };
}

/** The whole index, from its names and texts. */
export function withTexts(
  { pages, synonyms, weights, tasks, records: named }: IndexFile,
  value: unknown,
): IndexFile {
  const isWhole = (file: TextsFile) =>
    [file.texts, file.said, file.near].every(Array.isArray) &&
    file.texts.length === named.length &&
    file.said.every(([id]) => id in named);
  const { texts, said, near } = read<TextsFile>(value, isWhole);
  const records = named.map((record, id) => withText(record, texts[id] ?? ''));
  return { pages, records, synonyms, weights, tasks, said, near };
}
