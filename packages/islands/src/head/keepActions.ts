import { isAwake } from './recovery';

/**
 * What the reader does before the page, or a figure on it, is awake is kept and done as soon as it is. Links need no
 * waking and work at once; so does what the browser does by itself (text fields, sliders, disclosure), whose result is
 * handed over afterwards.
 */
type Action = { readonly target: Element; readonly run: () => void };

const kept: Action[] = [];

/** More than a reader does in the seconds before a page is awake. */
const MOST_ACTIONS = 100;

/** The figure around an element, while it is still a drawn picture. */
const drawnFigure = (target: Element) => target.closest('[data-live="drawn"]');

const isAsleep = (target: Element) => !isAwake() || drawnFigure(target) !== null;

/** What has left the page never wakes. */
const isWaiting = ({ target }: Action) => target.isConnected && isAsleep(target);

function keep(target: Element, run: () => void): void {
  if (kept.length < MOST_ACTIONS) {
    kept.push({ target, run });
  }
}

const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve));

let isReplaying = false;

/** A figure that is slow to wake, or never does, holds up nothing but what was done to it. */
const nextReady = () => kept.findIndex((action) => !isWaiting(action));

/** In the order in which they were done; each is drawn before the next, which may need what it opened. */
async function replay(): Promise<void> {
  if (isReplaying || !isAwake()) {
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

/** `inputs` whose state is one of two are clicked again; their first click is taken back. */
const CLICKED = 'button, label, input[type="checkbox"], input[type="radio"], [role="button"]:not(a)';

const isKept = (control: Element) => kept.some(({ target }) => target === control);

/** Outside of figures a second click is impatience, and would undo the first; in a figure it may be meant. */
const isMeant = (control: Element) => control.closest('[data-live]') || !isKept(control);

function keepClick(event: MouseEvent): void {
  const control = event.isTrusted && (event.target as Element).closest?.<HTMLElement>(CLICKED);
  if (!control || !isAsleep(control) || control.closest('.pt-notice')) {
    return;
  }
  event.preventDefault();
  event.stopImmediatePropagation();
  if (isMeant(control)) {
    keep(control, () => control.click());
  }
}

type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/** React takes no notice of a value that was there before it: it has to be told as if it came now. */
function enter(field: Field, value: string): void {
  const { set } = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value') ?? {};
  // By React's own setter first, which writes down what it knows; then past it.
  field.value = '';
  set?.call(field, value);
  for (const type of ['input', 'change']) {
    field.dispatchEvent(new Event(type, { bubbles: true }));
  }
}

function keepInput(event: Event): void {
  const field = event.target as Field;
  if (!event.isTrusted || !isAsleep(field) || /^(checkbox|radio)$/.test(field.type)) {
    return;
  }
  const earlier = kept.findIndex(({ target }) => target === field);
  if (earlier >= 0) {
    kept.splice(earlier, 1);
  }
  const { value } = field;
  keep(field, () => enter(field, value));
}

/** The dialog's own field is none before what was typed ahead stands in it. */
const isTextField = (target: Element) =>
  target.matches('input:not(.DocSearch-Input), select, textarea, [contenteditable]');

const opensSearch = ({ key, ctrlKey, metaKey }: KeyboardEvent) =>
  key === '/' || (key.toLowerCase() === 'k' && (ctrlKey || metaKey));

let isSearchWanted = false;

/** Until all of it is in the dialog's field: a later letter would land ahead of the earlier ones. */
const isHeldForSearch = () => !isAwake() || isKept(document.body);

/** The search keys and what is typed after them; keys on a figure's own handles, which the browser knows nothing of. */
function keepKey(event: KeyboardEvent): void {
  const target = event.target as Element;
  const { key, ctrlKey, metaKey, shiftKey, altKey } = event;
  if (!event.isTrusted || !key || isTextField(target) || key === 'Tab') {
    return;
  }
  const isShortcut = ctrlKey || metaKey;
  const isForSearch =
    isHeldForSearch() && (opensSearch(event) || (isSearchWanted && key.length === 1 && !isShortcut));
  const isForFigure = drawnFigure(target) && !target.matches('button, summary, a');
  if (!isForSearch && !isForFigure) {
    return;
  }
  event.preventDefault();
  if (isForSearch) {
    // The application may listen already, and would do now what is done again in its turn.
    event.stopImmediatePropagation();
    if (isSearchWanted && isShortcut) {
      // Impatience, as with a second click.
      return;
    }
    isSearchWanted = true;
  }
  const receiver = isForSearch ? document.body : target;
  keep(receiver, () =>
    receiver.dispatchEvent(
      new KeyboardEvent('keydown', {
        key,
        ctrlKey,
        metaKey,
        shiftKey,
        altKey,
        bubbles: true,
        cancelable: true,
      }),
    ),
  );
}

/** Said on the window once somebody listens to the app around the frame (src/embed/listen.ts). */
export const LISTENING = 'pt-listening';

/** An app has one thing to say at the start; more is a flood. */
const MOST_MESSAGES = 5;

/** Keeps what the parent says before anyone listens; who says it is checked when it is heard. */
function keepMessages(): void {
  const early: MessageEventInit[] = [];
  const keepMessage = ({ data, origin, source }: MessageEvent) => {
    if (source === parent && early.length < MOST_MESSAGES) {
      early.push({ data, origin, source });
    }
  };
  addEventListener('message', keepMessage);
  addEventListener(
    LISTENING,
    () => {
      removeEventListener('message', keepMessage);
      for (const message of early) {
        dispatchEvent(new MessageEvent('message', message));
      }
    },
    { once: true },
  );
}

export function keepActionsUntilAwake(): void {
  addEventListener('click', keepClick, true);
  addEventListener('input', keepInput, true);
  addEventListener('keydown', keepKey, true);
  if (parent !== window) {
    keepMessages();
  }
  new MutationObserver(replay).observe(document, {
    subtree: true,
    attributeFilter: ['data-has-hydrated', 'data-live'],
  });
}
