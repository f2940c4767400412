import { savesData } from '@pt-docs/islands/head';
import { SAVED_META, type Visited, WORKER_PATH } from './names';
import { removeNote, showNote } from './note';
import { setNewerBuild } from './tab';

/** Asking for a newer build costs one small request. */
const ASK_INTERVAL_MS = 30_000;

/** Not in Safari. */
const whenIdle = window.requestIdleCallback ?? setTimeout;

let registration: ServiceWorkerRegistration | null = null;
let askedAt = 0;

/** When the document in this tab was stored; nothing when it came from the network. */
function copyDate(): Date | null {
  const meta = document.querySelector<HTMLMetaElement>(`meta[name="${SAVED_META}"]`);
  return meta ? new Date(meta.content) : null;
}

/**
 * Pages that are reached inside the tab come from the build that the document brought: they are as old as it, whenever
 * their parts arrived.
 */
function describeCopy(): void {
  const date = copyDate();
  if (date) {
    showNote(date, navigator.onLine);
  } else if (navigator.onLine) {
    removeNote();
  } else {
    showNote(new Date(performance.timeOrigin), false);
  }
}

function tell(message: Visited, worker = registration?.active): void {
  worker?.postMessage(message);
}

/** A worker that has seen nothing of this page. The one before it may have been empty, and kept nothing. */
function tellOfPage(worker: ServiceWorker | null): void {
  const assets = performance.getEntriesByType('resource').map(({ name }) => name);
  tell({ type: 'pt-visited', page: location.pathname, assets }, worker);
}

async function askForNewerBuild(): Promise<void> {
  if (registration && navigator.onLine && Date.now() - askedAt > ASK_INTERVAL_MS) {
    askedAt = Date.now();
    // Fails without network, where there is no newer build to find either.
    await registration.update().catch(() => undefined);
  }
}

/** A page was reached without a document of its own: the worker fetches one, to open it again by its address. */
function visit(page: string): void {
  if (copyDate() || !navigator.onLine) {
    describeCopy();
  }
  if (navigator.onLine && !savesData()) {
    whenIdle(() => tell({ type: 'pt-visited', page, assets: [] }));
  }
  void askForNewerBuild();
}

/** Registers the worker, tells it of this page, and notices when one of a newer build takes over. */
async function register(): Promise<void> {
  const { serviceWorker } = navigator;
  let hasWorker = serviceWorker.controller !== null;
  serviceWorker.addEventListener('controllerchange', () => {
    // The worker that takes over from another one belongs to a newer build.
    if (hasWorker) {
      setNewerBuild();
    }
    hasWorker = true;
    tellOfPage(serviceWorker.controller);
  });
  // Past the HTTP cache, also for the manifest, which the worker imports.
  await serviceWorker.register(WORKER_PATH, { updateViaCache: 'none' });
  registration = await serviceWorker.ready;
  if (!serviceWorker.controller) {
    tellOfPage(registration.active);
  }
  askedAt = Date.now();
  addEventListener('visibilitychange', () => document.visibilityState === 'visible' && askForNewerBuild());
}

/** The framework fetches ahead what a link under the pointer leads to. Without network that fails, and nobody asked. */
function forgiveFetchingAhead(event: PromiseRejectionEvent): void {
  if (!navigator.onLine && /Loading (CSS )?chunk/.test(event.reason?.message)) {
    event.preventDefault();
  }
}

/** Returns what to call for each page that is reached inside the tab. */
export function start(): typeof visit {
  addEventListener('unhandledrejection', forgiveFetchingAhead);
  if (copyDate()) {
    describeCopy();
    addEventListener('online', describeCopy);
    addEventListener('offline', describeCopy);
    // Whatever the network has by the next click is as new as this, or newer.
    setNewerBuild();
  } else {
    addEventListener('online', removeNote);
  }
  // The site works without a worker, so a failure is not reported.
  register().catch(() => undefined);
  return visit;
}
