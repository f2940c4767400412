import docusaurus from '@docusaurus/core/lib/client/docusaurus';
import fetchAhead from '@docusaurus/core/lib/client/prefetch';
import { textAddress } from '../text/drawnTexts';

/** What the framework's links call: fetching a page ahead means its text too. Stands in its place (plugins/lean-client). */
export default Object.freeze({
  ...docusaurus,
  prefetch(path: string) {
    const isFetching = docusaurus.prefetch(path);
    const address = isFetching && textAddress(path.replace(/[?#].*/, ''));
    if (address) {
      void fetchAhead(address);
    }
    return isFetching;
  },
  async preload(path: string) {
    // Pointing at a link promises nothing. The framework remembers what did not arrive: the click loads that page anew.
    await Promise.resolve(docusaurus.preload(path)).catch(() => {});
  },
});
