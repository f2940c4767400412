import { normaliseName, phraseOf } from './analyse';
import { type IndexFile, type RecordKind, recordKinds } from './indexFile';

export type SearchRecord = {
  readonly id: number;
  readonly kind: RecordKind;
  readonly path: string;
  readonly anchor: string;
  readonly pageTitle: string;
  readonly trail: string;
  readonly headings: readonly string[];
  readonly text: string;
  /** Instead of its text, where that only lists them: each with its cause. */
  readonly symptoms?: readonly string[];
  readonly keys: readonly string[];
};

export const titleOf = (record: SearchRecord): string => record.headings.at(-1) ?? record.pageTitle;

export const recordAddress = ({ path, anchor }: SearchRecord): string => path + (anchor && `#${anchor}`);

/** The page and the headings above the title. */
export const trailOf = ({ headings, pageTitle }: SearchRecord): string =>
  headings.length > 0 ? [pageTitle, ...headings.slice(0, -1)].join(' › ') : '';

/** Records that answer by themselves show their name and their text; sections show where they stand. */
const STANDS_ALONE: Partial<Record<RecordKind, string>> = {
  term: 'Glossary',
  command: 'Commands',
  code: 'Error codes',
};

/** The part of the site that a record belongs to; what it stands under in a list of results. */
export const partOf = ({ kind, trail, path }: SearchRecord): string =>
  STANDS_ALONE[kind] ?? (trail || (path.startsWith('/blog') ? 'Releases' : 'Documentation'));

/** The section of the site that results are filtered by: the first step of the record's part. */
export const sectionOf = (record: SearchRecord): string => partOf(record).split(' › ')[0] ?? '';

/** The symptoms of a section that has nothing else, each with its cause: its own text is only what they are called. */
function symptomsOf(records: readonly SearchRecord[], { id, path, headings, text }: SearchRecord): string[] {
  const isOurs = (record: SearchRecord | undefined) =>
    record?.kind === 'row' && record.path === path && record.headings.at(-2) === headings.at(-1);
  let from = id;
  while (isOurs(records[from - 1])) {
    from -= 1;
  }
  const lines = records.slice(from, id).map((row) => row.text);
  const [symptom = '', cause, ...cells] = lines[0]?.split(' · ') ?? [];
  return cause && cells.length === 0 && text.startsWith(`${symptom} · `) ? lines : [];
}

/** The records of an index file as objects, with their page's path and titles filled in. */
export function recordsOf(file: Pick<IndexFile, 'pages' | 'records'>): SearchRecord[] {
  const records = file.records.map(([page, kind, anchor, headings, text, keys], id): SearchRecord => {
    const [path = '/', pageTitle = '', trail = ''] = file.pages[page] ?? [];
    return { id, kind: recordKinds[kind] ?? 'section', path, anchor, pageTitle, trail, headings, text, keys };
  });
  return records.map((record) => {
    const symptoms = symptomsOf(records, record);
    return symptoms.length > 0 ? { ...record, symptoms } : record;
  });
}

function addTo<Key, Value>(map: Map<Key, Value[]>, key: Key, value: Value) {
  map.set(key, [...(map.get(key) ?? []), value]);
}

/** Records by what a reader may type to mean exactly them: their titles, and their codes, commands and short names. */
export class Names {
  private readonly byKey = new Map<string, number[]>();
  private readonly byTitle = new Map<string, number[]>();
  private readonly byName = new Map<string, number[]>();
  private readonly titles: readonly string[];

  constructor(records: readonly SearchRecord[]) {
    this.titles = records.map((record) => phraseOf(titleOf(record)));
    for (const record of records) {
      addTo(this.byTitle, this.titleOf(record.id), record.id);
      for (const key of record.keys) {
        addTo(this.byKey, phraseOf(key), record.id);
      }
      for (const name of new Set([titleOf(record), ...record.keys].map(normaliseName))) {
        addTo(this.byName, name, record.id);
      }
    }
  }

  /** The title of a record in the form in which phrases are compared. */
  titleOf(id: number): string {
    return this.titles[id] ?? '';
  }

  withKey(phrase: string): readonly number[] {
    return this.byKey.get(phrase) ?? [];
  }

  withTitle(phrase: string): readonly number[] {
    return this.byTitle.get(phrase) ?? [];
  }

  /** Called so by title or key, in any spelling. */
  called(name: string): readonly number[] {
    return this.byName.get(name) ?? [];
  }

  withStart(phrase: string): readonly number[] {
    return this.titles.flatMap((title, id) => (title.startsWith(phrase) ? [id] : []));
  }

  /** Records whose key starts the line: `study add` of `study add rsi`. The longest such key counts. */
  startingLine(words: readonly string[], shortest: number): readonly number[] {
    for (let length = words.length; length >= shortest; length--) {
      const ids = this.withKey(words.slice(0, length).join(' '));
      if (ids.length > 0) {
        return ids;
      }
    }
    return [];
  }
}
