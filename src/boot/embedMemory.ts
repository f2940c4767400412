/**
 * Embed mode outlives a reload and a link that was followed before the page woke up. It is remembered per
 * history entry of the frame (works with storage blocked) and for the tab (new documents inside the frame),
 * never in local storage, and is only ever believed inside a frame. What is remembered is the parent's origin.
 */
const KEY = 'ptEmbed';

export const isFramed = () => parent !== window;

export function rememberEmbed(parentOrigin: string): void {
  history.replaceState({ ...history.state, [KEY]: parentOrigin }, '');
  try {
    sessionStorage.setItem(KEY, parentOrigin);
  } catch {
    // Storage is blocked: the history entry has to do.
  }
}

/** The origin that last asked for embed mode in this frame, or nothing. */
export function rememberedParent(): string | null | undefined {
  if (!isFramed()) {
    return null;
  }
  const own = history.state?.[KEY];
  // For the tab's memory the document must have been reached within the frame: a second frame starts on its own.
  if (own || !document.referrer.startsWith(`${location.origin}/`)) {
    return own;
  }
  try {
    return sessionStorage.getItem(KEY);
  } catch {
    return null;
  }
}

/** The address says embed again before the theme's own script reads it, which then draws the first paint right. */
export function resumeEmbed(search: string): string {
  return !rememberedParent() || search.includes('docusaurus-data-mode=')
    ? search
    : `${search ? `${search}&` : '?'}docusaurus-theme=dark&docusaurus-data-mode=embed`;
}
