import styles from './styles.module.css';

/** The field goes when it loses focus, so there is never a second one. */
const HINT_ID = 'pt-copy-hint';

function buildField(text: string, label: string): HTMLInputElement {
  const field = document.createElement('input');
  field.className = styles.field ?? '';
  field.value = text;
  field.readOnly = true;
  field.setAttribute('aria-label', label);
  field.setAttribute('aria-describedby', HINT_ID);
  return field;
}

function buildHint(): HTMLElement {
  const hint = document.createElement('span');
  hint.id = HINT_ID;
  hint.className = styles.hint ?? '';
  hint.append('Press Ctrl/Cmd + C to copy');
  return hint;
}

/** The browser refused the clipboard: the text stands selected beside its button and the reader copies it. */
export function copyByHand(button: HTMLButtonElement, text: string, onCopied: () => void): void {
  const field = buildField(text, button.getAttribute('aria-label') ?? button.textContent ?? '');
  const place = document.createElement('span');
  place.className = styles.byHand ?? '';
  place.append(field, buildHint());
  field.addEventListener('blur', () => place.remove());
  field.addEventListener('keydown', ({ key }) => {
    if (key === 'Escape') {
      button.focus();
    }
  });
  field.addEventListener('copy', () =>
    // The browser reads the selection after its handlers: the field must outlive this one.
    setTimeout(() => {
      button.focus();
      onCopied();
    }),
  );
  button.parentElement?.append(place);
  field.focus();
  field.select();
}
