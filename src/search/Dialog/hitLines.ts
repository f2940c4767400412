import type { Hit } from '../hits';
import { markedParts } from '../markedParts';

/** Below a name that answers by itself stands its text; below a section the way to it. */
function linesOf({ type, hierarchy, content, _snippetResult }: Hit): (string | null)[] {
  const { hierarchy: snippets, content: text } = _snippetResult;
  const level = type === 'content' ? 'lvl1' : type;
  const title = snippets?.[level]?.value ?? hierarchy[level];
  return [title, level === 'lvl1' ? (text?.value ?? content) : (snippets?.lvl1?.value ?? hierarchy.lvl1)];
}

function element(name: string, className: string, ...children: (Node | string)[]): HTMLElement {
  const made = document.createElement(name);
  made.className = className;
  made.append(...children);
  return made;
}

const marked = (html: string) =>
  markedParts(html).map((part, index) => (index % 2 === 1 ? element('mark', '', part) : part));

/**
 * What DocSearch would draw for an answer, without its three icons for each, made of texts and elements by hand: every
 * letter draws all answers again, and as components they took a third of the time between letter and list.
 */
export function hitLines(hit: Hit): HTMLElement {
  const [title, below] = linesOf(hit);
  const wrapper = element(
    'div',
    'DocSearch-Hit-content-wrapper',
    element('span', 'DocSearch-Hit-title', ...marked(title ?? '')),
  );
  if (below) {
    wrapper.append(element('span', 'DocSearch-Hit-path', ...marked(below)));
  }
  return element('div', 'DocSearch-Hit-Container', wrapper);
}
