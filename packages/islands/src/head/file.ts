/** The head's file: what needn't run before the first paint. Bundled by plugin/headScript.ts behind the site's head modules. */

import { keepEarlyActions, replayEvents } from './earlyActions';
import { hydrateWhenWanted } from './hydrate';
import { isHydrated } from './recovery';

const openedPath = location.pathname;

/**
 * Back or forward before hydration: no router is there to render the other page, and once there is one it would render it
 * over this one. So the browser loads it.
 */
function loadOtherPage(): void {
  if (!isHydrated() && location.pathname !== openedPath) {
    location.reload();
  }
}

addEventListener('popstate', loadOtherPage, true);
const early = window.takeEarlyEvents?.() ?? [];
// Before earlyActions, which stops the propagation of some keys: they hydrate the page all the same.
hydrateWhenWanted(early.length > 0);
keepEarlyActions();
replayEvents(early);
