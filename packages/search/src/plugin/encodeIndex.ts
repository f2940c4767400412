import {
  INDEX_VERSION,
  type IndexFile,
  type NamesFile,
  type RecordEntry,
  type TextsFile,
} from '../engine/indexFile';

function sharedCount(one: readonly string[], other: readonly string[]): number {
  const first = one.findIndex((heading, at) => heading !== other[at]);
  return first < 0 ? one.length : first;
}

/** Lines and tabs separate: what stands between them must have neither. */
function line(...fields: readonly (string | number)[]): string {
  const text = fields.join('\t');
  if (text.includes('\n') || text.split('\t').length !== fields.length) {
    throw new Error(`Search: the heading or anchor "${text}" contains a tab or a line break. Remove it.`);
  }
  return text;
}

function headingLine(headings: readonly string[], before: readonly string[]): string {
  const shared = sharedCount(headings, before);
  return line(shared, ...headings.slice(shared));
}

/** A row's text starts with its name, which is its heading too. */
function textOf([, , , headings, text]: RecordEntry): string {
  const title = headings.at(-1);
  return title && text.startsWith(`${title} `) ? text.slice(title.length) : text;
}

/** What `withTexts(readNames(…), …)` reads, without the address of the texts. */
export function encodeIndex(index: IndexFile): { names: Omit<NamesFile, 'file'>; texts: TextsFile } {
  const { pages, records, synonyms, said, near } = index;
  return {
    names: {
      version: INDEX_VERSION,
      pages,
      counts: pages.map((_, number) => records.filter(([page]) => page === number).length),
      kinds: records.map(([, kind]) => kind).join(''),
      anchors: records.map(([, , anchor]) => line(anchor)).join('\n'),
      headings: records.map(([, , , own], id) => headingLine(own, records[id - 1]?.[3] ?? [])).join('\n'),
      keys: records.flatMap(([, , , , , keys], id) => (keys.length > 0 ? [[id, keys] as const] : [])),
      synonyms,
    },
    texts: { version: INDEX_VERSION, texts: records.map(textOf), said, near },
  };
}
