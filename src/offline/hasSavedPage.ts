import { pageKey } from './copies';
import { PAGES_CACHE, SAVED_CACHE } from './names';

/** Whether a page can be opened from this device. Storage that is blocked holds nothing. */
export async function hasSavedPage(address: URL): Promise<boolean> {
  try {
    if (!navigator.serviceWorker?.controller) {
      return false;
    }
    const key = pageKey(address.href, location.origin);
    for (const name of [PAGES_CACHE, SAVED_CACHE]) {
      if ((await caches.has(name)) && (await (await caches.open(name)).match(key))) {
        return true;
      }
    }
  } catch {
    // Storage is blocked.
  }
  return false;
}
