import type { Element, ElementContent, Text } from 'hast';
import { toString as textOf } from 'hast-util-to-string';

/** Elements that stand in a line; all others are blocks of their own. */
const PHRASING = new Set(
  'a abbr b bdi br cite code del em i img ins kbd mark q s samp small span strong sub sup time u var'.split(
    ' ',
  ),
);

export const text = (value: string): Text => ({ type: 'text', value });

export const element = (
  tagName: string,
  children: readonly ElementContent[],
  properties: Element['properties'] = {},
): Element => ({ type: 'element', tagName, properties, children: [...children] });

export const isElement = (node: ElementContent | undefined): node is Element => node?.type === 'element';

export const isInline = (node: ElementContent) => !isElement(node) || PHRASING.has(node.tagName);

/** The space that `readPage` sets between two elements that only styles keep apart. */
export const isGap = (node: ElementContent) => isElement(node) && node.properties.dataContent === 'gap';

/** After a full stop or a colon a space is enough; after a bare word only a sign tells where it ends. */
export const jointAfter = (before: string, sign: string) => (/[.,:;!?…]\s*$/u.test(before) ? ' ' : sign);

const isBlank = (node: ElementContent) => textOf(node).trim() === '';

/** What stands between a line and the block that follows it in the same line. */
function joint(line: readonly ElementContent[], child: ElementContent): Text {
  const sign = isElement(child) && child.tagName === 'li' ? '; ' : ' · ';
  return text(jointAfter(textOf(element('span', line)), sign));
}

function flat(child: ElementContent): ElementContent[] {
  if (!isElement(child)) {
    return [child];
  }
  const children = oneLine(child.children);
  return isInline(child) ? [{ ...child, children }] : children;
}

/** Blocks as running text, for places that have one line: a cell of a Markdown table, a byline. */
export function oneLine(children: readonly ElementContent[]): ElementContent[] {
  const line: ElementContent[] = [];
  let last: ElementContent | undefined;
  for (const child of children.filter((node) => !isGap(node))) {
    const isApart = last && !(isInline(last) && isInline(child));
    line.push(...(isApart && !isBlank(child) ? [joint(line, child)] : []), ...flat(child));
    last = isBlank(child) ? last : child;
  }
  return line;
}
