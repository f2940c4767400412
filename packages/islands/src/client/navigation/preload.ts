import preloadPage from '@docusaurus/core/lib/client/preload';

const loaded = new Set<string>();

/** All chunks of the page are loaded: it can be rendered at once. */
export const isLoaded = (pathname: string): boolean => loaded.has(pathname);

/** Replaces Docusaurus' own `preload`, and remembers what it has loaded. */
export default async function preload(address: string): Promise<void> {
  // With a query or a hash, as links give it, Docusaurus would find no page and load none.
  const pathname = address.replace(/[?#].*/, '');
  await preloadPage(pathname);
  loaded.add(pathname);
}
