import { TIMES } from './names';

/** Empties Workbox' list of stored addresses and when they were last used. */
export function forgetTimes(): Promise<void> {
  return new Promise((resolve) => {
    const opening = indexedDB.open(TIMES.database);
    // There is none: an empty one would stop Workbox from making its own.
    opening.onupgradeneeded = () => opening.transaction?.abort();
    opening.onerror = () => resolve();
    opening.onsuccess = () => {
      const database = opening.result;
      const clearing = database.transaction(TIMES.store, 'readwrite');
      clearing.objectStore(TIMES.store).clear();
      clearing.oncomplete = clearing.onerror = () => {
        database.close();
        resolve();
      };
    };
  });
}
