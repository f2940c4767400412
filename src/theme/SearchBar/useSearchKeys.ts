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

/**
 * Ctrl/Cmd+K and `/` open the dialog, Ctrl/Cmd+K and Escape close it. DocSearch exports a hook for this, but from
 * the same file as the dialog itself, which would put 105 kB into every page.
 */
export function useSearchKeys({ isWanted, isOpen, onOpen, onClose, typedAhead }: Keys): void {
  useEffect(() => {
    function onKeyDown(event: KeyboardEvent) {
      // Autofill sends key events without a key.
      const key = event.key ?? '';
      const isShortcut = key.toLowerCase() === 'k' && (event.metaKey || event.ctrlKey);
      if (isShortcut || (key === 'Escape' && isWanted)) {
        event.preventDefault();
        (isWanted ? onClose : onOpen)();
      } else if (
        isWanted &&
        !isOpen &&
        key.length === 1 &&
        !event.ctrlKey &&
        !event.metaKey &&
        !event.altKey
      ) {
        event.preventDefault();
        typedAhead.current += key;
      } else if (key === '/' && !isWanted && !isEditing(event)) {
        event.preventDefault();
        onOpen();
      }
    }
    window.addEventListener('keydown', onKeyDown);
    return () => window.removeEventListener('keydown', onKeyDown);
  }, [isWanted, isOpen, onOpen, onClose, typedAhead]);
}
