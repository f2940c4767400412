import preloadPage from '@docusaurus/core/lib/client/preload';

const loaded = new Set<string>();

/** All chunks of the page are loaded, so it can be rendered at once. */
export const isLoaded = (pathname: string): boolean => loaded.has(pathname);

/** Docusaurus loads the page that was opened before it renders anything. */
export function setLoaded(pathname: string): void {
  loaded.add(pathname);
}

/** Docusaurus' own `preload`, which would find no page for an address with a query or a hash. */
export default async function preload(address: string): Promise<void> {
  const pathname = address.replace(/[?#].*/, '');
  await preloadPage(pathname);
  setLoaded(pathname);
}
