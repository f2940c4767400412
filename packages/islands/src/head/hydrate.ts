import { isFramed } from './isFramed';
import { expectHydration } from './recovery';

/**
 * The server-rendered page needs no script to be read. The application hydrates it when the page has loaded and the browser
 * is idle, or at the first sign that the reader wants to use it, so that it never competes with the first view.
 */
const INTENTS = ['pointermove', 'pointerdown', 'keydown', 'focusin', 'wheel'] as const;

/** The page names the application's scripts, in their order, and what its islands need (plugin/finishPages.ts). */
const scripts = (name: string) =>
  document.querySelector<HTMLMetaElement>(`meta[name="islands-${name}"]`)?.content.split(' ') ?? [];

const asked = new Set<string>();

function load(sources: readonly string[], isOrdered: boolean): void {
  for (const src of sources) {
    if (!asked.has(src)) {
      asked.add(src);
      const script = document.createElement('script');
      script.src = src;
      // The application in the order in which the page names its scripts, as `defer` would; A script that never arrives mustn't block the figures.
      script.async = !isOrdered;
      script.fetchPriority = 'low';
      document.head.append(script);
    }
  }
}

/**
 * Fetched at once and run when it is here. A script element of its own would hold up the page's `load` if it hangs, and
 * a preload that isn't used soon is a warning in the console.
 */
function loadEarly(sources: readonly string[]): void {
  for (const src of sources) {
    fetch(src, { priority: 'low' })
      .then((response) => response.blob())
      .then(() => load([src], false))
      // The application asks for it again.
      .catch(() => {});
  }
}

let isStarted = false;

function loadScripts(): void {
  if (isStarted) {
    return;
  }
  isStarted = true;
  expectHydration();
  for (const intent of INTENTS) {
    removeEventListener(intent, hydrate, true);
  }
  load(scripts('scripts'), true);
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

const PATIENCE_MS = 3_000;

/** A browser that is never idle gets the application all the same. Safari has no requestIdleCallback. */
const afterLoad = () =>
  'requestIdleCallback' in window
    ? requestIdleCallback(loadScripts, { timeout: PATIENCE_MS })
    : setTimeout(loadScripts);

export function hydrateWhenIdle(): void {
  // Styles show what needs scripts.
  document.documentElement.dataset.scripts = 'on';
  for (const intent of INTENTS) {
    addEventListener(intent, hydrate, { capture: true, passive: true });
  }
  if (isFramed()) {
    // In a frame the app waits for an answer, so the page hydrates at once.
    hydrate();
  } else if (!isSparing()) {
    // A page paints when its styles are here: what its figures need doesn't compete with them.
    requestAnimationFrame(() => loadEarly(scripts('first')));
    addEventListener('load', afterLoad, { once: true });
  }
}
