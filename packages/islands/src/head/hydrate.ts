import { isFramed } from './isFramed';

/**
 * The server-rendered page needs no script to be read. The application hydrates it when the page has loaded and the browser
 * is idle, or at the first sign that the reader wants to use it, so that it never competes with the first view.
 */
const INTENTS = ['pointermove', 'pointerdown', 'keydown', 'focusin', 'wheel'] as const;

/** The page names the application's scripts, in their order, and what its islands need (plugin/finishPages.ts). */
const scripts = (name: string) =>
  document.querySelector<HTMLMetaElement>(`meta[name="islands-${name}"]`)?.content.split(' ') ?? [];

/** React and the entry of islands: every island needs these, and so does the application. */
const scriptsOfIslands = () => scripts('scripts').filter((address) => /\/(?:react|islands)\./.test(address));

/** What was asked for, by its address; a file that did not arrive may be asked for again. */
const requests = new Map<string, Promise<unknown>>();

function loadFile(address: string, isOrdered: boolean): Promise<unknown> {
  const known = requests.get(address);
  if (known) {
    return known;
  }
  const file = address.endsWith('.css')
    ? Object.assign(document.createElement('link'), { rel: 'stylesheet', href: address })
    : Object.assign(document.createElement('script'), {
        src: address,
        // The application in the order in which the page names its scripts, as `defer` would. A script that never arrives mustn't block the figures.
        async: !isOrdered,
        fetchPriority: 'low',
      });
  const arrival = new Promise((resolve, reject) => {
    file.onload = resolve;
    file.onerror = () => {
      requests.delete(address);
      reject(new Error(address));
    };
  });
  requests.set(address, arrival);
  document.head.append(file);
  return arrival;
}

const loadAll = (addresses: readonly string[], isOrdered: boolean) =>
  Promise.all(addresses.map((address) => loadFile(address, isOrdered)));

/** recovery.ts sees what doesn't arrive. */
function load(addresses: readonly string[], isOrdered: boolean): void {
  loadAll(addresses, isOrdered).catch(() => {});
}

declare global {
  interface Window {
    /** The module of an island by its name; there once islands are (client/islands/allIslands.ts). */
    loadIsland?: (name: string) => Promise<unknown> | undefined;
    /** Set by the inline script (recovery.ts). */
    expectHydration?: () => void;
  }
}

/** What comes first: the application must not take the line from what the reader asked for. */
let ahead: Promise<unknown> | undefined;

const settled = (arrival: Promise<unknown>) => arrival.catch(() => {});

function loadBehind(addresses: readonly string[]): void {
  const waited = ahead;
  void waited?.then(() => (ahead === waited ? load(addresses, true) : loadBehind(addresses)));
}

/** An island that a head module starts itself, with React and before the application. After a failure it may be asked for again. */
export async function loadIsland<Module>(name: string): Promise<Module> {
  const arrival = loadAll([...scriptsOfIslands(), ...scripts(name)], false);
  ahead = settled(arrival);
  await arrival;
  const module = await window.loadIsland?.(name);
  if (!module) {
    // A file that isn't the script, such as a sign-in page, loads without an error.
    throw new Error(name);
  }
  return module as Module;
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
  window.expectHydration?.();
  for (const intent of INTENTS) {
    removeEventListener(intent, hydrate, true);
  }
  ahead ??= settled(loadAll(scriptsOfIslands(), true));
  loadBehind(scripts('scripts'));
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
export function savesData(): boolean {
  const { connection } = navigator as Navigator & { connection?: Connection };
  return Boolean(connection?.saveData || connection?.effectiveType?.includes('2g'));
}

const PATIENCE_MS = 3_000;

/** A browser that is never idle gets the application all the same. Safari has no requestIdleCallback. */
const afterLoad = () =>
  'requestIdleCallback' in window
    ? requestIdleCallback(loadScripts, { timeout: PATIENCE_MS })
    : setTimeout(loadScripts);

export function hydrateWhenIdle(isWanted: boolean): void {
  for (const intent of INTENTS) {
    addEventListener(intent, hydrate, { capture: true, passive: true });
  }
  if (isWanted || isFramed()) {
    // In a frame the app waits for an answer, so the page hydrates at once.
    hydrate();
  } else if (!savesData()) {
    const first = scripts('first');
    if (first.length > 0) {
      // A page paints when its styles are here: what its figures need doesn't compete with them.
      requestAnimationFrame(() => loadEarly([...scriptsOfIslands(), ...first]));
    }
    if (document.readyState === 'complete') {
      afterLoad();
    } else {
      addEventListener('load', afterLoad, { once: true });
    }
  }
}
