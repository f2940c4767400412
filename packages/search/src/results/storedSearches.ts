import { isObject, pathOf } from '../client/docSearch';
import type { Hit } from '../engine/hits';
import { recordKinds } from '../engine/indexFile';

/** How many searches of each kind the device keeps. */
const MOST = { recent: 5, favorite: 10 } as const;
export type StoredKind = keyof typeof MOST;

const keyOf = (kind: StoredKind) => `pt-search-${kind}`;

/** A search as it was stored; null when it can't be used. All texts stay text. */
function readStored(stored: unknown): Hit | null {
  const { url, kind, part, title, trail } = isObject(stored) ? stored : {};
  const path = pathOf(url);
  const known = recordKinds.find((one) => one === kind);
  return path && known && [part, title, trail].every((text) => typeof text === 'string')
    ? { url: path, kind: known, part: String(part), title: [String(title)], trail: [String(trail)], text: [] }
    : null;
}

/** What can be used of a stored list. */
export function readSearches(stored: string | null): Hit[] {
  try {
    const searches: unknown = JSON.parse(stored ?? '[]');
    return Array.isArray(searches) ? searches.flatMap((search) => readStored(search) ?? []) : [];
  } catch {
    return [];
  }
}

export const writeSearches = (hits: readonly Hit[]): string =>
  JSON.stringify(
    hits.map(({ url, kind, part, title, trail }) => ({
      url,
      kind,
      part,
      title: title.join(''),
      trail: trail.join(''),
    })),
  );

export function storedSearches(kind: StoredKind): Hit[] {
  try {
    return readSearches(localStorage.getItem(keyOf(kind))).slice(0, MOST[kind]);
  } catch {
    // Storage is blocked: nothing is stored.
    return [];
  }
}

function store(kind: StoredKind, hits: readonly Hit[]): void {
  try {
    localStorage.setItem(keyOf(kind), writeSearches(hits.slice(0, MOST[kind])));
  } catch {
    // Storage is blocked or full: not remembered.
  }
}

export function forget(kind: StoredKind, { url }: Hit): void {
  store(
    kind,
    storedSearches(kind).filter((hit) => hit.url !== url),
  );
}

/** The latest first, each once; a favourite is not repeated among the recent ones, and an answer was read already. */
export function remember(kind: StoredKind, hit: Hit): void {
  const isFavorite = storedSearches('favorite').some(({ url }) => url === hit.url);
  if (hit.kind !== 'answer' && !(kind === 'recent' && isFavorite)) {
    store(kind, [hit, ...storedSearches(kind).filter(({ url }) => url !== hit.url)]);
  }
}
