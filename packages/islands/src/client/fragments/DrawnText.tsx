import { useHistory } from '@docusaurus/router';
import { useLayoutEffect, useMemo, useRef } from 'react';
import { TEXT_CLASSES } from './classes';
import { linkHandlers } from './links';
import { putText } from './putText';

/** One and the same object: React would write another one into the page again. */
const LEFT_ALONE = { __html: '' };

/** @public For the bundler alone: see styleSources.ts. */
export const styleSources = () => import('./styleSources');

/**
 * Stands where the server draws the text of a doc. React leaves alone what is inside: the drawn text of the page that was opened,
 * the fetched one of every page after it.
 */
export default function DrawnText({ path }: { readonly path: string }) {
  const element = useRef<HTMLDivElement>(null);
  const history = useHistory();
  // Before the browser paints and before the framework looks for the heading to scroll to.
  useLayoutEffect(
    () => (element.current ? putText(element.current, path, history) : undefined),
    [path, history],
  );
  const handlers = useMemo(() => linkHandlers(history), [history]);
  return (
    <div
      ref={element}
      className={TEXT_CLASSES}
      suppressHydrationWarning
      // biome-ignore lint/security/noDangerouslySetInnerHtml: empty on purpose, it tells React to leave the drawn HTML alone
      dangerouslySetInnerHTML={LEFT_ALONE}
      {...handlers}
    />
  );
}
