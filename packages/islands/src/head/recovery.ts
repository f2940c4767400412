/**
 * When a script or stylesheet of the page does not arrive or is broken, the server-rendered page stays readable but its
 * controls do nothing, or it looks like none of ours. One reload usually cures it (a deploy replaced the file, a packet was lost). If this page load
 * already is a reload, the reader gets a notice instead: never a loop.
 */
const NOTICE = 'Part of this page could not be loaded: figures and filters may not work.';

/** Longer than scripts take on a slow phone in a slow network; then the reader is told. */
const PATIENCE_MS = 12_000;
/** How long fresh copies of the scripts are waited for before the page is loaded again. */
const REFETCH_MS = 4000;

const isOwnScript = (address = '') => address.includes('/assets/js/');
const isOwnStyle = (address = '') => address.includes('/assets/css/');

export function isHydrated(): boolean {
  return document.documentElement.dataset.hasHydrated === 'true';
}

export function wasReloaded(): boolean {
  const [entry] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  return entry?.type === 'reload';
}

export function showNotice(text: string, action?: { label: string; run: () => void }): HTMLElement {
  document.querySelector('.page-notice')?.remove();
  const notice = document.createElement('div');
  notice.className = 'page-notice';
  notice.setAttribute('role', 'status');
  notice.append(text);
  if (action) {
    const button = document.createElement('button');
    button.type = 'button';
    button.textContent = action.label;
    button.onclick = action.run;
    notice.append(' ', button);
  }
  document.body.append(notice);
  return notice;
}

const ownScripts = () => Array.from(document.scripts, ({ src }) => src).filter(isOwnScript);

const ownStyles = () => Array.from(document.querySelectorAll('link'), ({ href }) => href).filter(isOwnStyle);

/** They may be cached for a year, also an empty or damaged answer: a reload alone would bring it back. */
async function reloadAfresh(): Promise<void> {
  await Promise.allSettled(
    [...ownScripts(), ...ownStyles()].map((src) =>
      fetch(src, { cache: 'reload', signal: AbortSignal.timeout(REFETCH_MS) }).then((answer) =>
        answer.text(),
      ),
    ),
  );
  location.reload();
}

/** It has no entry yet, so it is still loading. */
const isLoading = () => ownScripts().some((src) => !performance.getEntriesByName(src)[0]);

let isDone = false;

/** `cause` is what failed, for the notice. What is only slow is not loaded again: that would take longer still. */
function recover(cause = '', isSlow = false): void {
  if (isHydrated() || isDone) {
    return;
  }
  isDone = true;
  if (wasReloaded() || isSlow) {
    showNotice(`${NOTICE} ${cause}`, { label: 'Retry', run: reloadAfresh });
  } else {
    void reloadAfresh();
  }
}

/** Called when the scripts are asked for. A script that hangs or is empty causes no event: only time tells. */
export function expectHydration(): void {
  setTimeout(() => recover('', isLoading()), PATIENCE_MS);
}

export function watchScripts(): void {
  addEventListener(
    'error',
    ({ target, filename }) => {
      // An element that did not load, or else the window.
      const { src, href } = target as HTMLScriptElement & HTMLLinkElement;
      const address = src ?? href ?? filename;
      if (isOwnScript(address) || isOwnStyle(address)) {
        recover(address);
      }
    },
    true,
  );
  addEventListener('unhandledrejection', ({ reason }) => {
    if (reason?.name === 'ChunkLoadError') {
      recover(reason.message);
    }
  });
}
