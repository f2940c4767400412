import preloadPage from '@docusaurus/core/lib/client/preload';
import { loadText } from '../text/drawnTexts';

const loaded = new Set<string>();

/** All parts of the page are here: it can be drawn at once. */
export const isLoaded = (pathname: string): boolean => loaded.has(pathname);

/** The page that was opened has its text. The framework asks for it first of all. */
let isOpened = false;

/** The framework's own way to load a page, which also brings its text and remembers. Stands in its place (plugins/lean-client). */
export default async function preload(address: string): Promise<void> {
  const pathname = address.replace(/[?#].*/, '');
  const text = isOpened ? loadText(pathname) : undefined;
  isOpened = true;
  await Promise.all([preloadPage(pathname), text]);
  loaded.add(pathname);
}
