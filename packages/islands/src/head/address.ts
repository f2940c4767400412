/**
 * What the address bar should say, so that the application finds the page that was served. Stock
 * Docusaurus renders a page twice for `/index.html`, never wakes up on a malformed escape in the path and
 * crashes on one in the hash.
 */
type Address = { readonly pathname: string; readonly search: string; readonly hash: string };

const THEMES = ['light', 'dark'];
const MODES = ['embed'];

/** A `%` that starts no valid UTF-8 escape becomes a literal percent sign. */
function repairEscapes(text: string): string {
  try {
    decodeURIComponent(text);
    return text;
  } catch {
    return text.replace(/%/g, '%25');
  }
}

function canonicalPath(pathname: string): string {
  const singleSlashes = pathname.replace(/\/{2,}/g, '/');
  const plain = singleSlashes.replace(/\/index(\.html)?$/, '/').replace(/\.html$/, '');
  return repairEscapes(plain) || '/';
}

/** The theme copies `docusaurus-data-*` and `docusaurus-theme` onto <html>: only known values may pass. */
function knownSearch(search: string): string {
  if (!search.includes('docusaurus-')) {
    return search;
  }
  const query = new URLSearchParams(search);
  for (const [key, value] of Array.from(query)) {
    const allowed =
      key === 'docusaurus-theme'
        ? THEMES
        : key === 'docusaurus-data-mode'
          ? MODES
          : key.startsWith('docusaurus-data-')
            ? []
            : null;
    if (allowed && !allowed.includes(value)) {
      query.delete(key);
    }
  }
  const kept = query.toString();
  return kept && `?${kept}`;
}

export function canonicalAddress({ pathname, search, hash }: Address): Address {
  return { pathname: canonicalPath(pathname), search: knownSearch(search), hash: repairEscapes(hash) };
}
