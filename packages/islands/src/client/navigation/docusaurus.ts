import docusaurus from '@docusaurus/core/lib/client/docusaurus';
import fetchAhead from '@docusaurus/core/lib/client/prefetch';
import { textAddress } from '../fragments/drawnTexts';

/** Some browsers have a connection without saying how fast it is. The framework asks for that all the same, and throws. */
const isSpeedUnknown = () =>
  navigator.connection !== undefined && typeof navigator.connection.effectiveType !== 'string';

/** What the framework's links call: fetching a page ahead means its text too. Stands in its place (plugins/lean-client). */
export default Object.freeze({
  ...docusaurus,
  prefetch(path: string) {
    if (isSpeedUnknown()) {
      return false;
    }
    const isFetching = docusaurus.prefetch(path);
    const address = isFetching && textAddress(path.replace(/[?#].*/, ''));
    if (address) {
      void fetchAhead(address);
    }
    return isFetching;
  },
  async preload(path: string) {
    if (isSpeedUnknown()) {
      return;
    }
    // Pointing at a link promises nothing. The framework remembers what did not arrive: the click loads that page anew.
    await Promise.resolve(docusaurus.preload(path)).catch(() => {});
  },
});
