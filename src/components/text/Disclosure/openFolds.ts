const CLOSED = 'details:not([open])';

/**
 * What an address names is open: the folds around it, and of a metric's heading the first fold of its sheet. Browsers do
 * the first when they load a page, not when the router follows a link.
 */
export function openFolds(hash: string): void {
  const target = document.getElementById(hash.slice(1));
  target?.nextElementSibling?.querySelector('[data-sheet] details')?.setAttribute('open', '');
  while (target?.closest(CLOSED)) {
    target.closest(CLOSED)?.setAttribute('open', '');
    // The router has scrolled already, to something without a place.
    target.scrollIntoView();
  }
}
