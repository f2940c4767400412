import { shareAddress } from '../model/lines';
import type { Effect, State } from '../model/types';
import { tryPages } from '../tryAddress';
import { type Items, keepItems } from './device';

const NOT_KEPT = 'This browser keeps nothing for this site, so it’s saved until you leave the page.';
const TOO_LARGE = 'There’s too much on the screen for an address. Take something away and share again.';

function download(file: string, text: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([text], { type: 'text/csv' }));
  link.download = file;
  link.click();
  // Safari reads it after the click.
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}

/** Copies the address of a state: of this page, where it's put into the address bar too, or of the place's own page. */
async function share(state: State, isApart: boolean): Promise<string | undefined> {
  const address = shareAddress(state);
  if (address === null) {
    return TOO_LARGE;
  }
  const url = new URL(
    isApart ? `${tryPages[state.place]}#try` : window.location.href,
    window.location.origin,
  );
  url.searchParams.set('w', address);
  if (!isApart) {
    window.history.replaceState(window.history.state, '', url);
  }
  try {
    await navigator.clipboard.writeText(url.href);
    return undefined;
  } catch {
    return isApart
      ? 'This browser doesn’t let the page copy, so there’s no address to hand on.'
      : 'This browser doesn’t let the page copy. The address is in its address bar.';
  }
}

/** Does what a line asked of the page, beside changing the state. Returns a sentence if it couldn't. */
export async function carryOut(
  effect: Effect,
  state: State,
  isApart: boolean,
  onItems: (items: Items) => void,
): Promise<string | undefined> {
  switch (effect.kind) {
    case 'download':
      download(effect.file, effect.text);
      return undefined;
    case 'share':
      return share(state, isApart);
    case 'keep':
      try {
        keepItems(effect.items, onItems);
        return undefined;
      } catch {
        return NOT_KEPT;
      }
    case 'theme':
      if (document.documentElement.dataset.theme !== effect.theme) {
        document.querySelector<HTMLElement>('[data-head-action="theme"]')?.click();
      }
      return undefined;
  }
}
