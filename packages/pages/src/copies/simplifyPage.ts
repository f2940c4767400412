import type { Element, ElementContent, Root } from 'hast';
import { toString as textOf } from 'hast-util-to-string';
import type { Page } from '../reading';
import { asNote, noteKind } from './asNote';
import { definitionList } from './definitionList';
import { element, isElement, isGap, isInline, jointAfter, oneLine, text } from './elements';

/** Spaces that keep a number and its unit on one line of the page: in plain text nobody finds "0.5 %" with them. */
const FIXED_SPACE = /[\u00a0\u202f]/g;
const HEADING = /^h[1-6]$/;

const treatmentOf = ({ properties }: Element) => properties.dataContent;
const strong = (children: readonly ElementContent[]) => element('strong', children);

/** Page → id of a heading that is gone → id of the heading that answers now. */
export type MovedAnchors = Readonly<Record<string, Readonly<Record<string, string>>>>;

/** A page, and where headings have moved: a page renders their old ids too, a copy has none. */
type Source = Page & { readonly moved: MovedAnchors };

/** A link as it works outside of the site: absolute, with the id that its heading has now. */
function absolute(address: string, { address: own, moved }: Source): string {
  if (!URL.canParse(address, own)) {
    // An address that no browser understands is kept as it was written.
    return address;
  }
  const url = new URL(address, own);
  const current = moved[url.pathname.replace(/(.)\/$/, '$1')]?.[url.hash.slice(1)];
  if (url.origin === new URL(own).origin && current) {
    url.hash = current;
  }
  return url.href;
}

function withAbsoluteLinks(properties: Element['properties'], page: Source): Element['properties'] {
  const links = ['href', 'src'].flatMap((name) => {
    const value = properties[name];
    return typeof value === 'string' ? [[name, absolute(value, page)]] : [];
  });
  return { ...properties, ...Object.fromEntries(links) };
}

/** Two elements that a box or a margin keeps apart on the page are kept apart by a sign where they share a line. */
function withSigns(children: readonly ElementContent[]): ElementContent[] {
  return children.map((child, index) => {
    const [before, after] = [children[index - 1], children[index + 1]];
    if (!isGap(child) || !before || !after || !isInline(before) || !isInline(after)) {
      return child;
    }
    return text(jointAfter(textOf(before), ' · '));
  });
}

function startsWithHeading(node: Element): boolean {
  const first = node.children.find((child) => textOf(child).trim() !== '');
  return (
    isElement(first) && (HEADING.test(first.tagName) || (first.tagName === 'div' && startsWithHeading(first)))
  );
}

/** A list whose items begin with headings is a row of sections: a heading does not stand behind a bullet. A rule ends it. */
function asSections(list: Element): Element | null {
  const items = list.children.filter(isElement).filter(({ tagName }) => tagName === 'li');
  return items.length > 0 && items.every(startsWithHeading)
    ? element('div', [...items.flatMap(({ children }) => children), element('hr', [])])
    : null;
}

/** A card is one large link on the page. In a line of text its name is the link, and the rest says what it is. */
function asCard(link: Element): ElementContent[] | null {
  const [name, ...others] = link.children;
  const start = others.findIndex((node) => /[\p{L}\p{N}]/u.test(textOf(node)));
  return isElement(name) && name.tagName === 'strong' && start >= 0
    ? [{ ...link, children: [name] }, text(': '), ...others.slice(start)]
    : null;
}

/** A row with a single cell names the rows below it. It may span columns that the copy leaves out. */
function asGroupRow(row: Element): Element {
  const [only, ...others] = row.children.filter(isElement);
  return only && others.length === 0 && Number(only.properties.colSpan) > 1
    ? { ...row, children: [{ ...only, properties: {}, children: [strong(only.children)] }] }
    : row;
}

/** A folded question is a heading, with the answer below it. */
function asQuestion({ properties: { id }, children }: Element): ElementContent[] | null {
  const [summary, ...answer] = children;
  return id && isElement(summary) && summary.tagName === 'summary' && textOf(summary).trim().endsWith('?')
    ? [element('h3', withId(summary.children, id)), ...answer]
    : null;
}

/** The words of a heading and its id, by which a link or a program finds it: `## Fees {#fees}`. */
const withId = (words: readonly ElementContent[], id: unknown): ElementContent[] =>
  id ? [...words, text(` {#${String(id)}}`)] : [...words];

/** Says in words what is a title, a picture or a drawing, and links to the live figure on the page. */
function asFigure(figure: Element, page: Source): Element {
  const { id, ariaLabelledBy, dataIllustration } = figure.properties;
  const titleId = String(ariaLabelledBy ?? '');
  const onPage =
    id && !dataIllustration
      ? [
          element('p', [
            element('a', [text('Try it on the page')], { href: absolute(`#${String(id)}`, page) }),
          ]),
        ]
      : [];
  function described(node: ElementContent): ElementContent {
    if (!isElement(node)) {
      return node;
    }
    if (treatmentOf(node) === 'drawing') {
      return { ...node, children: [text('Drawing: '), ...node.children] };
    }
    if (titleId !== '' && node.properties.id === titleId) {
      return element('p', [strong([text('Figure: '), ...node.children])]);
    }
    if (node.tagName === 'figcaption' && dataIllustration) {
      return element('p', [strong([text('Picture: '), ...node.children])]);
    }
    return { ...node, children: node.children.map(described) };
  }
  return { ...figure, children: [...figure.children.map(described), ...onPage] };
}

/** A node and everything in it, as elements that Markdown has a form for. */
function rewritten(node: ElementContent, page: Source): ElementContent[] {
  if (node.type === 'text') {
    return [{ ...node, value: node.value.replace(FIXED_SPACE, ' ') }];
  }
  if (!isElement(node)) {
    return [node];
  }
  const children = withSigns(node.children.flatMap((child) => rewritten(child, page)));
  const whole: Element = { ...node, properties: withAbsoluteLinks(node.properties, page), children };
  const kind = noteKind(node);
  if (kind) {
    return [asNote(kind, whole)];
  }
  if (treatmentOf(node) === 'title') {
    return [{ ...whole, children: [strong(children)] }];
  }
  if (HEADING.test(node.tagName)) {
    return [{ ...whole, children: withId(children, node.properties.id) }];
  }
  switch (node.tagName) {
    case 'td':
    case 'th':
      return [{ ...whole, children: oneLine(children) }];
    case 'tr':
      return [asGroupRow(whole)];
    case 'dl':
      return [definitionList(whole)];
    case 'ul':
    case 'ol':
      return [asSections(whole) ?? whole];
    case 'details':
      return asQuestion(whole) ?? [whole];
    case 'a':
      return asCard(whole) ?? [whole];
    case 'figure':
      return [asFigure(whole, page)];
    default:
      return [whole];
  }
}

/** The page's content without anything that needs styles, scripts or a pointer; still HTML. */
export function simplifyPage(page: Source): Root {
  const nodes = page.content.children.filter((node): node is ElementContent => node.type !== 'doctype');
  return { type: 'root', children: withSigns(nodes.flatMap((node) => rewritten(node, page))) };
}
