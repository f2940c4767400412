import { parseHtml, plainText } from '@pt-docs/built-pages';
import { select, selectAll } from 'hast-util-select';

/** A list of steps carries `data-steps`, and something follows the list inside. */
const STEPS = /<div [^>]*\bdata-steps\b[^>]*>\s*(?<list><ol[\s\S]*?<\/ol>)<div/;
const HEADING = /<h2[\s\S]*?<\/h2>/g;
/** Up to the end of the first sentence; a dot inside a number or a name ends none. */
const FIRST_SENTENCE = /^.*?[.!?:](?=\s|$)/;

type Steps = {
  readonly texts: readonly string[];
  /** The heading that the list stands under. */
  readonly heading?: { readonly id: string; readonly text: string };
};

function headingIn(html: string): Steps['heading'] {
  const last = html.match(HEADING)?.at(-1);
  const element = last && select('h2[id]', parseHtml(last));
  if (!element) {
    return undefined;
  }
  const children = element.children.filter((child) => !(child.type === 'element' && child.tagName === 'a'));
  return { id: String(element.properties.id), text: plainText({ ...element, children }) };
}

/** The first list of steps on a page. Cut out before it is parsed: parsing whole pages takes seconds. */
export function stepsIn(html: string): Steps | null {
  const found = STEPS.exec(html);
  if (!found?.groups?.list) {
    return null;
  }
  const items = selectAll('body > ol > li', parseHtml(found.groups.list));
  return {
    texts: items.map((item) => {
      const text = plainText(item);
      return FIRST_SENTENCE.exec(text)?.[0] ?? text;
    }),
    heading: headingIn(html.slice(0, found.index)),
  };
}
