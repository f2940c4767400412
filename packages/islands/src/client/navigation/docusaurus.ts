import docusaurus from '@docusaurus/core/lib/client/docusaurus';
import { prefetchStyles } from '../fragments/docStyles';
import { fragmentAddress, fragmentFolder, withoutSlash } from '../fragments/fragmentStore';
import prefetchFile from './prefetch';

/** Some browsers have a connection without an effective type. Docusaurus reads it all the same, and throws. */
const isSpeedUnknown = () =>
  navigator.connection !== undefined && typeof navigator.connection.effectiveType !== 'string';

function fetchAhead(path: string): void {
  const pathname = path.replace(/[?#].*/, '');
  const address = docusaurus.prefetch(path) && fragmentAddress(pathname);
  if (address) {
    void prefetchFile(address);
    prefetchStyles(fragmentFolder() ?? '', withoutSlash(pathname));
  }
}

const nextTask = () => new Promise((resolve) => setTimeout(resolve));

/** A sidebar shows dozens of links at once: in one task their files would block a slow phone for a tenth of a second. */
let queue: Promise<unknown> = Promise.resolve();

/** What Docusaurus' links call. Replaces its `window.docusaurus`: prefetching a doc means its fragment and its styles too. */
export default {
  prefetch(path: string) {
    if (!isSpeedUnknown()) {
      queue = queue.then(nextTask, nextTask).then(() => fetchAhead(path));
    }
  },
  async preload(path: string) {
    if (!isSpeedUnknown()) {
      // Hovering a link promises nothing. Docusaurus remembers what did not arrive: the click loads that page anew.
      await Promise.resolve(docusaurus.preload(path)).catch(() => {});
    }
  },
};
