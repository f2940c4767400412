import { readDocData } from './docData';
import { declareDoc, fragmentOf, loadFragment } from './fragmentStore';

/** The page that was opened has its doc already; other docs are fetched as fragments. */
async function loadDoc(pathname: string) {
  const opened = readDocData(document);
  const isOpened = opened?.metadata.permalink === pathname;
  if (!isOpened) {
    await loadFragment(pathname);
  }
  const doc = isOpened ? opened : fragmentOf(pathname)?.doc;
  // Docusaurus reads the doc's data from the properties of an MDX component.
  return { ...doc, default: () => null };
}

type RouteNames = Readonly<Record<string, { readonly content?: unknown }>>;

/** Entries for docs in Docusaurus' registry of modules, under their pathnames (plugin/fragments/docsRegistry.mjs). */
export function docEntries(routes: RouteNames) {
  const pathnames = Object.values(routes).flatMap(({ content }) =>
    typeof content === 'string' && content.startsWith('/') ? [content] : [],
  );
  pathnames.forEach(declareDoc);
  return Object.fromEntries(pathnames.map((pathname) => [pathname, [() => loadDoc(pathname), 0, 0]]));
}
