import { hydrateIslands } from '../islands/hydrateIsland';
import { afterNextPaint } from './afterNextPaint';
import { addRest, type History, needsWhole, openSlot, takeNodes, UNFINISHED } from './docPreview';
import { watchLinks } from './links';

/** Puts a fragment into its element, if it is not there yet; what is below the fold one frame later. */
function fill(element: HTMLElement, pathname: string, isWhole: boolean, whenFilled: () => void): () => void {
  if (element.hasChildNodes()) {
    // Server-rendered with the page.
    whenFilled();
    return () => {};
  }
  const nodes = takeNodes(pathname);
  if (!nodes) {
    throw new Error(`The doc fragment of ${pathname} is not loaded.`);
  }
  const finish = () => addRest(element, nodes.rest, whenFilled);
  element.append(nodes.first);
  if (isWhole || !nodes.rest.hasChildNodes()) {
    finish();
    return () => {};
  }
  element.classList.add(UNFINISHED);
  return afterNextPaint(finish);
}

/** Inserts a fragment, hydrates its islands and watches its links. Returns a function that ends all of it. */
export function insertFragment(element: HTMLElement, pathname: string, history: History): () => void {
  const ends = [openSlot({ pathname, element, history })];
  const hydrate = () => ends.push(hydrateIslands(element), watchLinks(element));
  ends.push(fill(element, pathname, needsWhole(history), hydrate));
  return () => {
    for (const end of ends) {
      end();
    }
  };
}
