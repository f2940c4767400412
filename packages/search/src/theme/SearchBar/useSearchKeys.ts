import { type RefObject, useEffect } from 'react';

type Keys = {
  readonly isWanted: boolean;
  readonly onOpen: () => void;
  readonly onClose: () => void;
  readonly typedAhead: RefObject<string>;
};

function isEditing({ target }: KeyboardEvent): boolean {
  return (
    target instanceof HTMLElement &&
    (target.isContentEditable || /^(INPUT|SELECT|TEXTAREA)$/.test(target.tagName))
  );
}

const isLetter = (event: KeyboardEvent) =>
  event.key.length === 1 && !event.ctrlKey && !event.metaKey && !event.altKey;

const isShortcut = (event: KeyboardEvent) =>
  event.key.toLowerCase() === 'k' && (event.metaKey || event.ctrlKey);

/** What a key does to the dialog; `null` when it means something else. */
function meaningOf(event: KeyboardEvent, isWanted: boolean): 'open' | 'close' | 'keep' | null {
  if (isShortcut(event)) {
    return isWanted ? 'close' : 'open';
  }
  if (isWanted) {
    return event.key === 'Escape' ? 'close' : isLetter(event) && !isEditing(event) ? 'keep' : null;
  }
  return event.key === '/' && !isEditing(event) ? 'open' : null;
}

/** Past React's own setter for the value, so that it takes notice. */
function append(letter: string, field: HTMLInputElement): void {
  const { length } = field.value;
  field.setRangeText(letter, length, length, 'end');
  field.dispatchEvent(new Event('input', { bubbles: true }));
}

/** A letter typed before the dialog has the focus: into its field if that was just drawn, else kept for it. */
function keep(event: KeyboardEvent, typedAhead: RefObject<string>): void {
  const field = document.querySelector<HTMLInputElement>('.DocSearch-Input');
  if (field) {
    // The letter goes to where the focus is when this handler ends.
    field.focus();
    // Not by itself when it was typed before the page was hydrated: for the browser that key is long over (src/boot/keepActions.ts).
    if (!event.isTrusted) {
      append(event.key, field);
    }
  } else {
    event.preventDefault();
    typedAhead.current += event.key;
  }
}

/**
 * Ctrl/Cmd+K and `/` open the dialog, Ctrl/Cmd+K and Escape close it. DocSearch exports a hook for this, but from
 * the same file as the dialog itself, which would put 105 kB into every page.
 */
export function useSearchKeys({ isWanted, onOpen, onClose, typedAhead }: Keys): void {
  useEffect(() => {
    function onKeyDown(event: KeyboardEvent) {
      // Autofill sends key events without a key.
      const meaning = event.key ? meaningOf(event, isWanted) : null;
      if (meaning === 'keep') {
        keep(event, typedAhead);
      } else if (meaning) {
        event.preventDefault();
        (meaning === 'open' ? onOpen : onClose)();
      }
    }
    window.addEventListener('keydown', onKeyDown);
    return () => window.removeEventListener('keydown', onKeyDown);
  }, [isWanted, onOpen, onClose, typedAhead]);
}
