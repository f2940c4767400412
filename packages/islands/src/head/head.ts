/** The one script in the page's head: runs before anything is painted. Bundled by plugins/head-script. */

import { resumeEmbed } from '../../../embed/src/head/embedMemory';
import { canonicalAddress } from './address';
import { keepActionsUntilAwake } from './keepActions';
import { isAwake, watchBoot } from './recovery';
import { wakeWhenWanted } from './wake';

/** Embed mode is resumed when the document starts; later the page itself carries it. */
function repairAddress(event?: Event): void {
  const { pathname, search, hash } = location;
  const address = canonicalAddress({ pathname, search: event ? search : resumeEmbed(search), hash });
  if (address.pathname !== pathname || address.search !== search || address.hash !== hash) {
    history.replaceState(history.state, '', address.pathname + address.search + address.hash);
  }
}

/**
 * Back or forward from a page that is not awake: no router is there to draw the other page, and when there is one it would
 * draw it over this one. So the browser loads it.
 */
function loadOtherPage(): void {
  if (!isAwake() && location.pathname !== openedPath) {
    location.reload();
  }
}

/** Set by plugins/head-script from the site's configuration. */
declare const ANNOUNCEMENT_ID: string;

function repairStoredValues(): void {
  try {
    // A colour mode that is neither light nor dark would leave the page without either.
    const theme = localStorage.getItem('theme');
    if (theme !== null && theme !== 'light' && theme !== 'dark') {
      localStorage.removeItem('theme');
    }
    // The theme would show a new announcement only from the second page on.
    if (localStorage.getItem('docusaurus.announcement.id') !== ANNOUNCEMENT_ID) {
      localStorage.removeItem('docusaurus.announcement.dismiss');
    }
  } catch {
    // Storage is blocked: then nothing is stored and there is nothing to repair.
  }
}

repairAddress();
const openedPath = location.pathname;
repairStoredValues();
// In the capture phase, so that the router reads the repaired address.
addEventListener('popstate', repairAddress, true);
addEventListener('hashchange', repairAddress, true);
addEventListener('popstate', loadOtherPage, true);
watchBoot();
// Before what keeps keys to itself: they wake the page all the same.
wakeWhenWanted();
keepActionsUntilAwake();
