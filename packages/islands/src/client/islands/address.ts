/** Dispatched on the window when the router has followed a link: the browser itself reports no such change. */
export const ROUTED = 'islands:routed';

const CHANGES = ['hashchange', 'popstate', ROUTED];

/** The anchor in the address, without its #. */
export const anchorInAddress = (): string => location.hash.slice(1);

/** Calls back whenever the address may have changed; returns a function that stops listening. */
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
