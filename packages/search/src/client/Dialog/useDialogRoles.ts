import { type RefObject, useEffect } from 'react';
import { keepFocusInside } from './keepFocusInside';

/**
 * DocSearch calls its whole dialog a button that controls lists, by ids that it gives to none of them. What is told to
 * readers who hear the page is put right here, and again whenever DocSearch writes it anew.
 */
const WRONG_ON_DIALOG = ['aria-expanded', 'aria-haspopup', 'aria-labelledby', 'aria-controls'];
const WRONG_ON_FIELD = ['aria-controls'];

function without(element: Element, names: readonly string[]): MutationObserver {
  const remove = () => {
    for (const name of names) {
      element.removeAttribute(name);
    }
  };
  const observer = new MutationObserver(remove);
  remove();
  observer.observe(element, { attributeFilter: [...names] });
  return observer;
}

/** Told anew for each attempt, which draws another dialog. */
export function useDialogRoles(host: RefObject<HTMLElement | null>, attempt: number): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt draws other elements
  useEffect(() => {
    const dialog = host.current?.querySelector<HTMLElement>('.DocSearch-Container');
    const field = dialog?.querySelector('.DocSearch-Input');
    if (!dialog || !field) {
      return;
    }
    dialog.setAttribute('role', 'dialog');
    dialog.setAttribute('aria-modal', 'true');
    dialog.setAttribute('aria-label', 'Search');
    dialog.setAttribute('tabindex', '-1');
    for (const frame of dialog.querySelectorAll('header, footer')) {
      frame.setAttribute('role', 'none');
    }
    const observers = [without(dialog, WRONG_ON_DIALOG), without(field, WRONG_ON_FIELD)];
    dialog.addEventListener('keydown', keepFocusInside);
    return () => {
      dialog.removeEventListener('keydown', keepFocusInside);
      for (const observer of observers) {
        observer.disconnect();
      }
    };
  }, [host, attempt]);
}
