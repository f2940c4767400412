/**
 * What the address bar should say, so that the application finds the page that was served. Stock
 * Docusaurus renders a page twice for `/index.html`, never hydrates on a malformed escape in the path and
 * crashes on one in the hash.
 */
type Address = { readonly pathname: string; readonly search: string; readonly hash: string };

const THEMES = ['light', 'dark'];

/** For each `docusaurus-data-*` parameter the values that may pass. */
type DataAttributes = Readonly<Record<string, readonly string[]>>;

/** Each character of an address that is written in escapes, and each `%` that starts none. */
const ESCAPES = /%[0-7][\da-f]|%[c-f][\da-f](%[89ab][\da-f])+|%/gi;

/** A `%` that starts no valid UTF-8 escape becomes a literal percent sign. */
function repairEscapes(text: string): string {
  return text.replace(ESCAPES, (escaped) => {
    try {
      decodeURIComponent(escaped);
      return escaped;
    } catch {
      return escaped.replace(/%/g, '%25');
    }
  });
}

/** `route` is what the page calls itself: whether it ends in a slash is in no address that names its file. */
export function canonicalPath(pathname: string, route?: string): string {
  const singleSlashes = pathname.replace(/(\/|%2f)+/gi, '/');
  const page = singleSlashes.replace(/(\/index)?(\.html)?$/, '');
  const plain = page !== singleSlashes && route === `${page}/` ? route : page;
  return repairEscapes(plain) || '/';
}

/** The theme copies `docusaurus-theme` and `docusaurus-data-*` onto <html>: where the site says which, only known values pass. */
function knownSearch(search: string, dataAttributes: DataAttributes | undefined): string {
  // Decoded, as the theme reads it: `docusaurus%2Dtheme` is the same key.
  const query = new URLSearchParams(search);
  let isChanged = false;
  for (const [key, value] of Array.from(query)) {
    const attribute = /^docusaurus-data-(.+)/.exec(key)?.[1];
    const allowed =
      key === 'docusaurus-theme'
        ? THEMES
        : attribute && dataAttributes
          ? (Object.hasOwn(dataAttributes, attribute) && dataAttributes[attribute]) || []
          : [value];
    if (!allowed.includes(value)) {
      query.delete(key);
      isChanged = true;
    }
  }
  if (!isChanged) {
    return search;
  }
  const kept = query.toString();
  return kept && `?${kept}`;
}

/** An address without index.html, doubled slashes, unknown theme values and broken escapes. */
export function canonicalAddress(
  { pathname, search, hash }: Address,
  dataAttributes?: DataAttributes,
  route?: string,
): Address {
  return {
    pathname: canonicalPath(pathname, route),
    search: knownSearch(search, dataAttributes),
    hash: repairEscapes(hash),
  };
}
