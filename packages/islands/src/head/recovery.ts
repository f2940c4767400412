/**
 * When a script of the page does not arrive or is broken, the server-rendered page stays readable but its
 * controls do nothing. One reload usually cures it (a deploy replaced the file, a packet was lost). If this page load
 * already is a reload, the reader gets a notice instead: never a loop.
 */
const NOTICE = 'Part of this page could not be loaded: figures and filters may not work.';

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

function recover(): void {
  if (isHydrated() || recover.done) {
    return;
  }
  recover.done = true;
  if (!wasReloaded()) {
    location.reload();
    return;
  }
  const show = () => showNotice(NOTICE, { label: 'Retry', run: () => location.reload() });
  if (document.body) {
    show();
  } else {
    addEventListener('DOMContentLoaded', show);
  }
}
recover.done = false;

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
