import docusaurus from '@docusaurus/core/lib/client/docusaurus';
import { prefetchStyles } from '../fragments/docStyles';
import { fragmentAddress, fragmentFolder, withoutSlash } from '../fragments/fragmentStore';
import prefetchFile from './prefetch';

/** Some browsers have a connection without an effective type. Docusaurus reads it all the same, and throws. */
const isSpeedUnknown = () =>
  navigator.connection !== undefined && typeof navigator.connection.effectiveType !== 'string';

/** What Docusaurus' links call. Replaces its `window.docusaurus`: prefetching a doc means its fragment and its styles too. */
export default Object.freeze({
  ...docusaurus,
  prefetch(path: string) {
    if (isSpeedUnknown()) {
      return false;
    }
    const isFetching = docusaurus.prefetch(path);
    const pathname = path.replace(/[?#].*/, '');
    const address = isFetching && fragmentAddress(pathname);
    if (address) {
      void prefetchFile(address);
      prefetchStyles(fragmentFolder() ?? '', withoutSlash(pathname));
    }
    return isFetching;
  },
  async preload(path: string) {
    if (isSpeedUnknown()) {
      return;
    }
    // Hovering a link promises nothing. Docusaurus remembers what did not arrive: the click loads that page anew.
    await Promise.resolve(docusaurus.preload(path)).catch(() => {});
  },
});
