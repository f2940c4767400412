import { startTransition } from 'react';
import preload from '../navigation/preload';
import { type History, showAhead } from './ahead';

const known = new WeakSet<History>();

/**
 * A link whose text is here shows that text at once; what the application draws around it follows bit by bit. It draws that
 * in one piece else, a tenth of a second on a slow phone. The address changes first: with it the browser writes down where
 * on the old page the reader was.
 */
export function putTextFirst(history: History): void {
  if (known.has(history)) {
    return;
  }
  known.add(history);
  const push = history.push.bind(history) as (...to: unknown[]) => void;
  history.push = (...to: unknown[]) => {
    startTransition(() => push(...to));
    const { pathname } = history.location;
    if (!showAhead(pathname)) {
      // Asked for at once, not when React comes to it. What does not arrive is told by the navigation itself.
      preload(pathname).catch(() => {});
    }
  };
}
