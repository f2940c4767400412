/** Addresses that were fetched: most pages share their scripts. */
const fetched = new Set<string>();

/** A sandboxed frame without an origin may fetch nothing, and the browser would say so for each file. */
export const mayFetch = () => window.origin !== 'null';

/**
 * Fetches a file into the browser's cache. Docusaurus does it with `<link rel="prefetch">`, which Firefox blocks under a policy
 * of `default-src 'none'` and Safari does not know; `connect-src` allows this in every browser.
 */
export default async function prefetch(address: string): Promise<void> {
  if (fetched.has(address) || !mayFetch()) {
    return;
  }
  fetched.add(address);
  try {
    const response = await fetch(address, { priority: 'low' });
    // A body that nobody reads may not reach the cache.
    await response.arrayBuffer();
  } catch {
    // The click fetches the file again.
  }
}
