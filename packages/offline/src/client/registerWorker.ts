import type { ClientModule } from '@docusaurus/types';
import { isFramed } from '@pt-docs/islands/head';

/** Set by ../plugin: not while authoring, and not when the switch PT_OFFLINE is off. */
declare const OFFLINE_READING: boolean;

let visit: ((page: string) => void) | null = null;

async function start(): Promise<void> {
  try {
    const { start: startReading } = await import('./reading');
    visit = startReading();
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

export const onRouteDidUpdate: ClientModule['onRouteDidUpdate'] = ({ location, previousLocation }) => {
  if (previousLocation && previousLocation.pathname !== location.pathname) {
    visit?.(location.pathname);
  }
};
