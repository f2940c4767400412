import { useHistory } from '@docusaurus/router';
import useIsBrowser from '@docusaurus/useIsBrowser';
import { type ReactNode, startTransition, useEffect, useState } from 'react';
import styles from './styles.module.css';

/** Runs when the frame that is being made has been drawn. */
function afterNextPaint(run: () => void): () => void {
  let timer = 0;
  const frame = requestAnimationFrame(() => {
    timer = window.setTimeout(run);
  });
  return () => {
    cancelAnimationFrame(frame);
    clearTimeout(timer);
  };
}

/**
 * What stands below the first screen of a page (plugins/later). Drawn pages have it, and so does a page that is opened at a
 * heading or by the back button, where the place to scroll to must be there. After a click it follows one frame later,
 * so that a slow phone shows the title while it still works on the rest.
 */
export default function Later({ children }: { readonly children: ReactNode }) {
  const { action, location } = useHistory();
  const isBrowser = useIsBrowser();
  const [isDrawn, setDrawn] = useState(!isBrowser || action !== 'PUSH' || location.hash !== '');
  useEffect(() => {
    if (!isDrawn) {
      return afterNextPaint(() => startTransition(() => setDrawn(true)));
    }
  }, [isDrawn]);
  return isDrawn ? children : <div className={styles.below} />;
}
