import { isFramed, wasReloaded } from '@pt-docs/islands/head';

/**
 * Embed mode outlives a reload and a link that was followed before hydration. It is remembered per
 * history entry of the frame (works with storage blocked) and for the tab (new documents inside the frame),
 * never in local storage, and is only ever believed inside a frame. What is remembered is the parent's origin, and the theme if it is light.
 */
const KEY = 'ptEmbed';

/** Remembers parent and theme in the history entry and, where storage isn't blocked, for the tab. */
export function rememberEmbed(parentOrigin: string, theme: string): void {
  const memory = `${parentOrigin} ${theme}`;
  // A sandboxed frame gets a new origin with each load and no state back: there the address has to say it.
  const search = self.origin === 'null' ? withEmbed(location.search, theme) : location.search;
  const address = location.pathname + search + location.hash;
  history.replaceState({ ...history.state, [KEY]: memory }, '', address);
  try {
    sessionStorage.setItem(KEY, memory);
  } catch {
    // Storage is blocked: the history entry has to do.
  }
}

/** The origin that last asked for embed mode in this frame, or nothing. */
export const rememberedParent = () => remembered()?.split(' ')[0];

/** What the history entry remembers, or the tab if a link inside the frame led here. */
function remembered(): string | null | undefined {
  if (!isFramed()) {
    return null;
  }
  const own = history.state?.[KEY];
  // The tab's memory is for a link that was followed inside the frame: a second frame starts on its own.
  if (own || wasReloaded() || !document.referrer.startsWith(`${location.origin}/`)) {
    return own;
  }
  try {
    return sessionStorage.getItem(KEY);
  } catch {
    return null;
  }
}

function withEmbed(search: string, theme: string): string {
  return search.includes('docusaurus-data-mode=')
    ? search
    : `${search ? `${search}&` : '?'}docusaurus-theme=${theme}&docusaurus-data-mode=embed`;
}

/** The address says embed again before the theme's own script reads it, so that the first paint is right. */
export function resumeEmbed(search: string): string {
  const memory = remembered();
  return memory ? withEmbed(search, memory.endsWith(' light') ? 'light' : 'dark') : search;
}
