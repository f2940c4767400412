import { isOwnPath } from '@pt-docs/islands/head';
import type { MarkedText } from '../engine/highlight';
import type { Hit } from '../engine/hits';
import { type RecordKind, recordKinds } from '../engine/indexFile';
import { LEVELS, type Level } from '../engine/levels';
import { isObject } from './isObject';

/**
 * Hits from outside: the hosted service's and those stored on the device. Only known fields are taken over, each as what it
 * should be; all texts stay text.
 */

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

/** Every second piece was between marks. */
const splitMarks = (text: string): MarkedText => text.split(/<\/?mark>/);

type Convert = (text: string) => MarkedText;
type Fields = Readonly<Record<string, unknown>>;

const fieldsOf = (value: unknown, name: string): Fields => {
  const inner = isObject(value) ? value[name] : null;
  return isObject(inner) ? inner : {};
};

const kindOf = (hit: Fields): RecordKind =>
  recordKinds.find((kind) => kind === hit.kind) ?? (hit.type === 'lvl1' ? 'page' : 'section');

/** `value` gives the text of a level, or of `content`. */
function readHit(
  hit: unknown,
  value: (hit: Fields, level: Level | 'content') => MarkedText | null,
): Hit | null {
  if (!isObject(hit) || !isObject(hit.hierarchy)) {
    return null;
  }
  const url = pathOf(hit.url);
  const own = LEVELS.indexOf((hit.type === 'content' ? 'lvl1' : hit.type) as Level);
  const part = value(hit, 'lvl0');
  const title = own > 0 ? value(hit, LEVELS[own] as Level) : null;
  if (url === null || title === null || part === null) {
    return null;
  }
  const above = LEVELS.slice(1, own).flatMap((level) => value(hit, level)?.join('') ?? []);
  return {
    url,
    kind: kindOf(hit),
    part: part.join(''),
    title,
    trail: [above.join(' › ')],
    text: value(hit, 'content') ?? [],
  };
}

const textOf = (text: unknown, convert: Convert) => (typeof text === 'string' ? convert(text) : null);

const plainOf = (hit: Fields, level: Level | 'content', convert: Convert) =>
  textOf(level === 'content' ? hit.content : fieldsOf(hit, 'hierarchy')[level], convert);

const markedOf = (highlights: unknown, level: Level | 'content') => {
  const node =
    level === 'content' ? fieldsOf(highlights, level) : fieldsOf(fieldsOf(highlights, 'hierarchy'), level);
  return textOf(node.value, splitMarks);
};

/** A hit of the hosted service; `null` when it cannot be used. */
export const readHostedHit = (hit: unknown): Hit | null =>
  readHit(
    hit,
    (fields, level) =>
      markedOf(fields._snippetResult, level) ??
      markedOf(fields._highlightResult, level) ??
      plainOf(fields, level, (text) => [text]),
  );

const ENTITIES: Readonly<Record<string, string>> = {
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#39;': "'",
  '&amp;': '&',
};

/** DocSearch, which wrote the first of them, stored its texts as HTML. */
const unescapeHtml = (html: string) =>
  html.replace(/&(?:lt|gt|quot|#39|amp);/g, (entity) => ENTITIES[entity] ?? entity);

const escapeHtml = (text: string) =>
  text.replace(
    /[<>"'&]/g,
    (character) => Object.keys(ENTITIES).find((entity) => ENTITIES[entity] === character) ?? '',
  );

/** A hit that was stored on the device. */
export const readStoredHit = (hit: unknown): Hit | null =>
  readHit(hit, (fields, level) => plainOf(fields, level, (text) => [unescapeHtml(text)]));

/** In the form in which DocSearch stored it, so that what readers have stays theirs. */
export function storedHit({ url, kind, part, title, trail, text }: Hit): object {
  const above = trail.join('');
  const levels = [part, ...(above ? [above] : []), title.join('')].map(escapeHtml);
  return {
    objectID: url,
    url,
    kind,
    type: LEVELS[levels.length - 1],
    hierarchy: Object.fromEntries(LEVELS.map((level, at) => [level, levels[at] ?? null])),
    content: escapeHtml(text.join('')) || null,
  };
}
