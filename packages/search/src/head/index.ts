/**
 * In the head of every page: opens the search dialog, which is in the page's HTML, at the first tap or key. What is typed
 * stays in the field until the search script is here.
 */
import { loadIsland, openModal } from '@pt-docs/islands/head';
import { searchDialog } from '../client/config';
import { startWorkerEarly } from '../client/earlyWorker';
import { opensBySlash } from '../client/slash';

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

function open(dialog: HTMLDialogElement, query = '', opener?: HTMLElement): void {
  if (dialog.open) {
    return;
  }
  const selected = query ? '' : selectedText();
  // Before the focus moves, at which the page asks for its application.
  load(dialog);
  // Some browsers don't focus a button that is clicked, and a shortcut comes from nowhere: this is what gets the focus back.
  if (document.activeElement === document.body) {
    (opener ?? document.querySelector<HTMLElement>('button[data-opens-search]'))?.focus({
      preventScroll: true,
    });
  }
  openModal(dialog);
  const field = fieldOf(dialog);
  field.value = query || selected;
  field.dispatchEvent(new Event('input', { bubbles: true }));
  field.focus();
  if (selected) {
    // Whoever wants something else just types.
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

function onKeyDown(event: KeyboardEvent): void {
  const { key, ctrlKey, metaKey, altKey, repeat, target } = event;
  const dialog = searchDialog();
  // Autofill sends key events without a key.
  const isShortcut = key?.toLowerCase() === 'k' && (ctrlKey || metaKey);
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
// A pointer on the button, or a finger that is about to lift.
addEventListener(
  'pointerover',
  ({ target }) => {
    const dialog = searchDialog();
    if (dialog && (target as Element).closest?.('button[data-opens-search]')) {
      prepare(dialog).catch(() => undefined);
    }
  },
  true,
);
