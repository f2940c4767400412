import type { ClientModule } from '@docusaurus/types';
import { isFilePath, isPlainClick, showNotice } from '@pt-docs/islands/head';
// Not `window.docusaurus.preload`, which does nothing on a slow connection and cannot say whether a page is here.
import preload from '@pt-docs/islands/navigation';
import { hasSavedPage, shouldLoadDocument } from './tab';

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

/** The page that was asked for last, as long as the reader has gone nowhere else. */
let wanted: URL | null = null;
let notice: HTMLElement | null = null;

function forget(): void {
  wanted = null;
  notice?.remove();
}

function goWhenOnline(): void {
  notice = showNotice('You’re offline. The page opens when the connection is back.', {
    label: 'Stay here',
    run: forget,
  });
}

/** Without its notice, in whose place another one may stand, the reader could not cancel it. */
function goNow(): void {
  if (wanted && notice?.isConnected) {
    location.assign(wanted.href);
  }
}

/** Nothing that the router knows has the name of a file. */
const hasParts = (target: URL) =>
  isFilePath(target.pathname)
    ? Promise.resolve(false)
    : preload(target.pathname).then(
        () => true,
        () => false,
      );

/** Opens a page that's here or saved. For any other the reader stays until the network is back. */
async function openIfHere(link: HTMLElement, target: URL): Promise<void> {
  forget();
  wanted = target;
  const isHere = await hasParts(target);
  const isSaved = !isHere && (await hasSavedPage(target));
  if (wanted !== target) {
    // Looking took a while, and the reader has gone elsewhere.
    return;
  }
  if (isHere) {
    replayed.add(link);
    link.click();
  } else if (isSaved) {
    // Its parts are not here, but the whole page is: saved from another build than the one in this tab.
    location.assign(target.href);
  } else {
    goWhenOnline();
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
      if (target && navigator.onLine && shouldLoadDocument()) {
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
  window.addEventListener('online', goNow);
}

export const onRouteDidUpdate: ClientModule['onRouteDidUpdate'] = ({ location, previousLocation }) => {
  if (location.pathname !== previousLocation?.pathname) {
    forget();
  }
};
