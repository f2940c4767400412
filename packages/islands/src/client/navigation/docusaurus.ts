import { savesData } from '../../head/hydrate';
import { isDoc, withoutSlash } from '../fragments/fragmentStore';
import { prefetchFragment } from '../fragments/fragmentTable';
import { chunksOfPage } from './chunksOfPage';
import prefetchFile from './prefetch';
import preload from './preload';

const prefetched = new Set<string>();

function prefetchPage(path: string): void {
  const pathname = path.replace(/[?#].*/, '');
  if (prefetched.has(pathname)) {
    return;
  }
  prefetched.add(pathname);
  for (const address of chunksOfPage(pathname)) {
    void prefetchFile(address);
  }
  if (isDoc(pathname)) {
    void prefetchFragment(withoutSlash(pathname));
  }
}

const nextTask = () => new Promise((resolve) => setTimeout(resolve));

/** A sidebar shows dozens of links at once: in one task their files would block a slow phone for a tenth of a second. */
let queue: Promise<unknown> = Promise.resolve();

/**
 * What Docusaurus' links call as `window.docusaurus`. It replaces the framework's own for four reasons:
 * - Fetching a doc ahead means its fragment and its styles too.
 * - Docusaurus prefetches with `<link rel="prefetch">`, which Firefox blocks under a strict policy (prefetch.ts).
 * - Docusaurus preloads nothing for a link with a query or a hash.
 * - Docusaurus throws where the browser's connection has no `effectiveType`.
 */
export default {
  prefetch(path: string) {
    if (!savesData()) {
      queue = queue.then(nextTask, nextTask).then(() => prefetchPage(path));
    }
  },
  async preload(path: string) {
    if (!savesData()) {
      // The reader only points at the link. If a file does not arrive now, the click asks for it again.
      await preload(path).catch(() => {});
    }
  },
};
