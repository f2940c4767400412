import { readDoc, readHtml } from './doc';
import { keepText, loadText, textOf } from './drawnTexts';

/** The page that was opened has all of it; others come as they were drawn. */
async function loadDoc(pathname: string) {
  const opened = readDoc(document);
  const isOpened = opened?.metadata.permalink === pathname;
  if (isOpened) {
    // Before React starts: should it have to draw the page anew, the text is there, for the way back too.
    keepText(pathname, readHtml(document));
  } else {
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
