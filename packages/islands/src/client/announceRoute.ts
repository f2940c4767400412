import { ROUTED } from './islands/address';

/** Islands are outside the application's React tree, which alone knows when a link changed the address. */
export function onRouteDidUpdate(): void {
  dispatchEvent(new Event(ROUTED));
}
