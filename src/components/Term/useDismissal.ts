import { type RefObject, useEffect } from 'react';

/** Escape and a press elsewhere close what is open. Focus that was inside goes back to the word. */
export function useDismissal(isOpen: boolean, wrapper: RefObject<HTMLElement | null>, close: () => void) {
  useEffect(() => {
    if (!isOpen) {
      return;
    }
    function onKeyDown({ key }: KeyboardEvent) {
      if (key === 'Escape') {
        if (wrapper.current?.contains(document.activeElement)) {
          wrapper.current.querySelector('a')?.focus();
        }
        close();
      }
    }
    function onPointerDown({ target }: PointerEvent) {
      if (!wrapper.current?.contains(target as Node)) {
        close();
      }
    }
    addEventListener('keydown', onKeyDown);
    addEventListener('pointerdown', onPointerDown);
    return () => {
      removeEventListener('keydown', onKeyDown);
      removeEventListener('pointerdown', onPointerDown);
    };
  }, [isOpen, wrapper, close]);
}
