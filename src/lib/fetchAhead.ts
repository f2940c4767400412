/** Where the reader probably goes next: the menu beside the text, and the two links below it. */
const LINKS = '.theme-doc-sidebar-menu a[href^="/docs/"], .pagination-nav a[href]';

/** Safari does not announce idle time. */
const idle = () => new Promise<unknown>((done) => (window.requestIdleCallback ?? setTimeout)(done));

function isOnScreen(link: Element): boolean {
  const { top, bottom, width } = link.getBoundingClientRect();
  return width > 0 && bottom > 0 && top < window.innerHeight;
}

/** Nearest to the page that is shown first: readers go on more often than they leap. */
function pagesFrom(here: string): string[] {
  const links = Array.from(document.querySelectorAll<HTMLAnchorElement>(LINKS));
  const own = links.findIndex(({ pathname }) => pathname === here);
  return links
    .map((link, index) => ({ link, distance: Math.abs(index - own) }))
    .filter(({ link, distance }) => distance > 0 && isOnScreen(link))
    .toSorted((one, other) => one.distance - other.distance)
    .map(({ link }) => link.pathname);
}

/**
 * The framework fetches the main file of a page whose link comes into sight, and the files that it shares with others,
 * its styles among them, only after the click: on a phone's network one more way there and back. Here the pages behind
 * the links in sight are loaded whole, one at a time, whenever the page is at rest. Returns how to stop.
 */
export function fetchAhead(here: string): () => void {
  let isWanted = true;
  async function go(): Promise<void> {
    await idle();
    for (const page of isWanted ? pagesFrom(here) : []) {
      await idle();
      if (!isWanted || !navigator.onLine) {
        return;
      }
      // Does nothing with data saving or on 2g. What fails here is asked for again by the click.
      await Promise.resolve(window.docusaurus.preload(page)).catch(() => undefined);
    }
  }
  void go();
  return () => {
    isWanted = false;
  };
}
