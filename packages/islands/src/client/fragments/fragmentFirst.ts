import { startTransition } from 'react';
import { type History, showEarly, turnBack } from './earlyDoc';
import { fragmentOf } from './fragmentStore';

const known = new WeakSet<History>();

type Target = string | { readonly pathname?: string };

const pathnameOf = (to: Target) =>
  typeof to === 'string' ? new URL(to, location.href).pathname : (to.pathname ?? location.pathname);

/**
 * A link whose fragment is loaded shows it at once; React renders the layout around it in a transition. Otherwise it renders that
 * in one piece, a tenth of a second on a slow phone. The address changes first: with it the browser stores where
 * on the old page the reader was. Where the fragment has yet to arrive, LatestNavigation.ts does the same later.
 */
export function showFragmentFirst(history: History): void {
  if (known.has(history)) {
    return;
  }
  known.add(history);
  const push = history.push.bind(history) as (...to: [Target, unknown?]) => void;
  history.push = (...to: [Target, unknown?]) => {
    if (fragmentOf(pathnameOf(to[0]))) {
      startTransition(() => push(...to));
      showEarly(history.location.pathname);
    } else {
      push(...to);
    }
  };
  history.listen(({ pathname }) => turnBack(pathname));
}
