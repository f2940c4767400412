import { isOwnPath } from '@pt-docs/islands/head';
import { escapeExceptMarks, escapeHtml, unescapeHtml } from '../engine/highlight';
import type { Hit } from '../engine/hits';
import { isObject } from '../engine/isObject';
import { LEVELS } from '../engine/levels';

/**
 * Hits from outside: the hosted service's and those that DocSearch stored on the device. DocSearch renders their strings
 * as HTML and their addresses as links, so only known fields are taken over, each as what it should be.
 */
const TYPES: readonly unknown[] = [...LEVELS, 'content'];

/** The service stores full addresses; links stay within the site that the reader is on. */
function pathOf(url: unknown): string | null {
  try {
    const { protocol, pathname, search, hash } = new URL(String(url), 'https://site.invalid');
    const isPage = (protocol === 'https:' || protocol === 'http:') && isOwnPath(pathname);
    return isPage ? pathname + search + hash : null;
  } catch {
    return null;
  }
}

type Convert = (text: string) => string;

const stringOr = (value: unknown, convert: Convert) => (typeof value === 'string' ? convert(value) : null);

const levelsOf = (hierarchy: Readonly<Record<string, unknown>>, convert: Convert) =>
  Object.fromEntries(LEVELS.map((level) => [level, stringOr(hierarchy[level], convert)]));

function readHit(hit: unknown, convert: Convert) {
  if (!isObject(hit) || !isObject(hit.hierarchy) || typeof hit.objectID !== 'string') {
    return null;
  }
  const url = pathOf(hit.url);
  return url === null || !TYPES.includes(hit.type)
    ? null
    : {
        objectID: hit.objectID,
        url,
        url_without_anchor: url.replace(/#.*$/, ''),
        anchor: stringOr(hit.anchor, String),
        type: hit.type,
        hierarchy: levelsOf(hit.hierarchy, convert),
        content: stringOr(hit.content, convert),
      };
}

/** `{ value }` of a highlight as HTML with nothing but marks in it. */
function highlightOf(node: unknown): object | undefined {
  return isObject(node) && typeof node.value === 'string'
    ? { value: escapeExceptMarks(node.value), matchLevel: 'full', matchedWords: [] }
    : undefined;
}

function highlightsOf(node: unknown): object {
  const { hierarchy, content } = isObject(node) ? node : {};
  const levels = isObject(hierarchy) ? hierarchy : {};
  return {
    hierarchy: Object.fromEntries(
      LEVELS.flatMap((level) => {
        const highlight = highlightOf(levels[level]);
        return highlight ? [[level, highlight]] : [];
      }),
    ),
    content: highlightOf(content),
  };
}

/** A hit of the hosted service, whose strings are plain text; `null` when it cannot be used. */
export function readHostedHit(hit: unknown): Hit | null {
  const known = readHit(hit, escapeHtml);
  return (
    known &&
    ({
      ...known,
      _highlightResult: highlightsOf((hit as Record<string, unknown>)._highlightResult),
      _snippetResult: highlightsOf((hit as Record<string, unknown>)._snippetResult),
    } as unknown as Hit)
  );
}

/** A hit that DocSearch stored: without highlights, and with strings that are escaped already. */
export const readStoredHit = (hit: unknown) => readHit(hit, (text) => escapeHtml(unescapeHtml(text)));
