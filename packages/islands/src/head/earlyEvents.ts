/**
 * What the reader does before the head's file is here (file.ts), whose listeners answer the layout's controls and keep what islands
 * are not ready for: it's held back, and handed to them when they are.
 */
declare global {
  interface Window {
    /** Ends the waiting. Called by the file, which gets the events, or when the file can't be had. */
    takeEarlyEvents?: () => readonly Event[];
  }
}

const CONTROLS = 'button, label, summary, input[type="checkbox"], input[type="radio"], [role="button"]';
const FIELDS = 'input, select, textarea, [contenteditable]';
const TYPES = ['click', 'input', 'keydown'];

type Pressed = Pick<KeyboardEvent, 'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey' | 'key'>;

const isModified = ({ ctrlKey, metaKey, altKey, shiftKey }: Pressed) =>
  ctrlKey || metaKey || altKey || shiftKey;

/** The keys that open the search, and those that an island's own handle names in `data-keys`. */
const isKept = (event: KeyboardEvent, target: Element) =>
  ((event.ctrlKey || event.metaKey) && event.key?.toLowerCase() === 'k') ||
  (!isModified(event) &&
    ((event.key === '/' && !target.closest(FIELDS)) ||
      target.getAttribute('data-keys')?.split(' ').includes(event.key)));

/** Holds back presses and some keys, and notes input, until `takeEarlyEvents` hands them over. */
export function keepEarlyEvents(): void {
  const kept: Event[] = [];
  const keep = (event: Event) => {
    const target = event.target as Element;
    if (!event.isTrusted || !target.closest) {
      return;
    }
    const isPress =
      event.type === 'click' && target.closest(CONTROLS) && !isModified(event as Event & Pressed);
    if (isPress || (event.type === 'keydown' && isKept(event as KeyboardEvent, target))) {
      event.preventDefault();
      event.stopImmediatePropagation();
    } else if (event.type !== 'input') {
      return;
    }
    kept.push(event);
  };
  for (const type of TYPES) {
    addEventListener(type, keep, true);
  }
  window.takeEarlyEvents = () => {
    for (const type of TYPES) {
      removeEventListener(type, keep, true);
    }
    delete window.takeEarlyEvents;
    return kept;
  };
}

/** The file doesn't come: controls that are links lead where they can, now and from now on. */
export function letLinksWork(): void {
  delete document.documentElement.dataset.scripts;
  const link = window
    .takeEarlyEvents?.()
    .map(({ target }) => (target as Element).closest('a'))
    .find((each) => each !== null);
  if (link) {
    location.assign(link.href);
  }
}
