import { isOwnPath } from '@pt-docs/islands/head';
import type { MarkedText } from '../engine/highlight';
import type { Hit } from '../engine/hits';
import { recordKinds } from '../engine/indexFile';
import { isObject } from './isObject';

/** The path of an address, whatever its origin; links stay within the site that the reader is on. */
function pathOf(url: unknown): string | null {
  try {
    const { protocol, pathname, search, hash } = new URL(String(url), 'https://site.invalid');
    const isPage = (protocol === 'https:' || protocol === 'http:') && isOwnPath(pathname);
    return isPage ? pathname + search + hash : null;
  } catch {
    return null;
  }
}

/** A text with marks where the service found something: every second piece was between two. */
function markedOf(hit: Record<string, unknown>, name: string): MarkedText | null {
  const [snippet, highlight] = [hit._snippetResult, hit._highlightResult].map((found) => {
    const field = isObject(found) ? found[name] : null;
    return isObject(field) ? field.value : null;
  });
  const text = [snippet, highlight, hit[name]].find((one) => typeof one === 'string');
  return text === undefined ? null : (text as string).split(/<\/?mark>/);
}

/**
 * A hit of the hosted service, or one that is stored on the device; null when it can't be used. Only known fields are
 * taken over, each as what it should be; all texts stay text.
 */
export function readHit(hit: unknown): Hit | null {
  const known = isObject(hit) ? hit : {};
  const { part } = known;
  const url = pathOf(known.url);
  const kind = recordKinds.find((one) => one === known.kind);
  const [title, trail] = [markedOf(known, 'title'), markedOf(known, 'trail')];
  return url && kind && typeof part === 'string' && title && trail
    ? { url, kind, part, title, trail, text: markedOf(known, 'text') ?? [] }
    : null;
}
