import { pageKey } from './copies';
import { PAGES_CACHE, SAVED_CACHE } from './names';

/** What this tab knows of the network and of the device; told by its other modules, asked when a link is clicked. */

/**
 * Whether the network has a newer build than the one this tab runs. Then the next link loads its page from the network
 * instead of from the scripts that are here: no forced reload, and no old page either.
 */
let isBehind = false;

export const shouldLoadDocument = () => isBehind;

export function setNewerBuild(): void {
  isBehind = true;
}

/** Whether a page can be opened from this device. Storage that is blocked holds nothing. */
export async function hasSavedPage(address: URL): Promise<boolean> {
  try {
    const key = pageKey(address.href, location.origin);
    const copies = [PAGES_CACHE, SAVED_CACHE].map((cacheName) =>
      caches.match(key, { cacheName, ignoreSearch: true }),
    );
    return Boolean(navigator.serviceWorker?.controller) && (await Promise.all(copies)).some(Boolean);
  } catch {
    return false;
  }
}
