import { type RefObject, useEffect } from 'react';

type Keys = {
  readonly isWanted: boolean;
  readonly isOpen: boolean;
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
function meaningOf(event: KeyboardEvent, { isWanted, isOpen }: Keys): 'open' | 'close' | 'keep' | null {
  if (isShortcut(event)) {
    return isWanted ? 'close' : 'open';
  }
  if (isWanted) {
    return event.key === 'Escape' ? 'close' : !isOpen && isLetter(event) ? 'keep' : null;
  }
  return event.key === '/' && !isEditing(event) ? 'open' : null;
}

/**
 * Ctrl/Cmd+K and `/` open the dialog, Ctrl/Cmd+K and Escape close it. DocSearch exports a hook for this, but from
 * the same file as the dialog itself, which would put 105 kB into every page.
 */
export function useSearchKeys(keys: Keys): void {
  const { isWanted, isOpen, onOpen, onClose, typedAhead } = keys;
  useEffect(() => {
    function onKeyDown(event: KeyboardEvent) {
      // Autofill sends key events without a key.
      const meaning = event.key ? meaningOf(event, { isWanted, isOpen, onOpen, onClose, typedAhead }) : null;
      if (meaning === null) {
        return;
      }
      event.preventDefault();
      if (meaning === 'keep') {
        typedAhead.current += event.key;
      } else {
        (meaning === 'open' ? onOpen : onClose)();
      }
    }
    window.addEventListener('keydown', onKeyDown);
    return () => window.removeEventListener('keydown', onKeyDown);
  }, [isWanted, isOpen, onOpen, onClose, typedAhead]);
}
