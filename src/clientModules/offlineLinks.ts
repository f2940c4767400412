import { showNotice } from '../boot/recovery';
import { isPlainClick } from '../lib/isPlainClick';
// Not `window.docusaurus.preload`, which does nothing on a slow connection and cannot say whether a page is here.
import preload from '../navigation/preload';
import { isFilePath } from '../offline/isFilePath';
import { hasNewerBuild, hasSavedPage } from '../offline/tab';

/**
 * A link clicked without network would end on the browser's error page and lose the reader's place. Pages
 * whose parts are already here open as usual; for others the reader stays, and goes on when the network is back.
 */
function internalTarget(event: MouseEvent): URL | null {
  const link = (event.target as Element | null)?.closest?.('a[href]');
  if (!(link instanceof HTMLAnchorElement) || link.target || link.origin !== location.origin) {
    return null;
  }
  return isPlainClick(event) && link.pathname !== location.pathname ? new URL(link.href) : null;
}

let waitingFor: URL | null = null;

function goWhenOnline(target: URL): void {
  waitingFor = target;
  showNotice('You are offline. The page opens when the connection is back.', {
    label: 'Stay here',
    run: () => {
      waitingFor = null;
      document.querySelector('.pt-notice')?.remove();
    },
  });
}

/** Nothing that the router knows has the name of a file. */
const hasParts = (target: URL) =>
  isFilePath(target.pathname)
    ? Promise.resolve(false)
    : preload(target.pathname).then(
        () => true,
        () => false,
      );

async function openIfHere(link: HTMLElement, target: URL): Promise<void> {
  if (await hasParts(target)) {
    replayed.add(link);
    link.click();
  } else if (await hasSavedPage(target)) {
    // Its parts are not here, but the whole page is: saved from another build than the one in this tab.
    location.assign(target.href);
  } else {
    goWhenOnline(target);
  }
}

/** Links whose click is our own second one, to be left to the router. */
const replayed = new WeakSet<Element>();

if (typeof window !== 'undefined') {
  // Before the router's links, after whoever listens on the window: the cards of terms (terms.ts).
  document.addEventListener(
    'click',
    (event) => {
      // A first tap on a term, which shows its card.
      if (event.defaultPrevented) {
        return;
      }
      const target = internalTarget(event);
      if (target && navigator.onLine && hasNewerBuild()) {
        // Not for the router: the browser loads the newer page itself.
        event.stopPropagation();
      }
      if (navigator.onLine) {
        return;
      }
      const link = (event.target as Element | null)?.closest?.('a');
      if (!target || !link || replayed.delete(link)) {
        return;
      }
      event.preventDefault();
      event.stopPropagation();
      void openIfHere(link, target);
    },
    true,
  );
  window.addEventListener('online', () => {
    if (waitingFor) {
      location.assign(waitingFor.href);
    }
  });
}
