import { type History, turnBack } from './earlyDoc';

const watched = new WeakSet<History>();

/** A reader who turns back before React has rendered the next page gets the old doc back. */
export function watchHistory(history: History): void {
  if (!watched.has(history)) {
    watched.add(history);
    history.listen(({ pathname }) => turnBack(pathname));
  }
}
