import type { useHistory } from '@docusaurus/router';
import { splitAtFold } from './firstScreen';
import { fragmentOf, withoutSlash } from './fragmentStore';

/**
 * The first screen of the next doc, shown in the place of the old one before React renders it: on a slow phone a reader then
 * reads while sidebar, contents and footer still follow.
 */

export type History = ReturnType<typeof useHistory>;

/** Hides what follows the doc while the rest of it is missing, so that nothing that is seen moves. */
export const UNFINISHED = 'doc-fragment-unfinished';

/** The element of the page that holds its doc, which doc that is for React, and how one navigates from there. */
type Slot = { readonly pathname: string; readonly element: HTMLElement; readonly history: History };
type Preview = {
  readonly pathname: string;
  readonly element: HTMLElement;
  /** What is below the first screen. */
  readonly rest: DocumentFragment;
  /** The nodes of the doc that stood there before, with their hydrated islands. */
  readonly previous: Node[];
  /** Hydrates that doc, if it was replaced before it was complete and the reader turns back to it. */
  hydratePrevious?: () => void;
};

let slot: Slot | undefined;
let preview: Preview | undefined;
const watched = new WeakSet<History>();

/** Called by the element while it's on the page. Returns a function that ends it. */
export function openSlot(opened: Slot): () => void {
  const { history } = opened;
  slot = opened;
  if (!watched.has(history)) {
    watched.add(history);
    history.listen(({ pathname }) => endPreview(pathname));
  }
  return () => {
    if (slot === opened) {
      slot = undefined;
    }
  };
}

const isSame = (one: string | undefined, other: string) =>
  one !== undefined && withoutSlash(one) === withoutSlash(other);

/** Opened at a heading or by the back button, a page needs the place to scroll to at once. */
export const needsWhole = ({ action, location }: History) => action !== 'PUSH' || location.hash !== '';

/** Shows the first screen of the page that the router has gone on to. False when there is nothing to show or no slot for it. */
export function showPreview(pathname: string): boolean {
  const fragment = fragmentOf(pathname);
  if (!slot || !fragment || isSame(slot.pathname, pathname) || needsWhole(slot.history)) {
    return false;
  }
  const { element } = slot;
  const shown = preview?.element === element ? preview : undefined;
  if (!isSame(shown?.pathname, pathname)) {
    const { first, rest } = splitAtFold(fragment);
    const previousDoc = shown ?? { previous: Array.from(element.childNodes) };
    scrollTo({ top: 0, behavior: 'instant' });
    element.classList.add(UNFINISHED);
    element.replaceChildren(first);
    preview = { ...previousDoc, pathname, element, rest };
  }
  return true;
}

/** Puts the old doc back when the reader returns to it before React has rendered the next page: for React nothing has changed. */
function endPreview(pathname: string): void {
  if (slot && isSame(slot.pathname, pathname) && preview?.element === slot.element) {
    const { previous, hydratePrevious } = preview;
    preview = undefined;
    slot.element.replaceChildren(...previous);
    slot.element.classList.remove(UNFINISHED);
    hydratePrevious?.();
  }
}

/** Adds what is below the first screen. If the next doc is shown already, it is added to the nodes of the previous doc instead. */
export function addRest(element: HTMLElement, rest: DocumentFragment, hydrate: () => void): void {
  if (preview?.element === element) {
    preview.previous.push(...rest.childNodes);
    preview.hydratePrevious = hydrate;
    return;
  }
  element.append(rest);
  element.classList.remove(UNFINISHED);
  hydrate();
}

/** The nodes that are shown already, to be moved to where React wants them; otherwise a copy of the fragment. */
export function takeNodes(pathname: string) {
  const shown = preview;
  preview = undefined;
  if (shown && isSame(shown.pathname, pathname)) {
    const first = document.createDocumentFragment();
    first.append(...shown.element.childNodes);
    return { first, rest: shown.rest };
  }
  const fragment = fragmentOf(pathname);
  return fragment && splitAtFold(fragment);
}
