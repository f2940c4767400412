import type { Element, ElementContent } from 'hast';
import { toString as textOf } from 'hast-util-to-string';
import { element, isElement, text } from './elements';

const ADMONITION = /^theme-admonition-([a-z]+)$/;

/** The kind of a note or admonition, which the page shows by colour and icon; empty for everything else. */
export function noteKind({ properties: { role, className } }: Element): string {
  if (role === 'note') {
    return 'Risk';
  }
  const names = Array.isArray(className) ? className.map(String) : [];
  const kind = names.map((name) => ADMONITION.exec(name)?.[1]).find(Boolean) ?? '';
  return kind.charAt(0).toUpperCase() + kind.slice(1);
}

/** A quotation with its kind in front, `Risk: …`; a title that only repeats the kind is left out. */
export function asNote(kind: string, box: Element): Element {
  const [heading, ...body] = box.children.filter((node): node is Element => isElement(node));
  const isNamed = heading !== undefined && textOf(heading).trim().toLowerCase() !== kind.toLowerCase();
  const title: ElementContent[] = isNamed ? [text(`${kind}: `), ...heading.children] : [text(kind)];
  return element('blockquote', [element('p', [element('strong', title)]), ...body]);
}
