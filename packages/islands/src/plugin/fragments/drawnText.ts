/** Where React drew the text of a doc (src/text/MdxText.tsx). */
const START = /<div class="theme-doc-markdown markdown">/;
const DIV = /<(?<slash>\/?)div\b[^>]*>/g;

/** What is inside the element of the text: up to the end of the first `div`. */
export function textIn(html: string): string | null {
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
  throw new Error('The text of a page does not end.');
}
