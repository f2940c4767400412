import { isOwnPath } from '@pt-docs/islands/head';
import type { MarkedText } from '../engine/highlight';
import type { Hit } from '../engine/hits';
import { type RecordKind, recordKinds } from '../engine/indexFile';
import { LEVELS, type Level } from '../engine/levels';
import { isObject } from './isObject';

/** Hits of the hosted service. Only known fields are taken over, each as what it should be; all texts stay text. */

/** The service stores full addresses; links stay within the site that the reader is on. */
export function pathOf(url: unknown): string | null {
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

type Fields = Readonly<Record<string, unknown>>;

const fieldsOf = (value: unknown, name: string): Fields => {
  const inner = isObject(value) ? value[name] : null;
  return isObject(inner) ? inner : {};
};

const kindOf = (hit: Fields): RecordKind =>
  recordKinds.find((kind) => kind === hit.kind) ?? (hit.type === 'lvl1' ? 'page' : 'section');

const textOf = (text: unknown): string | null => (typeof text === 'string' ? text : null);

/** The text of a level, or of `content`: with marks where the service found something. */
function markedOf(hit: Fields, level: Level | 'content'): MarkedText | null {
  const inHit = (fields: Fields) => (level === 'content' ? fields : fieldsOf(fields, 'hierarchy'));
  const [snippet, highlight] = ['_snippetResult', '_highlightResult'].map((name) =>
    textOf(fieldsOf(inHit(fieldsOf(hit, name)), level).value),
  );
  const text = snippet ?? highlight ?? textOf(inHit(hit)[level]);
  return text === null ? null : splitMarks(text);
}

/** A hit of the hosted service; `null` when it cannot be used. */
export function readHostedHit(hit: unknown): Hit | null {
  if (!isObject(hit) || !isObject(hit.hierarchy)) {
    return null;
  }
  const url = pathOf(hit.url);
  const own = LEVELS.indexOf((hit.type === 'content' ? 'lvl1' : hit.type) as Level);
  const part = markedOf(hit, 'lvl0');
  const title = own > 0 ? markedOf(hit, LEVELS[own] as Level) : null;
  if (url === null || title === null || part === null) {
    return null;
  }
  const above = LEVELS.slice(1, own).flatMap((level) => markedOf(hit, level)?.join('') ?? []);
  return {
    url,
    kind: kindOf(hit),
    part: part.join(''),
    title,
    trail: [above.join(' › ')],
    text: markedOf(hit, 'content') ?? [],
  };
}
