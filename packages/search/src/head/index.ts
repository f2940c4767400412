/**
 * In the head of every page: opens the search dialog, which is in the page's HTML, at the first tap or key. What is typed
 * stays in the field until the search script is here.
 */
import { loadIsland, openModal } from '@pt-docs/islands/head';
import { GO_EVENT, searchDialog } from '../client/config';
import { startWorkerEarly } from '../client/earlyWorker';
import { opensBySlash } from '../client/slash';

/** Not a field or a link that opens the dialog on its way. */
const BUTTON = '[aria-haspopup][data-opens-search]';

type DialogIsland = typeof import('../dialog');

/** A second tap, meant for the button that the dialog now covers, must not close it or take the focus. */
const DOUBLE_TAP_MS = 500;
const DOUBLE_TAP_PX = 24;
let openedBy: MouseEvent | undefined;

const isSecondTap = ({ timeStamp, clientX, clientY }: MouseEvent, first: MouseEvent | undefined) =>
  first !== undefined &&
  timeStamp - first.timeStamp < DOUBLE_TAP_MS &&
  Math.hypot(clientX - first.clientX, clientY - first.clientY) < DOUBLE_TAP_PX;

const fieldOf = (dialog: HTMLDialogElement) => dialog.querySelector('input') as HTMLInputElement;

/** What answers and what shows answers, side by side. */
function prepare(dialog: HTMLDialogElement): Promise<DialogIsland> {
  startWorkerEarly(dialog.dataset.worker);
  return loadIsland<DialogIsland>('search');
}

function load(dialog: HTMLDialogElement): void {
  delete dialog.dataset.failed;
  prepare(dialog).then(
    ({ enhance }) => enhance(dialog),
    () => {
      dialog.dataset.failed = '';
    },
  );
}

/** A word or a phrase, as in DocSearch; more than that was marked for something else. */
const MOST_SELECTED = 64;

function selectedText(): string {
  const text = String(getSelection()).trim();
  return text.length <= MOST_SELECTED ? text : '';
}

/** Back closes the dialog: while it's open, an entry of its own in the history stands for it, with this mark. */
const MARK = 'ptSearch';
const isMarked = () => Boolean(history.state?.[MARK]);
let wasMarked = isMarked();
let { href: address } = location;

function markEntry(): void {
  try {
    if (!isMarked()) {
      history.pushState({ ...history.state, [MARK]: true }, '');
    }
  } catch {
    // Some browsers refuse many entries in a short time: Back then leaves the page.
  }
  wasMarked = isMarked();
  address = location.href;
}

/** By the application, once its router is there. */
function go(url: string): void {
  if (url && dispatchEvent(new CustomEvent(GO_EVENT, { detail: url, cancelable: true }))) {
    location.assign(url);
  }
}

/** Where the closed dialog leads to once its entry is gone; undefined while no entry is going. */
let leavingTo: string | undefined;

function leaveEntry(url: string): void {
  leavingTo = url;
  history.back();
}

/** Its entry goes first, so that Back leads from the page that is opened to this one. */
function onClose({ target }: Event): void {
  const { returnValue } = target as HTMLDialogElement;
  if (isMarked()) {
    leaveEntry(returnValue);
  } else {
    go(returnValue);
  }
}

/** The application needn't know of an entry of the same page: it would scroll to its top. */
function onPopState(event: PopStateEvent): void {
  const dialog = searchDialog();
  const isOwn = wasMarked !== isMarked() && location.href === address;
  const url = leavingTo;
  leavingTo = undefined;
  wasMarked = isMarked();
  if (isOwn) {
    event.stopImmediatePropagation();
  }
  if (url === undefined && isMarked()) {
    // By Forward.
    leaveEntry('');
  } else if (url === undefined) {
    dialog?.close();
  } else if (dialog?.open) {
    // Opened again meanwhile.
    markEntry();
  } else {
    go(url);
  }
}

/** Opens the dialog with a query, with the words marked on the page, or with what was typed before. */
function open(dialog: HTMLDialogElement, query = '', opener?: HTMLElement): void {
  if (dialog.open) {
    return;
  }
  const selected = query ? '' : selectedText();
  // Before the focus moves, at which the page asks for its application.
  load(dialog);
  // Some browsers don't focus a button that is clicked, and a shortcut comes from nowhere: this is what gets the focus back.
  if (document.activeElement === document.body) {
    (opener ?? document.querySelector<HTMLElement>(BUTTON))?.focus({
      preventScroll: true,
    });
  }
  openModal(dialog);
  markEntry();
  dialog.addEventListener('close', onClose, { once: true });
  const field = fieldOf(dialog);
  field.value = query || selected || field.value;
  field.dispatchEvent(new Event('input', { bubbles: true }));
  field.focus();
  if (!query) {
    // Marked on the page, or kept from before: whoever wants something else just types.
    field.select();
  }
}

function onClick(event: MouseEvent): void {
  const dialog = searchDialog();
  const target = event.target as Element;
  const opener = target.closest?.<HTMLElement>('[data-opens-search]');
  const isModified = event.ctrlKey || event.metaKey || event.shiftKey;
  if (!dialog || isModified) {
    return;
  }
  if (opener) {
    event.preventDefault();
    // No one else has to do anything about it, now or once the page is hydrated.
    event.stopImmediatePropagation();
    openedBy = event;
    open(dialog, opener.dataset.opensSearch, opener);
  } else if (dialog.open && isSecondTap(event, openedBy)) {
    event.stopImmediatePropagation();
    fieldOf(dialog).focus();
  } else if (target === dialog || target.closest?.('[data-closes-search]')) {
    event.stopImmediatePropagation();
    dialog.close();
  } else if (target.closest?.('[data-retries-search]')) {
    event.stopImmediatePropagation();
    load(dialog);
  }
}

/** In a field a slash is a letter. */
const isEditing = (target: EventTarget | null) =>
  Boolean((target as Element).closest?.('input, select, textarea, [contenteditable]'));

/** Ctrl or Cmd with K opens and closes the dialog. A slash only opens it. */
function onKeyDown(event: KeyboardEvent): void {
  const { key, ctrlKey, metaKey, altKey, repeat, target } = event;
  const dialog = searchDialog();
  // Autofill sends key events without a key.
  const isShortcut = key?.toLowerCase() === 'k' && (ctrlKey || metaKey) && !altKey;
  const isSlash = key === '/' && !ctrlKey && !metaKey && !altKey && !isEditing(target) && opensBySlash();
  if (dialog && (isShortcut || isSlash)) {
    event.preventDefault();
    event.stopImmediatePropagation();
    if (!dialog.open) {
      open(dialog);
    } else if (isShortcut && !repeat) {
      dialog.close();
    }
  }
}

/** A field of the page that is the dialog's: what is typed or pasted goes on in there. */
function onInput({ target }: Event): void {
  const dialog = searchDialog();
  const field = target as HTMLInputElement;
  if (dialog && field.dataset.opensSearch === '') {
    open(dialog, field.value);
    field.value = '';
  }
}

addEventListener('click', onClick, true);
addEventListener('input', onInput, true);
addEventListener('keydown', onKeyDown, true);
addEventListener('popstate', onPopState, true);
if (isMarked()) {
  // The page was loaded again while the dialog was open: on its entry, Back would do nothing that can be seen.
  leaveEntry('');
}
// A pointer on the button, or a finger that is about to lift.
addEventListener(
  'pointerover',
  ({ target }) => {
    const dialog = searchDialog();
    if (dialog && (target as Element).closest?.(BUTTON)) {
      prepare(dialog).catch(() => undefined);
    }
  },
  true,
);
