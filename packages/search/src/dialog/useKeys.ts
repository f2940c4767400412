import { useListener } from './useListener';

type Keys = {
  readonly onStep: (by: 1 | -1) => void;
  readonly onEnter: (event: KeyboardEvent) => void;
};

/** Arrows step wherever the focus is, letters go into the field, and Enter in the field opens. */
export function useKeys(dialog: HTMLDialogElement, field: HTMLInputElement, { onStep, onEnter }: Keys): void {
  useListener(dialog, 'keydown', (event) => {
    const { key, ctrlKey, metaKey, altKey, isComposing, target } = event;
    const isLetter = key.length === 1 && key !== ' ' && !ctrlKey && !metaKey && !altKey;
    if (isComposing) {
      return;
    }
    if (key === 'ArrowDown' || key === 'ArrowUp') {
      event.preventDefault();
      onStep(key === 'ArrowDown' ? 1 : -1);
    } else if (isLetter && target !== field) {
      // The field has to have the focus when this handler ends: the browser then types the letter there.
      field.focus();
    } else if (key === 'Enter' && target === field) {
      onEnter(event);
    }
  });
}
