import { CACHES, TIMES } from './names';

/** Takes our addresses, and when they were last used, out of Workbox' list, which others on the origin may use too. */
export function forgetTimes(): Promise<void> {
  return new Promise((resolve) => {
    const opening = indexedDB.open(TIMES.database);
    // There is none: an empty one would stop Workbox from making its own.
    opening.onupgradeneeded = () => opening.transaction?.abort();
    opening.onerror = () => resolve();
    opening.onsuccess = () => {
      const database = opening.result;
      const clearing = database.transaction(TIMES.store, 'readwrite');
      const entries = clearing.objectStore(TIMES.store).openCursor();
      entries.onsuccess = () => {
        if (CACHES.includes(entries.result?.value.cacheName)) {
          entries.result?.delete();
        }
        entries.result?.continue();
      };
      clearing.oncomplete = clearing.onerror = () => {
        database.close();
        resolve();
      };
    };
  });
}
