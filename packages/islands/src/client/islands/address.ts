/** Said on the window when the router has followed a link: the browser tells nobody of that (src/clientModules/tellAddress.ts). */
export const ROUTED = 'pt-routed';

const CHANGES = ['hashchange', 'popstate', ROUTED];

/** The anchor in the address, without its #. */
export const anchorInAddress = (): string => location.hash.slice(1);

/** Calls back whenever the address may have changed; returns how to stop listening. */
export function onAddressChange(changed: () => void): () => void {
  for (const change of CHANGES) {
    addEventListener(change, changed);
  }
  return () => {
    for (const change of CHANGES) {
      removeEventListener(change, changed);
    }
  };
}
