import { ROUTED } from './islands/address';

/** Live parts of a text are outside the application, which alone knows when a link changed the address. */
export function onRouteDidUpdate(): void {
  dispatchEvent(new Event(ROUTED));
}
