import { isFramed } from './isFramed';
import { wasReloaded } from './recovery';

/**
 * The server-rendered page needs no script to be read, and its layout is answered by the head's file. The application hydrates it
 * at the first sign of a reader who goes on: whoever reads one screen and leaves loads none of it.
 */
const INTENTS = ['pointermove', 'pointerdown', 'keydown', 'focusin', 'wheel', 'click'] as const;

/** What says nothing without the application, such as a page of results, doesn't wait for a sign. */
const AT_ONCE = '[data-hydrates-at-once]';

/** What stands behind a closed menu is reached by an act. */
const ISLANDS_IN_SIGHT = '[data-island]:not(details:not([open]) *)';

/** The page names the application's scripts, in their order, and what its islands need (plugin/finishPages.ts). */
const scripts = (name: string) =>
  document.querySelector<HTMLMetaElement>(`meta[name="islands-${name}"]`)?.content.split(' ') ?? [];

/** React and the entry of islands: every island needs these, and so does the application. */
const scriptsOfIslands = () => scripts('scripts').filter((address) => /\/(?:react|islands)\./.test(address));

/** What was asked for, by its address; a file that did not arrive may be asked for again. */
const requests = new Map<string, Promise<unknown>>();

const isScript = (address: string) => address.endsWith('.js');

function loadFile(address: string, isOrdered: boolean): Promise<unknown> {
  const known = requests.get(address);
  if (known) {
    return known;
  }
  const file = isScript(address)
    ? Object.assign(document.createElement('script'), {
        src: address,
        // The application in the order in which the page names its scripts, as `defer` would. A script that never arrives mustn't block the figures.
        async: !isOrdered,
        fetchPriority: 'low',
      })
    : Object.assign(document.createElement('link'), { rel: 'stylesheet', href: address });
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

/** Loads files when everything that was asked for ahead of them has settled. */
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
async function loadEarly(address: string): Promise<void> {
  if (isScript(address)) {
    await (await fetch(address, { priority: 'low' })).blob();
  }
  load([address], false);
}

/** A browser that is never idle, or never gets a figure's code, goes on all the same. */
const PATIENCE_MS = 3_000;

/** Safari has no requestIdleCallback. */
const whenIdle = (callback: () => void) =>
  'requestIdleCallback' in window
    ? requestIdleCallback(callback, { timeout: PATIENCE_MS })
    : setTimeout(callback);

/** The figure that a page opens with. The application waits until its code has run: it would hold up the first touch. */
let first: Promise<unknown> | undefined;

async function loadFirst(sources: readonly string[]): Promise<void> {
  // A page paints when its styles are here: what its figures need doesn't compete with them.
  await new Promise(requestAnimationFrame);
  // The application asks again for what didn't arrive.
  await Promise.allSettled(sources.map(loadEarly));
  await new Promise<void>((resolve) => void whenIdle(resolve));
}

let isStarted = false;

/** Loads the application, once, behind the islands' own scripts and the first figure. */
function loadScripts(): void {
  if (isStarted) {
    return;
  }
  isStarted = true;
  window.expectHydration?.();
  for (const intent of INTENTS) {
    removeEventListener(intent, onIntent, true);
  }
  ahead ??= settled(Promise.all([loadAll(scriptsOfIslands(), true), first]));
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

/** Who presses a link is about to leave: the application would only hold up the page that comes. */
const PRESSES = ['pointerdown', 'focusin', 'click'];

function onIntent({ type, target }: Event): void {
  if (!PRESSES.includes(type) || !(target as Element).closest?.('a[href]')) {
    hydrate();
  }
}

type Connection = { saveData?: boolean; effectiveType?: string };

/** Docusaurus applies the same rule before it prefetches. */
export function savesData(): boolean {
  const { connection } = navigator as Navigator & { connection?: Connection };
  return Boolean(connection?.saveData || connection?.effectiveType?.includes('2g'));
}

/** What the application and the islands of a page are asked for when nothing competes with the first view. */
function afterLoad(): void {
  if (document.querySelector(AT_ONCE)) {
    loadScripts();
  } else if (!savesData() && document.querySelector(ISLANDS_IN_SIGHT)) {
    // An island answers its own first touch.
    load(scriptsOfIslands(), true);
  }
}

/** Hydrates at once in a frame, after a reload or if wanted, otherwise when the reader acts or the page asks for it. */
export function hydrateWhenWanted(isWanted: boolean): void {
  for (const intent of INTENTS) {
    addEventListener(intent, onIntent, { capture: true, passive: true });
  }
  if (isWanted || isFramed() || wasReloaded()) {
    // In a frame the app waits for an answer; a reader who loads the page again is there, and may have acted (recovery.ts).
    hydrate();
    return;
  }
  const figure = scripts('first');
  if (figure.length > 0 && !savesData()) {
    const patience = new Promise((resolve) => setTimeout(resolve, PATIENCE_MS));
    first = Promise.race([loadFirst([...scriptsOfIslands(), ...figure]), patience]);
  }
  if (document.readyState === 'complete') {
    whenIdle(afterLoad);
  } else {
    addEventListener('load', () => whenIdle(afterLoad), { once: true });
  }
}
