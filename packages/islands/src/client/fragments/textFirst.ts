import { startTransition } from 'react';
import { type History, showAhead, turnBack } from './ahead';
import { textOf } from './drawnTexts';

const known = new WeakSet<History>();

type Target = string | { readonly pathname?: string };

const pathnameOf = (to: Target) =>
  typeof to === 'string' ? new URL(to, location.href).pathname : (to.pathname ?? location.pathname);

/**
 * A link whose text is here shows that text at once; what the application draws around it follows bit by bit. It draws that
 * in one piece else, a tenth of a second on a slow phone. The address changes first: with it the browser writes down where
 * on the old page the reader was. Where the text has yet to come, src/navigation/QuickNavigation.ts does the same later.
 */
export function putTextFirst(history: History): void {
  if (known.has(history)) {
    return;
  }
  known.add(history);
  const push = history.push.bind(history) as (...to: [Target, unknown?]) => void;
  history.push = (...to: [Target, unknown?]) => {
    if (textOf(pathnameOf(to[0]))) {
      startTransition(() => push(...to));
      showAhead(history.location.pathname);
    } else {
      push(...to);
    }
  };
  history.listen(({ pathname }) => turnBack(pathname));
}
