import type { ClientModule } from '@docusaurus/types';
import { isFramed } from '@pt-docs/islands/head';
import { ignoreStoredTheme } from './mode';

/** Only a page in a frame gets messages, so other pages don't load the listener. */
const listening = typeof window !== 'undefined' && isFramed() ? import('./listen') : null;

if (listening) {
  // Before React listens: see ignoreStoredTheme.
  window.addEventListener('storage', ignoreStoredTheme, true);
  void listening.then(({ listenToParent }) => listenToParent());
}

export const onRouteDidUpdate: ClientModule['onRouteDidUpdate'] = ({ location, previousLocation }) =>
  void listening?.then(({ pageChanged }) => pageChanged(location, !previousLocation));
