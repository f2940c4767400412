import { letLinksWork } from './earlyEvents';

/**
 * When a script or stylesheet of the page does not arrive or is broken, the server-rendered page stays readable but its
 * controls do nothing, or it looks like none of ours. One reload usually cures it (a deploy replaced the file, a packet was
 * lost), but only if the server has the page: otherwise it would replace a readable page by the browser's error page. The
 * reader gets a notice instead, as when this load already is a reload (never a loop), or when they have done something that
 * a reload would undo, such as opening the menu.
 */
const NOTICE = 'Part of this page could not be loaded: figures and filters may not work.';
const OFFLINE = 'The connection was lost before all of this page arrived: figures and filters may not work.';

/** Longer than scripts take on a slow phone in a slow network; then the reader is told. */
const PATIENCE_MS = 12_000;
/** How long fresh copies of the scripts are waited for before the page is loaded again. */
const REFETCH_MS = 4000;

/** The head's file, without which nothing else is asked for. */
const isHeadFile = (address: string) => address.startsWith(`${location.origin}/assets/head.`);

/** A browser's extension may have a folder of the same name. */
const isOwnScript = (address = '') =>
  address.startsWith(`${location.origin}/assets/js/`) || isHeadFile(address);
const isOwnStyle = (address = '') => address.startsWith(`${location.origin}/assets/css/`);

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

const fetchAfresh = async (address: string) =>
  (await fetch(address, { cache: 'reload', signal: AbortSignal.timeout(REFETCH_MS) })).text();

/** Whether the server answers with a page of ours, and not a network that wants the reader to sign in. */
const isPageThere = () =>
  fetchAfresh(location.href).then(
    (text) => text.includes('islands-scripts'),
    () => false,
  );

/** Scripts may be cached for a year, also an empty or damaged answer: a reload alone would bring it back. */
async function reloadAfresh(cause: string): Promise<void> {
  if (await isPageThere()) {
    await Promise.allSettled([...ownScripts(), ...ownStyles()].map(fetchAfresh));
    location.reload();
  } else {
    tell(`${OFFLINE} ${cause}`, cause);
  }
}

const tell = (text: string, cause: string) =>
  showNotice(text, { label: 'Retry', run: () => void reloadAfresh(cause) });

/** It has no entry yet, so it is still loading. */
const isLoading = () => ownScripts().some((src) => !performance.getEntriesByName(src)[0]);

let isDone = false;
/** The reader has clicked or typed: what that opened would be gone after a reload. */
let hasActed = false;

/** `cause` is what failed, for the notice. What is only slow is not loaded again: that would take longer still. */
function recover(cause = '', isSlow = false): void {
  if (isHydrated() || isDone) {
    return;
  }
  isDone = true;
  if (wasReloaded() || isSlow || hasActed) {
    tell(`${NOTICE} ${cause}`, cause);
  } else {
    void reloadAfresh(cause);
  }
}

/** Called when the scripts are asked for. A script that hangs or is empty causes no event: only time tells. */
function expectHydration(): void {
  setTimeout(() => recover('', isLoading()), PATIENCE_MS);
}

/** After this time the reader is told, and controls that are links work. */
function expectHeadFile(): void {
  setTimeout(() => {
    if (window.takeEarlyEvents) {
      letLinksWork();
      recover('', isLoading());
    }
  }, PATIENCE_MS);
}

/** Recovers when a script or stylesheet of ours fails to load, throws or never arrives. */
export function watchScripts(): void {
  window.expectHydration = expectHydration;
  expectHeadFile();
  for (const type of ['pointerdown', 'keydown']) {
    addEventListener(type, () => {
      hasActed = true;
    });
  }
  addEventListener(
    'error',
    ({ target, filename }) => {
      // An element that did not load, or else the window.
      const { src, href } = target as HTMLScriptElement & HTMLLinkElement;
      const address = src ?? href ?? filename;
      if (isOwnScript(address) || isOwnStyle(address)) {
        recover(address);
        if (isHeadFile(address)) {
          letLinksWork();
        }
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
