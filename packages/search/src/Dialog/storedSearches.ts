import { isObject } from '../isObject';

/** Where DocSearch keeps what the reader chose before. */
const STORES = ['__DOCSEARCH_RECENT_SEARCHES__', '__DOCSEARCH_FAVORITE_SEARCHES__'];

function isUsable(text: string): boolean {
  try {
    const searches: unknown = JSON.parse(text);
    return (
      Array.isArray(searches) &&
      searches.every(
        (search) =>
          isObject(search) &&
          typeof search.objectID === 'string' &&
          typeof search.url === 'string' &&
          isObject(search.hierarchy),
      )
    );
  } catch {
    return false;
  }
}

/** DocSearch reads them while it is drawn, and takes the page with it when they are not what it wrote. */
export function forgetBrokenSearches(indexName: string): void {
  try {
    for (const key of STORES.map((store) => store + indexName)) {
      const stored = localStorage.getItem(key);
      if (stored !== null && !isUsable(stored)) {
        localStorage.removeItem(key);
      }
    }
  } catch {
    // Storage is blocked: then nothing is stored.
  }
}
