import { hydrateIslands } from '../islands/hydrateIsland';
import { afterNextPaint } from './afterNextPaint';
import { addRest, type History, needsWhole, setPlace, takeFragment, UNFINISHED } from './earlyDoc';
import { watchLinks } from './links';
import { watchHistory } from './watchHistory';

/** Puts a fragment into its element, if it is not there yet; what is below the fold one frame later. */
function fill(element: HTMLElement, pathname: string, isWhole: boolean, whenFilled: () => void): () => void {
  if (element.hasChildNodes()) {
    // Server-rendered with the page.
    whenFilled();
    return () => {};
  }
  const fragment = takeFragment(pathname);
  if (!fragment) {
    throw new Error(`The doc fragment of ${pathname} is not loaded.`);
  }
  const finish = () => addRest(element, fragment.rest, whenFilled);
  element.append(fragment.first);
  if (isWhole || !fragment.rest.hasChildNodes()) {
    finish();
    return () => {};
  }
  element.classList.add(UNFINISHED);
  return afterNextPaint(finish);
}

/** Inserts a fragment, hydrates its islands and watches its links. Returns a function that ends all of it. */
export function insertFragment(element: HTMLElement, pathname: string, history: History): () => void {
  watchHistory(history);
  const ends = [setPlace({ pathname, element, history })];
  const hydrate = () => ends.push(hydrateIslands(element), watchLinks(element));
  ends.push(fill(element, pathname, needsWhole(history), hydrate));
  return () => {
    for (const end of ends) {
      end();
    }
  };
}
