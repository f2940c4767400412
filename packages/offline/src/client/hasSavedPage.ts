import { pageKey } from './copies';
import { PAGES_CACHE, SAVED_CACHE } from './names';

/** Whether a page can be opened from this device. Storage that is blocked holds nothing. */
export async function hasSavedPage(address: URL): Promise<boolean> {
  try {
    if (!navigator.serviceWorker?.controller) {
      return false;
    }
    const key = pageKey(address.href, location.origin);
    const copies = [PAGES_CACHE, SAVED_CACHE].map((cacheName) => caches.match(key, { cacheName }));
    return (await Promise.all(copies)).some(Boolean);
  } catch {
    // Storage is blocked.
    return false;
  }
}
