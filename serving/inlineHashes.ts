import { createHash } from 'node:crypto';
import type { Element, Root } from 'hast';
import { toString as textOf } from 'hast-util-to-string';
import { visit } from 'unist-util-visit';
import { type InlineHashes, SCRIPTED_STYLES } from '../config/serving';

const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/** Data in a script element (JSON-LD) does not run: no policy applies to it. */
const isProgram = (type: unknown) =>
  type === undefined || /^(module|(text|application)\/javascript)$/.test(String(type));

/** What no hash could allow is refused, with the page's name. */
function refuseHandlers(page: string, { tagName, properties }: Element): void {
  const handler = Object.keys(properties).find((property) => /^on[A-Z]/.test(property));
  if (handler) {
    throw new Error(
      `${page}: <${tagName}> has the attribute ${handler.toLowerCase()}; listen in a module instead.`,
    );
  }
  if (/^\s*javascript:/i.test(String(properties.href ?? properties.src ?? ''))) {
    throw new Error(
      `${page}: <${tagName}> leads to a javascript: address; use a button and a module instead.`,
    );
  }
}

const isInlineProgram = ({ tagName, properties }: Element) =>
  tagName === 'script' && properties.src === undefined && isProgram(properties.type);

/** What several pages have between them. */
export function joined(hashes: readonly InlineHashes[]): InlineHashes {
  const all = (kind: keyof InlineHashes) => [...new Set(hashes.flatMap((page) => page[kind]))].toSorted();
  return {
    scripts: all('scripts'),
    styleElements: all('styleElements'),
    styleAttributes: all('styleAttributes'),
  };
}

/** What runs or styles inside the HTML of the pages, as a policy names it. */
export function inlineHashesOf(
  pages: Iterable<{ readonly name: string; readonly tree: Root }>,
): InlineHashes {
  const scripts = new Set<string>();
  const styleElements = new Set(SCRIPTED_STYLES.map(hashOf));
  const styleAttributes = new Set<string>();
  for (const { name, tree } of pages) {
    visit(tree, 'element', (element) => {
      refuseHandlers(name, element);
      if (isInlineProgram(element)) {
        scripts.add(hashOf(textOf(element)));
      } else if (element.tagName === 'style') {
        styleElements.add(hashOf(textOf(element)));
      }
      if (element.properties.style !== undefined) {
        styleAttributes.add(hashOf(String(element.properties.style)));
      }
    });
  }
  return {
    scripts: [...scripts].toSorted(),
    styleElements: [...styleElements].toSorted(),
    styleAttributes: [...styleAttributes].toSorted(),
  };
}
