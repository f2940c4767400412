import { isHydrated } from './recovery';

/**
 * What the reader does before the page, or an island on it, is hydrated is kept and replayed as soon as it is. Links
 * work without hydration; so does what the browser does by itself (text fields, sliders, disclosure), whose result is
 * handed over afterwards.
 */
type Action = { readonly target: Element; readonly run: () => void };

const kept: Action[] = [];

/** More than a reader does in the seconds before a page is hydrated. */
const MOST_ACTIONS = 100;

/** The island around an element, until it is hydrated: also one whose chunk failed, which another touch asks for again. */
const waitingIsland = (target: Element) =>
  target.closest('[data-island]:not([data-island-state="hydrated"])');

/** What stands beside the application's root, such as a notice or a dialog, never hydrates. */
const isInApplication = (target: Element) => target.closest('#__docusaurus') !== null;

/** A doc's islands are hydrated before the application. */
const isWaitingForHydration = (target: Element) =>
  isInApplication(target) &&
  (target.closest('[data-island]') ? waitingIsland(target) !== null : !isHydrated());

/** What has left the page never hydrates. */
const isWaiting = ({ target }: Action) => target.isConnected && isWaitingForHydration(target);

function keep(target: Element, run: () => void): void {
  if (kept.length < MOST_ACTIONS) {
    kept.push({ target, run });
  }
}

const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve));

let isReplaying = false;

/** An island that is slow to hydrate, or never does, holds up nothing but what was done to it. */
const nextReady = () => kept.findIndex((action) => !isWaiting(action));

/** In the order in which they were done; each takes effect before the next, which may need what it opened. */
async function replay(): Promise<void> {
  if (isReplaying) {
    return;
  }
  isReplaying = true;
  for (let place = nextReady(); place >= 0; place = nextReady()) {
    kept.splice(place, 1)[0]?.run();
    await nextFrame();
    await nextFrame();
  }
  isReplaying = false;
}

let isHandedOver = false;

/** Done by the reader's own hand, now or before this script was here. */
const isReaders = ({ isTrusted }: Event) => isTrusted || isHandedOver;

/** Events that were held back (earlyEvents.ts): as if they came now, to everybody who listens by now. */
export function replayEvents(events: readonly Event[]): void {
  isHandedOver = true;
  const clicked = new Set<Element | null>();
  for (const event of events.slice(0, MOST_ACTIONS)) {
    const target = event.target as Element;
    const control = event.type === 'click' ? target.closest(`summary, a, ${CLICKED}`) : null;
    // Outside of islands a second click is impatience, and would undo the first.
    if (!clicked.has(control) || control?.closest('[data-island]')) {
      const Again = event.constructor as typeof Event;
      target.dispatchEvent(new Again(event.type, event));
    }
    if (control) {
      clicked.add(control);
    }
  }
  isHandedOver = false;
}

/** `inputs` whose state is one of two are clicked again; their first click is taken back. */
const CLICKED = 'button, label, input[type="checkbox"], input[type="radio"], [role="button"]:not(a)';

const isKept = (control: Element) => kept.some(({ target }) => target === control);

/** A second click is impatience, or tries again what was lost, and would undo the first; in an island on its way it may be meant. */
const isMeant = (control: Element) =>
  control.closest('[data-island]:not([data-island-state="failed"])') || !isKept(control);

/** Holds back a click on a control that isn't hydrated yet, and repeats it when it is. */
function keepClick(event: MouseEvent): void {
  const control = isReaders(event) && (event.target as Element).closest?.<HTMLElement>(CLICKED);
  if (!control || !isWaitingForHydration(control) || control.closest('[data-head-action]')) {
    return;
  }
  event.preventDefault();
  event.stopImmediatePropagation();
  if (isMeant(control)) {
    // Styles show that it was pressed.
    control.toggleAttribute('data-pressed', true);
    keep(control, () => {
      control.removeAttribute('data-pressed');
      control.click();
    });
  }
}

type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/** React takes no notice of a value that was there before it: it has to be told as if it came now. */
function enter(field: Field, value: string): void {
  const { set } = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value') ?? {};
  // React's own setter first, so that React knows the old value; then the browser's, which React doesn't notice.
  field.value = '';
  set?.call(field, value);
  for (const type of ['input', 'change']) {
    field.dispatchEvent(new Event(type, { bubbles: true }));
  }
}

/** The field beside a slider shows that its value isn't known yet: an old number beside a moved slider would be a wrong one. */
function printValue(slider: HTMLInputElement): void {
  const printed = slider.nextElementSibling;
  if (slider.type === 'range' && printed instanceof HTMLInputElement) {
    printed.value = '…';
  }
}

/** Keeps the latest value of a field that isn't hydrated yet, and enters it again when it is. */
function keepInput(event: Event): void {
  const field = event.target as Field;
  if (!isReaders(event) || !isWaitingForHydration(field) || /^(checkbox|radio)$/.test(field.type)) {
    return;
  }
  const earlier = kept.findIndex(({ target }) => target === field);
  if (earlier >= 0) {
    kept.splice(earlier, 1);
  }
  const { value } = field;
  printValue(field as HTMLInputElement);
  keep(field, () => enter(field, value));
}

/** Keys that an island's own handle names in `data-keys`. All others, and those with a modifier, are the browser's. */
function keepKey(event: KeyboardEvent): void {
  const target = event.target as Element;
  const isUsed = target.getAttribute('data-keys')?.split(' ').includes(event.key);
  const isModified = event.ctrlKey || event.metaKey || event.altKey;
  if (!isReaders(event) || !isUsed || isModified || !waitingIsland(target)) {
    return;
  }
  event.preventDefault();
  keep(target, () => target.dispatchEvent(new KeyboardEvent('keydown', event)));
}

/** Returns a function that ends it, for tests: a page does so as long as it lives. */
export function keepEarlyActions(): () => void {
  const listeners = [
    ['click', keepClick],
    ['input', keepInput],
    ['keydown', keepKey],
  ] as [string, EventListener][];
  for (const [type, listener] of listeners) {
    addEventListener(type, listener, true);
  }
  const observer = new MutationObserver(replay);
  observer.observe(document, {
    subtree: true,
    attributeFilter: ['data-has-hydrated', 'data-island-state'],
  });
  return () => {
    observer.disconnect();
    for (const [type, listener] of listeners) {
      removeEventListener(type, listener, true);
    }
  };
}
