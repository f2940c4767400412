/**
 * Who uses a dialog that covers the page (head/openModal.ts) keeps the focus in it. The theme focuses the start of a page when
 * it arrives, which may be a moment after the reader has opened the search.
 */
function keepModalFocus({ target, relatedTarget }: FocusEvent): void {
  const dialog = document.querySelector('dialog[open][aria-modal]');
  if (dialog?.contains(relatedTarget as Node | null) && !dialog.contains(target as Node)) {
    (relatedTarget as HTMLElement).focus();
  }
}

if (typeof window !== 'undefined') {
  addEventListener('focusin', keepModalFocus);
}
