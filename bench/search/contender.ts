import { brotliCompressSync } from 'node:zlib';
import type { FullRecords } from '@pt-docs/search';

/** Addresses of the results, best first. */
export type Search = (query: string) => readonly string[] | Promise<readonly string[]>;

type Prepared = {
  readonly rawBytes: number;
  readonly brotliBytes: number;
  /** From what was sent to the browser to the first answer. */
  readonly load: () => Search | Promise<Search>;
};

/** An engine under test: what it would send to the browser, and what it answers once loaded from that. */
export type Contender = { readonly name: string; readonly prepare: () => Promise<Prepared> };

export type Document = {
  readonly id: number;
  readonly url: string;
  readonly title: string;
  readonly page: string;
  readonly keys: string;
  readonly text: string;
};

export const TOP = 10;
/** The others get the same fields and the same idea of which field matters, and their own tolerance for typos. */
export const BOOST = { keys: 6, title: 5, page: 2, text: 1 } as const;
export const FIELDS = Object.keys(BOOST) as (keyof typeof BOOST)[];

export function documentsOf({ pages, records, said }: FullRecords): Document[] {
  const phrases = new Map(said);
  return records.map(([page, , anchor, headings, text, keys], id) => {
    const [path = '', title = ''] = pages[page] ?? [];
    return {
      id,
      url: path + (anchor && `#${anchor}`),
      title: headings.at(-1) ?? title,
      page: [title, ...headings.slice(0, -1)].join(' '),
      // They get the words of readers too, in the field that matters most.
      keys: [...keys, ...(phrases.get(id) ?? [])].join(' '),
      text,
    };
  });
}

/** An engine whose index travels as one file. */
export function oneFile(
  name: string,
  serialise: () => string | Promise<string>,
  load: (serialised: string) => Search | Promise<Search>,
): Contender {
  return {
    name,
    prepare: async () => {
      const serialised = await serialise();
      return {
        rawBytes: Buffer.byteLength(serialised),
        brotliBytes: brotliCompressSync(serialised).length,
        load: () => load(serialised),
      };
    },
  };
}
