/**
 * The index as it travels, in two files. The first has all names: pages, headings, codes, commands. It answers at once,
 * and says where the second is, which has the texts. Columns instead of objects: a thousand repeated key names would cost
 * more bytes than the words they name.
 */
export const INDEX_VERSION = 3;

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

export type SaidEntry = readonly [record: number, phrases: readonly string[]];

/** The index as the engine reads it. */
export type IndexFile = {
  readonly pages: readonly PageEntry[];
  readonly records: readonly RecordEntry[];
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

export type TextsFile = Pick<IndexFile, 'said' | 'near'> & {
  readonly version: number;
  /** For each record; one that starts with a space continues the record's title. */
  readonly texts: readonly string[];
};

/** A file that arrived is not yet an index: half a download or a host's error page may parse as well. */
function refuse(): never {
  throw new Error('The search index is not one that this version of the site can read.');
}

/** A file of this version, which only our build writes, with each of its columns. */
function read<File extends { readonly version: number }>(
  value: unknown,
  columns: readonly (keyof File)[],
): File {
  const file = value as File | null;
  const isOurs =
    file?.version === INDEX_VERSION && columns.every((column) => typeof file[column] !== 'undefined');
  return isOurs ? file : refuse();
}

function headingsOf(lines: string): string[][] {
  let before: string[] = [];
  return lines.split('\n').map((line) => {
    const [shared, ...own] = line.split('\t');
    before = [...before.slice(0, Number(shared)), ...own];
    return before;
  });
}

/** The index as far as names go: it finds titles, codes and commands. */
export function readNames(value: unknown): IndexFile & Pick<NamesFile, 'file'> {
  const names = read<NamesFile>(value, [
    'pages',
    'counts',
    'kinds',
    'anchors',
    'headings',
    'keys',
    'synonyms',
  ]);
  const { pages, synonyms, file, kinds } = names;
  const anchors = names.anchors.split('\n');
  const headings = headingsOf(names.headings);
  const keys = new Map(names.keys);
  const pageOf = names.counts.flatMap((count, page) => Array.from({ length: count }, () => page));
  const isWhole = [anchors, headings, pageOf].every(({ length }) => length === kinds.length);
  if (!isWhole || pages.length === 0 || !/^\/assets\/search\/[\w.]+\.json$/.test(file)) {
    refuse();
  }
  const records = Array.from(kinds, (kind, id): RecordEntry => {
    const own = recordKinds[Number(kind)] === undefined ? refuse() : Number(kind);
    return [pageOf[id] ?? 0, own, anchors[id] ?? '', headings[id] ?? [], '', keys.get(id) ?? []];
  });
  return { pages, records, synonyms, file, said: [], near: [] };
}

/** The whole index, from its names and texts. */
export function withTexts({ pages, synonyms, records: named }: IndexFile, value: unknown): IndexFile {
  const { texts, said, near } = read<TextsFile>(value, ['texts', 'said', 'near']);
  if (texts.length !== named.length || said.some(([id]) => !(id < named.length))) {
    refuse();
  }
  const records = named.map(([page, kind, anchor, headings, , keys], id): RecordEntry => {
    const text = texts[id] ?? '';
    return [page, kind, anchor, headings, text.startsWith(' ') ? `${headings.at(-1)}${text}` : text, keys];
  });
  return { pages, records, synonyms, said, near };
}
