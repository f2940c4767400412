/** The element that holds a doc (client/fragments/MdxDoc.tsx). */
const START = /<div class="theme-doc-markdown markdown">/;
const DIV = /<(?<slash>\/?)div\b[^>]*>/g;

/** The HTML inside that element, or null on a page that is not a doc. */
export function docFragmentIn(html: string): string | null {
  const start = START.exec(html);
  if (!start) {
    return null;
  }
  const from = start.index + start[0].length;
  let depth = 1;
  for (const { index, groups } of html.slice(from).matchAll(DIV)) {
    depth += groups?.slash ? -1 : 1;
    if (depth === 0) {
      return html.slice(from, from + index);
    }
  }
  throw new Error('The element of a doc is not closed.');
}
