import { isFramed } from './isFramed';
import { expectHydration } from './recovery';

/**
 * The server-rendered page needs no script to be read. The application hydrates it when the page has loaded and the browser
 * is idle, or at the first sign that the reader wants to use it, so that it never competes with the first view.
 */
const INTENTS = ['pointermove', 'pointerdown', 'keydown', 'focusin', 'wheel'] as const;

/** The page names the application's scripts, in their order (plugin/template.ts). */
const scripts = () =>
  document.querySelector<HTMLMetaElement>('meta[name="islands-scripts"]')?.content.split(' ') ?? [];

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
  for (const src of scripts()) {
    const script = document.createElement('script');
    script.src = src;
    // In the order in which the page names them, as `defer` would.
    script.async = false;
    script.fetchPriority = 'low';
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
    addEventListener('load', afterLoad, { once: true });
  }
}
