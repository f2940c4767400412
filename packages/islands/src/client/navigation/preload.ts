import preloadPage from '@docusaurus/core/lib/client/preload';

const loaded = new Set<string>();

/** All parts of the page are here: it can be drawn at once. */
export const isLoaded = (pathname: string): boolean => loaded.has(pathname);

/** The framework's own way to load a page, which remembers what it has loaded. Stands in its place (plugins/lean-client). */
export default async function preload(address: string): Promise<void> {
  // Links give what stands in them. With a query or a hash the framework would find no page, and load none.
  const pathname = address.replace(/[?#].*/, '');
  await preloadPage(pathname);
  loaded.add(pathname);
}
