import { readConfig } from '../client/config';
import { readStoredHit, storedHit } from '../client/readHit';
import type { Hit } from '../engine/hits';

/** DocSearch's own keys, so that readers keep the searches that they stored with it. */
const KEYS = {
  recent: '__DOCSEARCH_RECENT_SEARCHES__',
  favorite: '__DOCSEARCH_FAVORITE_SEARCHES__',
} as const;
export type StoredKind = keyof typeof KEYS;

const MOST = { recent: 5, favorite: 10 } as const;

/** What can be used of a stored list. */
export function readSearches(stored: string | null): Hit[] {
  try {
    const searches: unknown = JSON.parse(stored ?? '[]');
    return Array.isArray(searches) ? searches.flatMap((search) => readStoredHit(search) ?? []) : [];
  } catch {
    return [];
  }
}

const keyOf = (kind: StoredKind) => KEYS[kind] + readConfig().indexName;

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
    localStorage.setItem(keyOf(kind), JSON.stringify(hits.slice(0, MOST[kind]).map(storedHit)));
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
  if (hit.kind === 'answer') {
    return;
  }
  if (kind === 'recent' && storedSearches('favorite').some(({ url }) => url === hit.url)) {
    return;
  }
  store(kind, [hit, ...storedSearches(kind).filter(({ url }) => url !== hit.url)]);
}
