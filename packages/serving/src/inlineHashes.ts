import type { Element, Root } from 'hast';
import { toString as textOf } from 'hast-util-to-string';
import { visit } from 'unist-util-visit';
import { hashSource, type InlineHashes } from './policy';

/** JSON in a script element does not run: no policy applies to it. Whatever else stands in one might. */
const isData = (type: unknown) => /[/+]json$/i.test(String(type ?? '').trim());

/** Attributes that lead somewhere, as the tree names them. */
const ADDRESSES = ['href', 'src', 'action', 'formAction', 'xLinkHref'] as const;

/** By the browsers' own rules: they pass over spaces before an address, and line ends and tabs inside it. */
function leadsToProgram(address: unknown): boolean {
  const text = String(address ?? '');
  // Most addresses are paths: parsing all of them was half of the time.
  if (!text.includes(':')) {
    return false;
  }
  const base = 'https://docs.example';
  return URL.canParse(text, base) && new URL(text, base).protocol === 'javascript:';
}

/** What no hash could allow is refused, with the page's name. */
function refuseHandlers(page: string, { tagName, properties }: Element): void {
  // The tree keeps the names of newer events in lower case: it does not know them.
  const handler = Object.keys(properties).find((property) => /^on/i.test(property));
  if (handler) {
    throw new Error(
      `${page}: <${tagName}> has the attribute ${handler.toLowerCase()}; listen in a module instead.`,
    );
  }
  if (ADDRESSES.some((name) => leadsToProgram(properties[name]))) {
    throw new Error(
      `${page}: <${tagName}> leads to a javascript: address; use a button and a module instead.`,
    );
  }
}

const isInlineProgram = ({ tagName, properties }: Element) =>
  tagName === 'script' && properties.src === undefined && !isData(properties.type);

type ReadPage = { readonly name: string; readonly hashes: InlineHashes };

/** Rendered without any author's content: what runs in it is the framework's and the head script. */
const WITHOUT_CONTENT = '404.html';

/** A hash in the policy allows a program on every page, so only programs of the site itself get one. */
function refuseOtherPrograms(pages: readonly ReadPage[]): void {
  const own = new Set(pages.find(({ name }) => name === WITHOUT_CONTENT)?.hashes.scripts);
  const other = pages.find(({ hashes }) => hashes.scripts.some((hash) => !own.has(hash)));
  if (other) {
    throw new Error(
      `${other.name}: an inline <script> of this page is none of the site's own; take it out, or make it a module of src/.`,
    );
  }
}

/** Each hash once, in an order that doesn't depend on that of the pages. */
function united(all: readonly InlineHashes[]): InlineHashes {
  const once = (kind: keyof InlineHashes) => [...new Set(all.flatMap((hashes) => hashes[kind]))].toSorted();
  return {
    scripts: once('scripts'),
    styleElements: once('styleElements'),
    styleAttributes: once('styleAttributes'),
  };
}

/** The inline code of all pages together. */
export function joinHashes(pages: readonly ReadPage[]): InlineHashes {
  refuseOtherPrograms(pages);
  return united(pages.map(({ hashes }) => hashes));
}

/** Inline scripts and styles in the HTML of a page, as a policy names them. */
export function inlineHashesOf(name: string, tree: Root): InlineHashes {
  const found = { scripts: [] as string[], styleElements: [] as string[], styleAttributes: [] as string[] };
  visit(tree, 'element', (element) => {
    refuseHandlers(name, element);
    if (isInlineProgram(element)) {
      found.scripts.push(hashSource(textOf(element)));
    } else if (element.tagName === 'style') {
      found.styleElements.push(hashSource(textOf(element)));
    }
    if (element.properties.style !== undefined) {
      found.styleAttributes.push(hashSource(String(element.properties.style)));
    }
  });
  return united([found]);
}
