import { type DefaultTreeAdapterTypes, parseFragment } from 'parse5';
import { DOC_DATA } from '../../client/fragments/docData';

/** The element that holds a doc begins with the doc's data (client/fragments/MdxDoc.tsx). */
const DOC = new RegExp(`<div[^>]*>(?=<script[^>]* ${DOC_DATA}\\b)`);

/**
 * The HTML inside the element that holds a doc, or null on a page that is not a doc. It is the page's own text between two
 * tags, minified as the page is. A parser finds the end, because a heading or an attribute may contain `</div>`.
 */
export function docFragmentIn(html: string): string | null {
  const start = html.search(DOC);
  if (start === -1) {
    return null;
  }
  const rest = html.slice(start);
  const [element] = parseFragment(rest, { sourceCodeLocationInfo: true }).childNodes;
  const { startTag, endTag } = (element as DefaultTreeAdapterTypes.Element).sourceCodeLocation ?? {};
  if (!startTag || !endTag) {
    throw new Error('The element of a doc is not closed.');
  }
  return rest.slice(startTag.endOffset, endTag.startOffset);
}
