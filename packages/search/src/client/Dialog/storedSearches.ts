import { readStoredHit } from '../readHit';

/** Where DocSearch keeps what the reader chose before. */
const STORES = ['__DOCSEARCH_RECENT_SEARCHES__', '__DOCSEARCH_FAVORITE_SEARCHES__'];

/** What can be used of a stored list, in the form in which it is stored; `null` when nothing can. */
export function repairedSearches(stored: string): string | null {
  try {
    const searches: unknown = JSON.parse(stored);
    const usable = Array.isArray(searches) ? searches.flatMap((search) => readStoredHit(search) ?? []) : [];
    return usable.length > 0 ? JSON.stringify(usable) : null;
  } catch {
    return null;
  }
}

/** DocSearch renders the stored searches as they are: one wrong value would take the page down with it. */
export function repairStoredSearches(indexName: string): void {
  try {
    for (const key of STORES.map((store) => store + indexName)) {
      const stored = localStorage.getItem(key);
      const repaired = stored === null ? null : repairedSearches(stored);
      if (repaired !== null) {
        localStorage.setItem(key, repaired);
      } else if (stored !== null) {
        localStorage.removeItem(key);
      }
    }
  } catch {
    // Storage is blocked: nothing is stored.
  }
}
