import type { MarkedText } from '../engine/highlight';

type Attributes = Readonly<Record<string, string>>;

/** An element with attributes and children. */
export function element<Tag extends keyof HTMLElementTagNameMap>(
  tag: Tag,
  attributes: Attributes = {},
  ...children: readonly (Node | string)[]
): HTMLElementTagNameMap[Tag] {
  const made = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) {
    made.setAttribute(name, value);
  }
  made.append(...children);
  return made;
}

export function button(
  className: string,
  run: (own: HTMLButtonElement) => void,
  ...inside: (Node | string)[]
) {
  const made = element('button', { type: 'button', class: className }, ...inside);
  made.addEventListener('click', () => run(made));
  return made;
}

/** A stroke icon on a grid of 20. */
export function icon(path: string, className: string): SVGSVGElement {
  const svg = document.createElementNS('http://www.w3.org/2000/svg', 'svg');
  const line = document.createElementNS('http://www.w3.org/2000/svg', 'path');
  svg.setAttribute('viewBox', '0 0 20 20');
  svg.setAttribute('class', className);
  svg.setAttribute('aria-hidden', 'true');
  line.setAttribute('d', path);
  svg.append(line);
  return svg;
}

/** As text and marks: nothing that a record contains can become markup. */
export const markedNodes = (text: MarkedText): (Node | string)[] =>
  text.map((piece, at) => (at % 2 === 1 ? element('mark', {}, piece) : piece));
