import { isFramed } from '@pt-docs/islands/head';
import { ignoreStoredTheme } from './mode';

/** Only a page in a frame gets messages, so other pages don't load the listener. */
const listening = typeof window !== 'undefined' && isFramed() ? import('./listen') : null;

if (listening) {
  // Before React listens: see ignoreStoredTheme.
  window.addEventListener('storage', ignoreStoredTheme, true);
  void listening.then(({ listenToParent }) => listenToParent());
}

type RouteUpdate = {
  readonly location: { readonly pathname: string; readonly hash: string };
  readonly previousLocation: unknown;
};

export function onRouteDidUpdate({ location, previousLocation }: RouteUpdate): void {
  void listening?.then(({ pageChanged }) => pageChanged(location, !previousLocation));
}
