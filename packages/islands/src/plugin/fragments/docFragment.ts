import { type DefaultTreeAdapterTypes, parse } from 'parse5';
import { DOC_DATA } from '../../client/fragments/docData';

type Node = DefaultTreeAdapterTypes.Node;
type Element = DefaultTreeAdapterTypes.Element;

const isDocData = (node: Node) =>
  'attrs' in node && node.tagName === 'script' && node.attrs.some(({ name }) => name === DOC_DATA);

/** The element that holds a doc is the one around the doc's data (client/fragments/MdxDoc.tsx). */
function findDoc(node: Node): Element | null {
  const children = 'childNodes' in node ? node.childNodes : [];
  if (children.some(isDocData)) {
    return node as Element;
  }
  for (const child of children) {
    const found = findDoc(child);
    if (found) {
      return found;
    }
  }
  return null;
}

/**
 * The HTML inside the element that holds a doc, or null on a page that is not a doc. It is the page's own text between two
 * tags, minified as the page is. A parser finds the tags, because a heading or an attribute may contain `<div>`.
 */
export function docFragmentIn(html: string): string | null {
  const element = html.includes(DOC_DATA) ? findDoc(parse(html, { sourceCodeLocationInfo: true })) : null;
  if (!element) {
    return null;
  }
  const { startTag, endTag } = element.sourceCodeLocation ?? {};
  if (!startTag || !endTag) {
    throw new Error('The element of a doc is not closed.');
  }
  return html.slice(startTag.endOffset, endTag.startOffset);
}
