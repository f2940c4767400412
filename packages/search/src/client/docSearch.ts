import { isOwnPath } from '@pt-docs/islands/head';
import type { MarkedText } from '../engine/highlight';
import type { Hit } from '../engine/hits';

/** Whether a value from outside is an object, so that its members can be read. */
export const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

const LEVELS = ['lvl0', 'lvl1', 'lvl2', 'lvl3', 'lvl4', 'lvl5', 'lvl6'] as const;

/** The path of an address, whatever its origin; links stay within the site that the reader is on. */
export function pathOf(url: unknown): string | null {
  try {
    const { protocol, pathname, search, hash } = new URL(String(url), 'https://site.invalid');
    const isPage = (protocol === 'https:' || protocol === 'http:') && isOwnPath(pathname);
    return isPage ? pathname + search + hash : null;
  } catch {
    return null;
  }
}

const fieldOf = (value: unknown, ...names: readonly string[]): unknown =>
  names.reduce((found, name) => (isObject(found) ? found[name] : null), value);

/** A field of a hit with marks where the service found something: every second piece was between two. */
function markedOf(hit: unknown, ...names: readonly string[]): MarkedText {
  const texts = [
    fieldOf(hit, '_snippetResult', ...names, 'value'),
    fieldOf(hit, '_highlightResult', ...names, 'value'),
    fieldOf(hit, ...names),
  ];
  const text = texts.find((one) => typeof one === 'string');
  return typeof text === 'string' ? text.split(/<\/?mark>/) : [];
}

/**
 * Reads a record of a DocSearch index as a hit; null where it has another form. The deepest heading is the title, those
 * between it and the page's part are the trail. Only known fields are taken over, and all texts stay text.
 */
export function readDocSearchHit(hit: unknown): Hit | null {
  const url = pathOf(fieldOf(hit, 'url'));
  const type = fieldOf(hit, 'type');
  const headings = LEVELS.filter((level) => typeof fieldOf(hit, 'hierarchy', level) === 'string');
  const deepest = headings.at(-1);
  if (!url || !deepest || typeof type !== 'string' || !/^(lvl[0-6]|content)$/.test(type)) {
    return null;
  }
  const above = headings.slice(1, -1).map((level) => markedOf(hit, 'hierarchy', level).join(''));
  return {
    url,
    kind: type === 'lvl1' ? 'page' : 'section',
    part: String(fieldOf(hit, 'hierarchy', 'lvl0') ?? 'Documentation'),
    title: markedOf(hit, 'hierarchy', deepest),
    trail: [above.join(' › ')],
    text: type === 'content' ? markedOf(hit, 'content') : [],
  };
}
