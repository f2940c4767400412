/**
 * When a script of the page does not arrive or is broken, the server-rendered page stays readable but its
 * controls do nothing. One reload usually cures it (a deploy replaced the file, a packet was lost). If this page load
 * already is a reload, the reader gets a notice instead: never a loop.
 */
const NOTICE = 'Part of this page could not be loaded: figures and filters may not work.';

/** Longer than scripts take on a slow phone in a slow network; then the reader is told. */
const PATIENCE_MS = 12_000;
/** How long fresh copies of the scripts are waited for before the page is loaded again. */
const REFETCH_MS = 4000;

const isOwnScript = (address: string | undefined) => Boolean(address?.includes('/assets/js/'));

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

/** Scripts may be cached for a year, also an empty or damaged answer: a reload alone would bring it back. */
async function reloadAfresh(): Promise<void> {
  await Promise.allSettled(
    performance
      .getEntriesByType('resource')
      .filter(({ name }) => isOwnScript(name))
      .map(async ({ name }) =>
        (await fetch(name, { cache: 'reload', signal: AbortSignal.timeout(REFETCH_MS) })).text(),
      ),
  );
  location.reload();
}

/** Has no entry yet: it is on its way. */
const isLoading = () =>
  Array.from(document.scripts).some(
    ({ src }) => isOwnScript(src) && performance.getEntriesByName(src).length === 0,
  );

/** What is only slow is not loaded again: that would take longer still. */
function recover(isSlow = false): void {
  if (isHydrated() || recover.done) {
    return;
  }
  recover.done = true;
  if (!wasReloaded() && !isSlow) {
    void reloadAfresh();
    return;
  }
  const show = () => showNotice(NOTICE, { label: 'Retry', run: () => void reloadAfresh() });
  if (document.body) {
    show();
  } else {
    addEventListener('DOMContentLoaded', show);
  }
}
recover.done = false;

/** Called when the scripts are asked for. A script that hangs or is empty causes no event: only time tells. */
export function expectHydration(): void {
  setTimeout(() => recover(isLoading()), PATIENCE_MS);
}

export function watchScripts(): void {
  addEventListener(
    'error',
    (event) => {
      const { target } = event;
      if (target instanceof HTMLScriptElement ? isOwnScript(target.src) : isOwnScript(event.filename)) {
        recover();
      }
    },
    true,
  );
  addEventListener('unhandledrejection', (event) => {
    if (String(event.reason?.name).includes('ChunkLoadError')) {
      recover();
    }
  });
}
