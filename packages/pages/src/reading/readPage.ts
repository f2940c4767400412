import type { Element, ElementContent, Root } from 'hast';
import { select, selectAll } from 'hast-util-select';
import { toString as textOf } from 'hast-util-to-string';
import type { Page } from './page';

/** The layout inside the article. */
const LAYOUT_CLASSES = new Set([
  'theme-doc-breadcrumbs',
  'theme-doc-version-badge',
  'theme-doc-version-banner',
  'theme-doc-toc-mobile',
  'theme-doc-footer',
  'pagination-nav',
  'hash-link',
]);

/** Controls, and elements without text. One whose text belongs to the page says so with `data-content`. */
const NOT_TEXT = new Set([
  'button',
  'footer',
  'input',
  'label',
  'legend',
  'noscript',
  'output',
  'script',
  'select',
  'style',
  'template',
  'textarea',
  'wbr',
]);

const SPOKEN_ROLES = new Set<unknown>(['status', 'tooltip']);

const spaces = /\s+/g;

export const plainText = (node: Element | Root): string => textOf(node).replace(spaces, ' ').trim();

export const attribute = (node: Element | undefined, name: string): string =>
  String(node?.properties[name] ?? '');

/** A page without a heading of its own is named as in the browser's tab, without the site's name. */
export const siteTitleOff = (title: string) => title.replace(/ \| [^|]*$/, '');

const hasLayoutClass = ({ properties }: Element) =>
  Array.isArray(properties.className) &&
  properties.className.some((name) => LAYOUT_CLASSES.has(String(name)));

const isHidden = ({ properties }: Element) =>
  properties.hidden !== undefined || properties.popover !== undefined || properties.ariaHidden === 'true';

/** The box of a task list, which nobody can tick. */
const isTask = ({ tagName, properties }: Element) =>
  tagName === 'input' && properties.type === 'checkbox' && properties.disabled === true;

/** Called for every element of every page: selectors would be several times slower. */
function isNoise(element: Element): boolean {
  const { tagName, properties } = element;
  return (
    (NOT_TEXT.has(tagName) && properties.dataContent === undefined && !isTask(element)) ||
    hasLayoutClass(element) ||
    isHidden(element) ||
    properties.dataMarkdownIgnore !== undefined ||
    SPOKEN_ROLES.has(properties.role) ||
    (tagName === 'a' && textOf(element).trim() === '#')
  );
}

/** The text of a drawing: its label, else its title and description. */
function drawingText(svg: Element): string {
  const label = attribute(svg, 'ariaLabel');
  return label || selectAll('title, desc', svg).map(plainText).filter(Boolean).join('. ');
}

const lineEnd = (): Element => ({ type: 'element', tagName: 'br', properties: {}, children: [] });

/** Text that the page shows line by line, with its line ends as elements. */
function lines(children: readonly ElementContent[]): ElementContent[] {
  return children.flatMap((child): ElementContent[] =>
    child.type === 'text'
      ? child.value.split('\n').flatMap((value, index) => {
          const text: ElementContent = { type: 'text', value };
          return index === 0 ? [text] : [lineEnd(), text];
        })
      : [child],
  );
}

/** Their text is preformatted. */
const AS_WRITTEN = new Set(['code', 'pre']);
/** Part of the word before them, or nothing to read. */
const ATTACHED = new Set(['br', 'sub', 'sup']);
const ENDS_WORD = /[\p{L}\p{N}.,:;!?%)”’…]$/u;
const STARTS_WORD = /^[\p{L}\p{N}“(/]/u;

/** An element of its own, so that the Markdown copy can tell it from a space in the source. */
const gap = (): Element => ({
  type: 'element',
  tagName: 'span',
  properties: { dataContent: 'gap' },
  children: [{ type: 'text', value: ' ' }],
});

/** On the page a box, a margin or a new line keeps two elements apart; without styles only a space can. */
function setApart(children: readonly ElementContent[]): ElementContent[] {
  return children.flatMap((child, index): ElementContent[] => {
    const before = children[index - 1];
    const isApart =
      before === undefined ||
      child.type !== 'element' ||
      ATTACHED.has(child.tagName) ||
      !ENDS_WORD.test(textOf(before)) ||
      !STARTS_WORD.test(textOf(child));
    return isApart ? [child] : [gap(), child];
  });
}

/** Dropped when nothing is left in them without their controls. */
const EMPTY_LISTS = new Set(['ol', 'ul']);

/** A node without comments and noise, its drawings as text, and a space where two words would touch. */
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
    const children: ElementContent[] = [{ type: 'text', value: text }];
    return text ? [{ type: 'element', tagName: 'p', properties: { dataContent: 'drawing' }, children }] : [];
  }
  const children = node.children.flatMap(cleaned);
  if (EMPTY_LISTS.has(node.tagName) && children.length === 0) {
    return [];
  }
  if (attribute(node, 'dataContent') === 'lines') {
    return [{ ...node, children: lines(children) }, ...(node.tagName === 'span' ? [lineEnd()] : [])];
  }
  return [{ ...node, children: AS_WRITTEN.has(node.tagName) ? children : setApart(children) }];
}

function readPosition(main: Element): Pick<Page, 'trail' | 'label' | 'next'> {
  const crumbs = selectAll('.theme-doc-breadcrumbs .breadcrumbs__item', main).map(plainText);
  return {
    trail: crumbs.slice(0, -1).filter(Boolean),
    label: crumbs.at(-1) ?? '',
    next: attribute(select('a.pagination-nav__link--next', main), 'href'),
  };
}

/** A category's own page belongs to that category, although its breadcrumbs name none. */
export function withCategories(pages: readonly Page[]): Page[] {
  const categories = new Set(pages.map(({ trail }) => trail[0]));
  return pages.map((page) =>
    page.trail.length === 0 && categories.has(page.label) ? { ...page, trail: [page.label] } : page,
  );
}

const asksNotToBeIndexed = (head: Element) =>
  attribute(select('meta[name="robots"]', head), 'content').includes('noindex');

/** A parsed page as the reader sees it; `null` when it asks not to be indexed, or only redirects. */
export function readPage(path: string, document: Root): Page | null {
  // Looked up once: selectors over the whole document, with its sidebar, take most of the time.
  const [head, main] = [select('head', document), select('main', document)];
  if (!head || !main || asksNotToBeIndexed(head)) {
    return null;
  }
  const articles = selectAll('article', main);
  // A list of posts has one article each: then the page is all of them.
  const root = articles.length === 1 && articles[0] ? articles[0] : main;
  const content: Root = { type: 'root', children: root.children.flatMap(cleaned) };
  const heading = select('h1', content);
  return {
    path,
    title: heading ? plainText(heading) : siteTitleOff(plainText(select('title', head) ?? content)),
    description: attribute(select('meta[name="description"]', head), 'content'),
    address: attribute(select('link[rel="canonical"]', head), 'href'),
    ...readPosition(main),
    content,
  };
}
