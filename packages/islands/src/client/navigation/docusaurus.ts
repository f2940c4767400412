import { savesData } from '../../head/hydrate';
import { afterNextPaint } from '../fragments/afterNextPaint';
import { isDoc, withoutSlash } from '../fragments/fragmentStore';
import { fragmentEntry } from '../fragments/fragmentTable';
import prefetchFile, { mayFetch } from './prefetch';
import preload from './preload';

/** Bytes that a page fetches because of links that are merely in view. What a reader points at is fetched whatever it weighs. */
const MOST_IN_VIEW = 16_000;

/** The page whose links these are. */
let page = '';
let spent = 0;
/** Pathnames of docs that its links in view lead to and that weren't fetched yet. */
const inView = new Set<string>();

const currentPage = () => withoutSlash(location.pathname);

function startAnew(): void {
  if (page !== currentPage()) {
    page = currentPage();
    spent = 0;
    inView.clear();
  }
}

async function weighed(pathname: string) {
  const { fragment, size } = await fragmentEntry(pathname);
  return { pathname, fragment, size };
}

/** Fetches what links in view lead to, the smallest first, until the page has spent its budget. */
async function fetchInView(): Promise<void> {
  const docs = await Promise.all(Array.from(inView, weighed));
  for (const { pathname, fragment, size } of docs.toSorted((one, other) => one.size - other.size)) {
    if (spent + size > MOST_IN_VIEW) {
      return;
    }
    // Another page may be here by now, with links of its own.
    if (inView.delete(pathname)) {
      spent += size;
      await prefetchFile(fragment);
    }
  }
}

let isPlanned = false;

/** A sidebar shows dozens of links at once: they are looked at together, when they have been painted. */
function plan(): void {
  if (!isPlanned) {
    isPlanned = true;
    afterNextPaint(() => {
      isPlanned = false;
      // Without the table nothing is fetched ahead: a click asks for it again.
      fetchInView().catch(() => {});
    });
  }
}

/**
 * What Docusaurus' links call as `window.docusaurus`. It replaces the framework's own for five reasons:
 * - Fetching a doc ahead means its fragment. Links in view may fetch so much and no more, and never from one kind of page the
 *   code of another: Docusaurus fetched half of the blog because every doc links to it.
 * - Docusaurus prefetches with `<link rel="prefetch">`, which Firefox blocks under a strict policy (prefetch.ts).
 * - Docusaurus preloads nothing for a link with a query or a hash.
 * - Docusaurus preloads nothing that the keyboard's focus is on (preloadFocused.ts).
 * - Docusaurus throws where the browser's connection has no `effectiveType`.
 */
export default {
  prefetch(path: string) {
    const pathname = withoutSlash(path.replace(/[?#].*/, ''));
    startAnew();
    if (pathname !== page && isDoc(pathname) && isDoc(page) && !savesData() && mayFetch()) {
      inView.add(pathname);
      plan();
    }
  },
  async preload(path: string) {
    if (!savesData()) {
      // The reader only points at the link. If a file does not arrive now, the click asks for it again.
      await preload(path).catch(() => {});
    }
  },
};
