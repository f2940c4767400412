import type { Location } from 'history';
import { isFramed } from '../boot/embedMemory';
import type * as Reading from '../offline/reading';

/** Set by plugins/offline: not while authoring, and not when the switch PT_OFFLINE is off. */
declare const OFFLINE_READING: boolean;

let reading: typeof Reading | null = null;

async function start(): Promise<void> {
  try {
    reading = await import('../offline/reading');
    await reading.start();
  } catch {
    // No worker is no reason to disturb anybody: the site works without.
  }
}

/** Frames belong to the app that shows them. Without a secure connection there is no `serviceWorker`. */
const isPossible = () => OFFLINE_READING && !isFramed() && 'serviceWorker' in navigator;

if (typeof window !== 'undefined' && isPossible()) {
  const isCopy = document.querySelector('meta[name="pt-saved"]');
  if (isCopy) {
    void start();
  } else {
    const whenIdle = window.requestIdleCallback ?? setTimeout;
    // After everything that the page itself needs.
    const afterLoad = () => whenIdle(() => void start());
    document.readyState === 'complete' ? afterLoad() : addEventListener('load', afterLoad);
  }
}

type Update = { readonly location: Location; readonly previousLocation: Location | null };

export function onRouteDidUpdate({ location, previousLocation }: Update): void {
  if (previousLocation && previousLocation.pathname !== location.pathname) {
    reading?.visit(location.pathname);
  }
}
