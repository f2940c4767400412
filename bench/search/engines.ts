import {
  create,
  insertMultiple,
  load as loadOrama,
  save as saveOrama,
  search as searchOrama,
} from '@orama/orama';
import FlexSearch from 'flexsearch';
import MiniSearch from 'minisearch';
import type { FullRecords } from '../../plugins/digest/searchRecords';
import { SearchEngine } from '../../src/search/engine';
import { type IndexFile, readIndexFile } from '../../src/search/indexFile';

/** An engine under test: what it would send to the browser, and what it answers once loaded from that. */
export type Contender = {
  readonly name: string;
  readonly serialise: () => string | Promise<string>;
  readonly load: (serialised: string) => Search | Promise<Search>;
};
/** Addresses of the results, best first. */
export type Search = (query: string) => readonly string[] | Promise<readonly string[]>;

type Document = { id: number; url: string; title: string; page: string; keys: string; text: string };

const TOP = 10;
/** The others get the same fields and the same idea of which field matters, and their own tolerance for typos. */
const BOOST = { keys: 6, title: 5, page: 2, text: 1 } as const;
const FIELDS = Object.keys(BOOST) as (keyof typeof BOOST)[];

function documentsOf({ pages, records }: FullRecords): Document[] {
  return records.map(([page, , anchor, headings, text, keys], id) => {
    const [path = '', title = ''] = pages[page] ?? [];
    return {
      id,
      url: path + (anchor && `#${anchor}`),
      title: headings.at(-1) ?? title,
      page: [title, ...headings.slice(0, -1)].join(' '),
      keys: keys.join(' '),
      text,
    };
  });
}

export function ours(indexFile: string): Contender {
  return {
    name: 'PT (MiniSearch + own analysis)',
    serialise: () => indexFile,
    load: (serialised) => {
      const engine = new SearchEngine(readIndexFile(JSON.parse(serialised) as IndexFile));
      return (query) =>
        engine
          .search(query)
          .found.slice(0, TOP)
          .map(({ record }) => record.path + (record.anchor && `#${record.anchor}`));
    },
  };
}

export function miniSearch(records: FullRecords): Contender {
  const options = { fields: FIELDS, storeFields: ['url', 'title', 'text'] };
  return {
    name: 'MiniSearch 7.2.0 alone',
    serialise: () => {
      const index = new MiniSearch<Document>(options);
      index.addAll(documentsOf(records));
      return JSON.stringify(index);
    },
    load: (serialised) => {
      const index = MiniSearch.loadJSON<Document>(serialised, options);
      return (query) =>
        index
          .search(query, {
            boost: BOOST,
            prefix: true,
            fuzzy: (term) => (term.length < 4 ? 0 : term.length < 8 ? 1 : 2),
          })
          .slice(0, TOP)
          .map(({ url }) => String(url));
    },
  };
}

export function orama(records: FullRecords): Contender {
  const schema = { url: 'string', title: 'string', page: 'string', keys: 'string', text: 'string' } as const;
  const empty = () => create({ schema });
  return {
    name: 'Orama 3.1.18',
    serialise: async () => {
      const database = empty();
      await insertMultiple(
        database,
        documentsOf(records).map((document) => ({ ...document, id: String(document.id) })),
      );
      return JSON.stringify(saveOrama(database));
    },
    load: (serialised) => {
      const database = empty();
      loadOrama(database, JSON.parse(serialised));
      return async (query) => {
        const { hits } = await searchOrama(database, {
          term: query,
          properties: FIELDS,
          boost: BOOST,
          tolerance: 1,
          limit: TOP,
        });
        return hits.map(({ document }) => document.url);
      };
    },
  };
}

export function flexSearch(records: FullRecords): Contender {
  const make = () =>
    new FlexSearch.Document({
      tokenize: 'forward',
      encoder: FlexSearch.Charset.LatinBalance,
      document: { id: 'id', store: ['url'], index: FIELDS },
    });
  return {
    name: 'FlexSearch 0.8.212',
    serialise: async () => {
      const index = make();
      for (const document of documentsOf(records)) {
        index.add(document);
      }
      const parts: [string, string][] = [];
      await index.export((key: string, data: string) => {
        parts.push([key, data]);
      });
      return JSON.stringify(parts);
    },
    load: (serialised) => {
      const index = make();
      for (const [key, data] of JSON.parse(serialised) as [string, string][]) {
        index.import(key, data);
      }
      return (query) => {
        const perField = index.search(query, { limit: TOP, suggest: true, enrich: true }) as {
          field: string;
          result: { id: number; doc: { url: string } }[];
        }[];
        // FlexSearch answers per field; the fields' order is the only ranking between them.
        const urls = FIELDS.flatMap(
          (field) => perField.find((part) => part.field === field)?.result ?? [],
        ).map(({ doc }) => doc.url);
        return Array.from(new Set(urls)).slice(0, TOP);
      };
    },
  };
}
