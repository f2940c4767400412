import { isFramed } from '../../../embed/src/head/embedMemory';
import { SAVED_META } from '../../../offline/src/client/names';
import { wasReloaded } from './recovery';

/**
 * The drawn page needs no script to be read. The application behind it starts when the page is at rest, or at the
 * first sign that the reader wants something of it, so that it never competes with the first view.
 */
const INTENTS = ['pointermove', 'pointerdown', 'touchstart', 'keydown', 'focusin', 'wheel'] as const;

/**
 * A page that nobody has touched for this long is being read, and what the application brings can be fetched without
 * haste. Earlier it would keep a slow phone's processor busy just when the reader is about to scroll: measured with
 * `npm run bench:lighthouse`, about 1 s of blocked time on a doc page.
 */
const REST_MS = 6000;

/** The page names the application's scripts, in their order (plugins/lean-client/laterScripts.ts). */
const scripts = () =>
  document.querySelector<HTMLMetaElement>('meta[name="pt-scripts"]')?.content.split(' ') ?? [];

let isStarted = false;

function start(): void {
  if (isStarted) {
    return;
  }
  isStarted = true;
  for (const intent of INTENTS) {
    removeEventListener(intent, startWhenRead, true);
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
function startWhenRead(): void {
  if (document.readyState === 'loading') {
    addEventListener('DOMContentLoaded', start, { once: true });
  } else {
    start();
  }
}

type Connection = { saveData?: boolean; effectiveType?: string };

/** The framework draws the same line before it fetches ahead. */
export function isSparing(): boolean {
  const { connection } = navigator as Navigator & { connection?: Connection };
  return Boolean(connection?.saveData || connection?.effectiveType?.includes('2g'));
}

function startAtRest(): void {
  // Who reloads a page, by hand or by src/boot/recovery.ts, waits for it; and a saved copy has to say that it is one.
  const isAwaited = wasReloaded() || document.querySelector(`meta[name="${SAVED_META}"]`);
  const rest = isAwaited ? 0 : REST_MS;
  // Safari does not announce idle time.
  setTimeout(() => (window.requestIdleCallback ?? setTimeout)(start), rest);
}

/** The theme draws its colour-mode button dead. Here a click is kept, so that the button may be pressed at once. */
function enableButtons(): void {
  for (const button of document.querySelectorAll<HTMLButtonElement>('.navbar button:disabled')) {
    button.disabled = false;
  }
}

export function wakeWhenWanted(): void {
  // Styles show what needs scripts.
  document.documentElement.dataset.scripts = 'on';
  addEventListener('DOMContentLoaded', enableButtons);
  for (const intent of INTENTS) {
    addEventListener(intent, startWhenRead, { capture: true, passive: true });
  }
  if (isFramed()) {
    // The app around the frame waits for an answer.
    startWhenRead();
  } else if (!isSparing()) {
    addEventListener('load', startAtRest, { once: true });
  }
}
