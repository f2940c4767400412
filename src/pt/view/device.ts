import { LONGEST_NAME } from '@site/src/lib/commands/commandValues';
import { PREFIX } from '../model/lines';
import { namedLines, type Unread, withStored } from '../model/stateFrom';
import type { State } from '../model/types';

/* What this device keeps: each save under a key of its own, for every tab and for every app of a page. */

export type Items = readonly (readonly [key: string, text: string | null])[];
type Listener = (items: Items) => void;

const listeners = new Set<Listener>();

/** Tells an app what others saved: those of this page, such as the dock, and those of other tabs. */
export function onItems(listener: Listener): () => void {
  const onStorage = ({ key, newValue }: StorageEvent) => {
    if (key?.startsWith(PREFIX)) {
      listener([[key, newValue]]);
    }
  };
  listeners.add(listener);
  window.addEventListener('storage', onStorage);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', onStorage);
  };
}

/** Writes what was saved or deleted, and tells the other apps of the page. Throws where a browser keeps nothing. */
export function keepItems(items: Items, from: Listener): void {
  for (const listener of listeners) {
    if (listener !== from) {
      listener(items);
    }
  }
  for (const [key, text] of items) {
    if (text === null) {
      localStorage.removeItem(key);
    } else {
      localStorage.setItem(key, text);
    }
  }
}

/** Under this name the whole text can be opened again, whatever is saved under its own. */
const ASIDE = ' (set aside)';
const asideOf = ({ key, name }: Unread) =>
  `${key.slice(0, -name.length)}${name.slice(0, LONGEST_NAME - ASIDE.length)}${ASIDE}`;
const unreadText = ({ name, lines }: Unread) =>
  lines.length > 0
    ? `"${name}" is here without what can’t be read, ${namedLines(lines)}. The whole of it is kept as "${name}${ASIDE}".`
    : `What was saved as "${name}" can’t be read. It’s kept as "${name}${ASIDE}", and everything else is there.`;

/** The state with what this device keeps, and a sentence about what can't be read of it: its text is kept apart, once. */
export function readItems(state: State): { readonly state: State; readonly sentence: string } {
  try {
    const keys = Object.keys(localStorage).filter((key) => key.startsWith(PREFIX));
    const items = keys.map((key) => [key, localStorage.getItem(key)] as const);
    const { state: next, unread } = withStored(state, items);
    const fresh = unread.filter((item) => !item.key.endsWith(ASIDE) && !keys.includes(asideOf(item)));
    for (const item of fresh) {
      localStorage.setItem(asideOf(item), localStorage.getItem(item.key) ?? '');
    }
    return { state: next, sentence: fresh.map(unreadText).join(' ') };
  } catch {
    return { state, sentence: '' };
  }
}
