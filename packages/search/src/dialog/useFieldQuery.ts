import { useEffect, useState } from 'react';
import type { Try } from '../results/Changes';
import { useListener } from './useListener';

/** The words in the dialog's field, and how often they were asked: what the reader did after a letter ends with the next one. */
export function useFieldQuery(dialog: HTMLDialogElement, field: HTMLInputElement) {
  const [query, setQuery] = useState(() => field.value.trim());
  const [asked, setAsked] = useState(0);

  /** Asks what is in the field now. */
  function ask() {
    setAsked((times) => times + 1);
    setQuery(field.value.trim());
  }

  const change: Try = (text, select) => {
    field.value = text;
    if (select) {
      field.focus();
      field.setSelectionRange(...select);
    }
    ask();
  };
  const tryQuery: Try = (text) => {
    field.focus();
    change(text);
  };

  useListener(field, 'input', ask);
  // The field is empty only after this event.
  useListener(field.form, 'reset', () => setTimeout(tryQuery, 0, ''));
  // Closed without a choice, it keeps the words for the next time.
  useListener(dialog, 'close', () => (dialog.returnValue ? change('') : ask()));
  // What was typed since the first render, before anything listened.
  useEffect(() => setQuery(field.value.trim()), [field]);

  return { query, asked, change, tryQuery };
}
