import { type History, turnBack } from './earlyDoc';

const known = new WeakSet<History>();

/** A reader who turns back before React has rendered the next page gets the old doc back. */
export function watchHistory(history: History): void {
  if (!known.has(history)) {
    known.add(history);
    history.listen(({ pathname }) => turnBack(pathname));
  }
}
