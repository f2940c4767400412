const STOPS = 'a[href], button, input, summary, [tabindex="0"]';

const isVisible = (element: HTMLElement) =>
  element.getClientRects().length > 0 && !element.matches('details:not([open]) > :not(summary) *');

/** Takes the modal that is open away, and says what opened it. */
let release: (() => HTMLElement | null) | undefined;

/**
 * Opens a dialog that covers the page and keeps the focus in it until it is closed. `showModal()` would make the page behind
 * it inert, for which the browser computes the style of every element: 100 to 200 ms on a slow phone, up to 700 on a long
 * page. The dialog says `aria-modal` itself, and its styles put it above the page.
 * One at a time: two that keep the focus take it from each other. A dialog that's closed with a value was left for it, so
 * what opened it doesn't get the focus back.
 */
export function openModal(dialog: HTMLDialogElement): void {
  const opener = release?.() ?? (document.activeElement as HTMLElement | null);
  const until = new AbortController();
  const listen = { capture: true, signal: until.signal };
  dialog.returnValue = '';
  dialog.show();
  release = () => {
    until.abort();
    dialog.close();
    release = undefined;
    return opener;
  };
  addEventListener(
    'keydown',
    (event) => {
      if (event.key === 'Escape' && !event.isComposing) {
        event.preventDefault();
        dialog.close();
      } else if (event.key === 'Tab') {
        const stops = Array.from(dialog.querySelectorAll<HTMLElement>(STOPS)).filter(isVisible);
        const [from, to] = event.shiftKey ? [stops[0], stops.at(-1)] : [stops.at(-1), stops[0]];
        if (document.activeElement === from || !dialog.contains(document.activeElement)) {
          event.preventDefault();
          to?.focus();
        }
      }
    },
    listen,
  );
  dialog.addEventListener(
    'close',
    () => {
      until.abort();
      release = undefined;
      if (!dialog.returnValue) {
        opener?.focus({ preventScroll: true });
      }
    },
    { signal: until.signal },
  );
}
