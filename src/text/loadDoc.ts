import { readDoc } from './doc';
import { loadText, textOf } from './drawnTexts';

/** The page that was opened has all of it; others come as they were drawn. */
async function loadDoc(pathname: string) {
  const opened = readDoc(document);
  const isOpened = opened?.metadata.permalink === pathname;
  if (!isOpened) {
    await loadText(pathname);
  }
  const doc = isOpened ? opened : textOf(pathname)?.doc;
  // The framework puts the rest on the component; the text itself is no component here.
  return { ...doc, default: () => null };
}

type RouteNames = Readonly<Record<string, { readonly content?: unknown }>>;

/**
 * Stand for the modules of docs in the framework's registry, by which it loads its pages, ahead of a click or after it
 * (plugins/texts/docsRegistry.mjs).
 */
export function docsIn(routes: RouteNames) {
  return Object.fromEntries(
    Object.values(routes).flatMap(({ content }) =>
      typeof content === 'string' && content.startsWith('/docs/')
        ? [[content, [() => loadDoc(content), 0, 0]]]
        : [],
    ),
  );
}
