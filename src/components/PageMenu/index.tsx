import { twinPath } from '@site/src/search/twinPath';
import { useEffect, useRef, useState } from 'react';
import { copyFrom } from './copyFrom';
import styles from './styles.module.css';

type Outcome = 'copied' | 'failed' | null;

const OUTCOME_TEXT = {
  copied: 'Copied.',
  failed: 'Could not be copied. Open the Markdown and copy it there.',
} as const;

/** Closes the menu on Escape and on a click elsewhere, as readers expect of a menu. */
function useClosing(menu: React.RefObject<HTMLDetailsElement | null>) {
  useEffect(() => {
    function close(event: Event) {
      const element = menu.current;
      const isInside = element?.contains(event.target as Node);
      if (!element?.open || (event instanceof KeyboardEvent ? event.key !== 'Escape' : isInside)) {
        return;
      }
      element.open = false;
      if (event instanceof KeyboardEvent) {
        element.querySelector('summary')?.focus();
      }
    }
    document.addEventListener('click', close);
    document.addEventListener('keydown', close);
    return () => {
      document.removeEventListener('click', close);
      document.removeEventListener('keydown', close);
    };
  }, [menu]);
}

/** Beside a page's title: take the page along as Markdown. Without scripts the link still works. */
export default function PageMenu({ path }: { path: string }) {
  const menu = useRef<HTMLDetailsElement>(null);
  const [outcome, setOutcome] = useState<Outcome>(null);
  const twin = twinPath(path);
  useClosing(menu);

  async function copy() {
    setOutcome(null);
    setOutcome((await copyFrom(twin)) ? 'copied' : 'failed');
  }

  return (
    <details ref={menu} className={styles.menu} data-digest="skip" onToggle={() => setOutcome(null)}>
      <summary className={styles.summary} aria-label="Page as Markdown">
        Markdown
      </summary>
      <div className={styles.panel}>
        <button type="button" className={styles.action} onClick={copy}>
          Copy page as Markdown
        </button>
        <a className={styles.action} href={twin}>
          Open the Markdown
        </a>
        <p role="status" className={styles.outcome}>
          {outcome && OUTCOME_TEXT[outcome]}
        </p>
      </div>
    </details>
  );
}
