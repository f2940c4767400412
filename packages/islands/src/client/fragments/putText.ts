import { wakeParts } from '../islands/wakePart';
import { afterNextPaint } from './afterNextPaint';
import { addRest, type History, needsWhole, setPlace, takeText, UNFINISHED } from './ahead';
import { watchLinks } from './links';
import { putTextFirst } from './textFirst';

/** Puts the text of a page into its element, if it is not there yet; its lower part one frame later where nobody waits for it. */
function fill(element: HTMLElement, pathname: string, isWhole: boolean, whenFilled: () => void): () => void {
  if (element.hasChildNodes()) {
    // Drawn with the page.
    whenFilled();
    return () => {};
  }
  const text = takeText(pathname);
  if (!text) {
    throw new Error(`The text of ${pathname} is not here.`);
  }
  const finish = () => addRest(element, text.rest, whenFilled);
  element.append(text.first);
  if (isWhole || !text.rest.hasChildNodes()) {
    finish();
    return () => {};
  }
  element.classList.add(UNFINISHED);
  return afterNextPaint(finish);
}

/** Brings a text to life: put in place, its parts woken, its links watched. Returns how to end all of it. */
export function putText(element: HTMLElement, pathname: string, history: History): () => void {
  putTextFirst(history);
  const ends = [setPlace({ pathname, element, history })];
  const wake = () => ends.push(wakeParts(element), watchLinks(element));
  ends.push(fill(element, pathname, needsWhole(history), wake));
  return () => {
    for (const end of ends) {
      end();
    }
  };
}
