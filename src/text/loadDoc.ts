import { readDoc } from './doc';
import { loadText, textOf } from './drawnTexts';

/**
 * Stands for the module of a doc in the registry of a reader's bundle (plugins/texts): the framework loads its pages by
 * that, ahead of a click or after it. The page that was opened has all of it; others come as they were drawn.
 */
export async function loadDoc(pathname: string) {
  const opened = readDoc(document);
  if (opened?.metadata.permalink !== pathname) {
    await loadText(pathname);
  }
  const doc = opened?.metadata.permalink === pathname ? opened : textOf(pathname)?.doc;
  // The framework puts the rest on the component; the text itself is no component here.
  return { ...doc, default: () => null };
}
