/** The offline page's script: which page was wanted, and which pages are on this device. Bundled by ../plugin. */

import { isFilePath } from '@pt-docs/islands/head';
import { savedAt, savedDate } from './copies';
import { OFFLINE_FOLDER, PAGES_CACHE, SAVED_CACHE } from './names';

/** A page on this device, as the offline page lists it. */
type Kept = { readonly path: string; readonly title: string; readonly date: Date | null };

/** The page's own title, without the site's name behind it. */
function titleOf(html: string): string | null {
  const [head = ''] = html.split('</head>', 1);
  const { title } = new DOMParser().parseFromString(head, 'text/html');
  return title.split(' | ').slice(0, -1).join(' | ') || title || null;
}

/** Visited pages first, the last one on top; then what was saved beside them, in the order of their addresses. */
function uniquePages(visited: readonly Kept[], saved: readonly Kept[]): Kept[] {
  const paths = new Set(visited.map(({ path }) => path));
  // An update that was interrupted has a page twice; the older one is of the build that is complete.
  const others = new Map(saved.toReversed().map((page) => [page.path, page]));
  return [
    ...visited.toSorted((one, other) => Number(other.date) - Number(one.date)),
    ...Array.from(others.values())
      .filter(({ path }) => !paths.has(path))
      .toSorted((one, other) => one.path.localeCompare(other.path)),
  ];
}

async function keptIn(name: string): Promise<Kept[]> {
  if (!(await caches.has(name))) {
    return [];
  }
  const cache = await caches.open(name);
  const requests = (await cache.keys()).filter(({ url }) => !isFilePath(new URL(url).pathname));
  const pages = requests.map(async ({ url }): Promise<Kept> => {
    const { pathname } = new URL(url);
    const copy = await cache.match(url);
    return { path: pathname, title: titleOf((await copy?.text()) ?? '') ?? pathname, date: savedAt(copy) };
  });
  return Promise.all(pages);
}

function listItem({ path, title, date }: Kept): HTMLLIElement {
  const item = document.createElement('li');
  const link = document.createElement('a');
  link.href = path;
  link.textContent = title;
  item.append(link);
  if (date) {
    const note = document.createElement('small');
    note.textContent = savedDate(date);
    item.append(note);
  }
  return item;
}

function show(id: string, text?: string): HTMLElement | null {
  const element = document.getElementById(id);
  if (element) {
    element.hidden = false;
    element.textContent = text ?? element.textContent;
  }
  return element;
}

/**
 * The browser doesn't notice when a server that was down is back, so the page asks. It asks, too, when the browser says that
 * there is a network: that may be a café's sign-in page, and loading this page again would take back a click on a saved one.
 */
const LOOK_AGAIN_MS = 5000;

async function openIfReachable(): Promise<void> {
  if (document.visibilityState === 'visible') {
    const answer = await fetch(location.href, { method: 'HEAD', cache: 'no-store' }).catch(() => null);
    if (answer && answer.status < 500) {
      location.reload();
    }
  }
}

async function listPages(): Promise<void> {
  const kept = uniquePages(await keptIn(PAGES_CACHE), await keptIn(SAVED_CACHE));
  if (kept.length > 0) {
    show('saved-title');
    document.getElementById('saved')?.append(...kept.map(listItem));
  } else {
    show('nothing');
  }
}

const isAsked = location.pathname.startsWith(OFFLINE_FOLDER);
if (isAsked) {
  document.title = document.title.replace(/^[^|]*/, 'Saved pages ');
  show('title', 'Saved pages');
  show('why', 'These pages open without a connection.');
} else {
  show(
    'why',
    `${decodeURI(location.pathname)} is not saved on this device. It opens when the connection is back.`,
  );
  const retry = show('retry');
  retry?.addEventListener('click', () => location.reload());
  addEventListener('online', openIfReachable);
  setInterval(openIfReachable, LOOK_AGAIN_MS);
}
listPages().catch(() => show('nothing'));
// The head script keeps what the reader does until a page is hydrated, and does it then.
document.documentElement.dataset.hasHydrated = 'true';
