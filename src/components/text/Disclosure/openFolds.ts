const CLOSED = 'details:not([open])';

/**
 * What an address names is open: the folds around it, and the sheet under a heading. Browsers do the first when they load
 * a page, not when the router follows a link.
 */
export function openFolds(hash: string): void {
  const target = document.getElementById(hash.slice(1));
  // The id that a heading used to have is on an element inside it.
  target?.closest('h2, h3')?.nextElementSibling?.closest('[data-sheet]')?.setAttribute('open', '');
  while (target?.closest(CLOSED)) {
    target.closest(CLOSED)?.setAttribute('open', '');
    // The router has scrolled already, to something without a place.
    target.scrollIntoView();
  }
}
