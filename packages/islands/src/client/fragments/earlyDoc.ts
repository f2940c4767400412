import type { useHistory } from '@docusaurus/router';
import { splitAtFold } from './firstScreen';
import { fragmentOf, withoutSlash } from './fragmentStore';

export type History = ReturnType<typeof useHistory>;

/** Hides what follows the doc while the rest of it is missing, so that nothing that is seen moves. */
export const UNFINISHED = 'doc-fragment-unfinished';

/** Where the doc is on the page: which doc, in which element, and how one navigates from there. */
type Place = { readonly pathname: string; readonly element: HTMLElement; readonly history: History };
type EarlyDoc = {
  readonly pathname: string;
  readonly element: HTMLElement;
  readonly rest: DocumentFragment;
  /** The nodes of the doc that stood there before, with their hydrated islands. */
  readonly previous: Node[];
  /** Hydrates that doc, if it was replaced before it was complete and the reader turns back to it. */
  hydratePrevious?: () => void;
};

let place: Place | undefined;
let early: EarlyDoc | undefined;

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
export function showEarly(pathname: string): boolean {
  const fragment = fragmentOf(pathname);
  if (!place || !fragment || isSame(place.pathname, pathname) || needsWhole(place.history)) {
    return false;
  }
  const { element } = place;
  if (!isSame(early?.pathname, pathname) || early?.element !== element) {
    const { first, rest } = splitAtFold(fragment);
    const earlier = early?.element === element ? early : { previous: Array.from(element.childNodes) };
    scrollTo({ top: 0, behavior: 'instant' });
    element.classList.add(UNFINISHED);
    element.replaceChildren(first);
    early = { ...earlier, pathname, element, rest };
  }
  return true;
}

/** Puts the old doc back when the reader returns to it before React has rendered the next page: for React nothing has changed. */
export function turnBack(pathname: string): void {
  if (place && isSame(place.pathname, pathname) && early?.element === place.element) {
    const { previous, hydratePrevious } = early;
    early = undefined;
    place.element.replaceChildren(...previous);
    place.element.classList.remove(UNFINISHED);
    hydratePrevious?.();
  }
}

/** Adds what is below the fold. If the next doc is shown already, it is added to the nodes of the previous doc instead. */
export function addRest(element: HTMLElement, rest: DocumentFragment, hydrate: () => void): void {
  if (early?.element === element) {
    early.previous.push(...rest.childNodes);
    early.hydratePrevious = hydrate;
    return;
  }
  element.append(rest);
  element.classList.remove(UNFINISHED);
  hydrate();
}

/** The nodes that are shown already, to be moved to where React wants them; otherwise a copy of the fragment. */
export function takeFragment(pathname: string) {
  const shown = early;
  early = undefined;
  if (shown && isSame(shown.pathname, pathname)) {
    const first = document.createDocumentFragment();
    first.append(...shown.element.childNodes);
    return { first, rest: shown.rest };
  }
  const fragment = fragmentOf(pathname);
  return fragment && splitAtFold(fragment);
}
