/** The inline script in the head of every page: what must run before anything is painted. Bundled by plugin/headScript.ts. */

import { canonicalAddress } from './address';
import { keepEarlyEvents } from './earlyEvents';
import { watchScripts } from './recovery';

/** Set by plugin/headScript.ts from the site's configuration. */
declare const HEAD_OPTIONS: {
  readonly announcementId: string;
  readonly storageSuffix: string;
  readonly dataAttributes?: Readonly<Record<string, readonly string[]>>;
};

function repairAddress(): void {
  const { pathname, search, hash } = location;
  const { href } = document.querySelector<HTMLLinkElement>('link[rel="canonical"]') ?? {};
  const route = href && new URL(href).pathname;
  const address = canonicalAddress({ pathname, search, hash }, HEAD_OPTIONS.dataAttributes, route);
  if (address.pathname !== pathname || address.search !== search || address.hash !== hash) {
    history.replaceState(history.state, '', address.pathname + address.search + address.hash);
  }
}

function repairStoredValues(): void {
  const { announcementId, storageSuffix } = HEAD_OPTIONS;
  try {
    // A colour mode that is neither light nor dark would leave the page without either.
    const theme = localStorage.getItem(`theme${storageSuffix}`);
    if (theme !== null && theme !== 'light' && theme !== 'dark') {
      localStorage.removeItem(`theme${storageSuffix}`);
    }
    // The theme would show a new announcement only from the second page on.
    if (localStorage.getItem(`docusaurus.announcement.id${storageSuffix}`) !== announcementId) {
      localStorage.removeItem(`docusaurus.announcement.dismiss${storageSuffix}`);
    }
  } catch {
    // Storage is blocked: nothing is stored, so there is nothing to repair.
  }
}

repairAddress();
repairStoredValues();
// In the capture phase, so that the router reads the repaired address.
addEventListener('popstate', repairAddress, true);
addEventListener('hashchange', repairAddress, true);
watchScripts();
keepEarlyEvents();
// Styles show what needs scripts.
document.documentElement.dataset.scripts = 'on';
