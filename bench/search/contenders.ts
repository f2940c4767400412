import type { FullRecords } from '@pt-docs/search';
import { readNames, SearchEngine, withTexts } from '@pt-docs/search/engine';
import MiniSearch from 'minisearch';
import { BOOST, type Contender, type Document, documentsOf, FIELDS, oneFile, TOP } from './contender';

export function ours(indexFile: string): Contender {
  return oneFile(
    'PT',
    () => indexFile,
    (serialised) => {
      const { names, texts } = JSON.parse(serialised);
      const engine = new SearchEngine(withTexts(readNames(names), texts));
      return (query) =>
        engine
          .search(query)
          .found.slice(0, TOP)
          .map(({ record }) => record.path + (record.anchor && `#${record.anchor}`));
    },
  );
}

export function miniSearch(records: FullRecords): Contender {
  const options = { fields: FIELDS, storeFields: ['url', 'title', 'text'] };
  return oneFile(
    'MiniSearch 7.2.0 alone',
    () => {
      const index = new MiniSearch<Document>(options);
      index.addAll(documentsOf(records));
      return JSON.stringify(index);
    },
    (serialised) => {
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
  );
}
