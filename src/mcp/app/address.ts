type Listener = () => void;

const listeners = new Set<Listener>();

/** Calls back when the figure has written its state into the address. */
export const onAddress = (listener: Listener) => listeners.add(listener);

/** An app has no address of its own: what figures read and write is the address of the page in the docs. */
export const appLocation = new URL('https://docs.invalid/');

/** @public The bundler puts it in the place of `window.history` (scripts/lib/building/figureApps.ts). */
export const appHistory = {
  state: null,
  replaceState(_state: unknown, _title: string, path: string): void {
    appLocation.href = new URL(path, appLocation).href;
    for (const listener of listeners) {
      listener();
    }
  },
};
