import type { Element, ElementContent, Root } from 'hast';
import { select, selectAll } from 'hast-util-select';
import { toString as textOf } from 'hast-util-to-string';
import { parseHtml } from '../parseHtml';
import type { Page } from './page';

/** The site's frame inside the article. */
const FRAME_CLASSES = new Set([
  'theme-doc-breadcrumbs',
  'theme-doc-version-badge',
  'theme-doc-version-banner',
  'theme-doc-toc-mobile',
  'theme-doc-footer',
  'pagination-nav',
  'hash-link',
]);

/** What only does something when it is clicked or typed into, or is no text at all. */
const NOT_TEXT = new Set([
  'button',
  'input',
  'label',
  'noscript',
  'output',
  'script',
  'select',
  'style',
  'template',
  'textarea',
]);

const SPOKEN_ROLES = new Set<unknown>(['status', 'tooltip']);

const spaces = /\s+/g;

export const plainText = (node: Element | Root): string => textOf(node).replace(spaces, ' ').trim();

const attribute = (node: Element | undefined, name: string): string => String(node?.properties[name] ?? '');

/** A page without a heading of its own is named as in the browser's tab, without the site's name. */
const siteTitleOff = (title: string) => title.replace(/ \| [^|]*$/, '');

const hasFrameClass = ({ properties }: Element) =>
  Array.isArray(properties.className) && properties.className.some((name) => FRAME_CLASSES.has(String(name)));

const isHidden = ({ properties }: Element) =>
  properties.hidden !== undefined || properties.popover !== undefined || properties.ariaHidden === 'true';

/** Asked of every element of every page: no selectors here, they are several times slower. */
function isNoise(element: Element): boolean {
  const { tagName, properties } = element;
  return (
    NOT_TEXT.has(tagName) ||
    hasFrameClass(element) ||
    isHidden(element) ||
    properties.dataDigest === 'skip' ||
    SPOKEN_ROLES.has(properties.role) ||
    (tagName === 'a' && textOf(element).trim() === '#')
  );
}

/** What a drawing says: its own label, else its title and description. */
function drawingText(svg: Element): string {
  const label = attribute(svg, 'ariaLabel');
  return label || selectAll('title, desc', svg).map(plainText).filter(Boolean).join('. ');
}

function cleaned(node: ElementContent): ElementContent[] {
  if (node.type === 'comment') {
    return [];
  }
  if (node.type !== 'element') {
    return [node];
  }
  if (isNoise(node)) {
    return [];
  }
  if (node.tagName === 'svg') {
    const text = drawingText(node);
    return text
      ? [{ type: 'element', tagName: 'p', properties: {}, children: [{ type: 'text', value: text }] }]
      : [];
  }
  return [{ ...node, children: node.children.flatMap(cleaned) }];
}

function readTrail(document: Root): string[] {
  const crumbs = selectAll('.theme-doc-breadcrumbs .breadcrumbs__item', document).map(plainText);
  return crumbs.slice(0, -1).filter(Boolean);
}

const isForNobody = (document: Root) =>
  attribute(select('meta[name="robots"]', document), 'content').includes('noindex');

/** Reads a built page; `null` when the page asks not to be indexed, or is a mere forwarding. */
export function readPage(path: string, html: string): Page | null {
  const document = parseHtml(html);
  const body = select('main article', document) ?? select('main', document);
  if (isForNobody(document) || !body) {
    return null;
  }
  // A list of posts has one article each: then the page is all of them.
  const whole = selectAll('main article', document).length > 1 ? select('main', document) : body;
  const root = whole ?? body;
  const content: Root = { type: 'root', children: root.children.flatMap(cleaned) };
  const heading = select('h1', content);
  return {
    path,
    title: heading ? plainText(heading) : siteTitleOff(plainText(select('title', document) ?? content)),
    description: attribute(select('meta[name="description"]', document), 'content'),
    address: attribute(select('link[rel="canonical"]', document), 'href'),
    trail: readTrail(document),
    content,
  };
}
