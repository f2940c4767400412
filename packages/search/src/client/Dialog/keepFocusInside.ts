const FOCUSABLE = 'a[href], button:not([disabled]), input:not([disabled])';

/**
 * DocSearch remembers the first and last control of the dialog as it opened, of which the last is not shown here; so
 * Tab would leave for the page behind. This goes by what is on the screen now.
 */
export function keepFocusInside(event: KeyboardEvent): void {
  // Asked of every letter: what follows measures the page.
  if (event.key !== 'Tab') {
    return;
  }
  const dialog = event.currentTarget as HTMLElement;
  const controls = Array.from(dialog.querySelectorAll<HTMLElement>(FOCUSABLE)).filter(
    (control) => control.tabIndex >= 0 && control.getClientRects().length > 0,
  );
  const [first, last] = [controls[0], controls.at(-1)];
  const leaves = document.activeElement === (event.shiftKey ? first : last);
  if (leaves) {
    event.preventDefault();
    (event.shiftKey ? last : first)?.focus();
  }
}
