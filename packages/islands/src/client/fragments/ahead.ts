import type { useHistory } from '@docusaurus/router';
import { splitAtFold } from './firstScreen';
import { fragmentOf, withoutSlash } from './fragmentStore';

export type History = ReturnType<typeof useHistory>;

/** Hides what follows the doc while the rest of it is missing, so that nothing that is seen moves. */
export const UNFINISHED = 'doc-fragment-unfinished';

/** Where the doc is on the page: which doc, in which element, and how one navigates from there. */
type Place = { readonly pathname: string; readonly element: HTMLElement; readonly history: History };
type Ahead = {
  readonly pathname: string;
  readonly element: HTMLElement;
  readonly rest: DocumentFragment;
  /** What stood there before, islands and all. */
  readonly left: Node[];
  /** Hydrates a doc that was left before it was complete, should the reader turn back to it. */
  hydrateLeft?: () => void;
};

let place: Place | undefined;
let ahead: Ahead | undefined;

/** Set by the element itself, while it is on the page. */
export function setPlace(given: Place): () => void {
  place = given;
  return () => {
    if (place === given) {
      place = undefined;
    }
  };
}

const isSame = (one: string | undefined, other: string) =>
  one !== undefined && withoutSlash(one) === withoutSlash(other);

/** Opened at a heading or by the back button, a page needs the place to scroll to at once. */
export const needsWhole = ({ action, location }: History) => action !== 'PUSH' || location.hash !== '';

/**
 * Shows the first screen of the page that the router has gone on to, in the place of the old doc, before React renders it: on a
 * slow phone a reader then reads while sidebar, contents and footer still follow. False when there is nothing to show or no
 * place for it.
 */
export function showAhead(pathname: string): boolean {
  const fragment = fragmentOf(pathname);
  if (!place || !fragment || isSame(place.pathname, pathname) || needsWhole(place.history)) {
    return false;
  }
  const { element } = place;
  if (!isSame(ahead?.pathname, pathname) || ahead?.element !== element) {
    const { first, rest } = splitAtFold(fragment);
    const earlier = ahead?.element === element ? ahead : { left: Array.from(element.childNodes) };
    scrollTo({ top: 0, behavior: 'instant' });
    element.classList.add(UNFINISHED);
    element.replaceChildren(first);
    ahead = { ...earlier, pathname, element, rest };
  }
  return true;
}

/** Who turns back before React has rendered the next page finds the old doc as it was: for React nothing has changed. */
export function turnBack(pathname: string): void {
  if (place && isSame(place.pathname, pathname) && ahead?.element === place.element) {
    const { left, hydrateLeft } = ahead;
    ahead = undefined;
    place.element.replaceChildren(...left);
    place.element.classList.remove(UNFINISHED);
    hydrateLeft?.();
  }
}

/** The rest of a doc that the reader has left already belongs to what was there, not to what is shown. */
export function addRest(element: HTMLElement, rest: DocumentFragment, hydrate: () => void): void {
  if (ahead?.element === element) {
    ahead.left.push(...rest.childNodes);
    ahead.hydrateLeft = hydrate;
    return;
  }
  element.append(rest);
  element.classList.remove(UNFINISHED);
  hydrate();
}

/** What is shown already, to move over to where React wants it; else a copy of the fragment. */
export function takeFragment(pathname: string) {
  const shown = ahead;
  ahead = undefined;
  if (shown && isSame(shown.pathname, pathname)) {
    const first = document.createDocumentFragment();
    first.append(...shown.element.childNodes);
    return { first, rest: shown.rest };
  }
  const fragment = fragmentOf(pathname);
  return fragment && splitAtFold(fragment);
}
