import { isFramed } from './isFramed';
import { wasReloaded } from './recovery';

/**
 * The server-rendered page needs no script to be read. The application hydrates it once it is idle, or at the first sign that
 * the reader wants to use it, so that it never competes with the first view.
 */
const INTENTS = ['pointermove', 'pointerdown', 'touchstart', 'keydown', 'focusin', 'wheel'] as const;

/**
 * A page that nobody has touched for this long is being read. Hydrating earlier would keep a slow phone's processor busy
 * just when the reader is about to scroll: measured with `npm run bench:lighthouse`, about 1 s of blocked time on a doc page.
 */
const IDLE_MS = 6000;

/** A page with this meta element hydrates as soon as it has loaded. */
export const HYDRATE_NOW_META = 'islands-hydrate-now';

/** The page names the application's scripts, in their order (plugin/slimming/deferScripts.ts). */
const scripts = () =>
  document.querySelector<HTMLMetaElement>('meta[name="islands-scripts"]')?.content.split(' ') ?? [];

let isStarted = false;

function loadScripts(): void {
  if (isStarted) {
    return;
  }
  isStarted = true;
  for (const intent of INTENTS) {
    removeEventListener(intent, hydrate, true);
  }
  for (const src of scripts()) {
    const script = document.createElement('script');
    script.src = src;
    // In the order in which the page names them, as `defer` would.
    script.async = false;
    document.head.append(script);
  }
}

/** As `defer`: the application takes over a whole page, not half of one. */
function hydrate(): void {
  if (document.readyState === 'loading') {
    addEventListener('DOMContentLoaded', loadScripts, { once: true });
  } else {
    loadScripts();
  }
}

type Connection = { saveData?: boolean; effectiveType?: string };

/** Docusaurus applies the same rule before it prefetches. */
export function isSparing(): boolean {
  const { connection } = navigator as Navigator & { connection?: Connection };
  return Boolean(connection?.saveData || connection?.effectiveType?.includes('2g'));
}

function afterLoad(): void {
  // Someone who reloads a page, or recovery.ts in their place, waits for it.
  const isAwaited = wasReloaded() || document.querySelector(`meta[name="${HYDRATE_NOW_META}"]`);
  // Safari has no requestIdleCallback.
  setTimeout(() => (window.requestIdleCallback ?? setTimeout)(loadScripts), isAwaited ? 0 : IDLE_MS);
}

/** The theme renders its colour-mode button disabled. Here a click is kept, so the button may be pressed at once. */
function enableButtons(): void {
  for (const button of document.querySelectorAll<HTMLButtonElement>('.navbar button:disabled')) {
    button.disabled = false;
  }
}

export function hydrateWhenIdle(): void {
  // Styles show what needs scripts.
  document.documentElement.dataset.scripts = 'on';
  addEventListener('DOMContentLoaded', enableButtons);
  for (const intent of INTENTS) {
    addEventListener(intent, hydrate, { capture: true, passive: true });
  }
  if (isFramed()) {
    // The page around the frame waits for an answer.
    hydrate();
  } else if (!isSparing()) {
    addEventListener('load', afterLoad, { once: true });
  }
}
