import { markdownPath } from '@pt-docs/markdown-copies/client';
import type OfflineDocs from '@site/src/components/OfflineDocs';
import { useEffect, useRef, useState } from 'react';
import { copyFrom } from './copyFrom';
import styles from './styles.module.css';

type Outcome = 'copied' | 'failed' | null;

const OUTCOME_TEXT = {
  copied: 'Copied.',
  failed: 'Couldn’t be copied. Open the Markdown and copy it there.',
} as const;

/** Set by packages/offline. */
declare const OFFLINE_READING: boolean;

/** The part for offline reading arrives when the menu is opened. Frames have none: they belong to the app. */
function useOfflineDocs() {
  const [Part, setPart] = useState<typeof OfflineDocs | null>(null);
  function load() {
    if (OFFLINE_READING && window.parent === window) {
      import('@site/src/components/OfflineDocs').then(
        (module) => setPart(() => module.default),
        () => undefined,
      );
    }
  }
  return { Part, load };
}

/**
 * Beside a page's title: take the page along as Markdown, or all of them. Without scripts the link still works. Closed by
 * src/head/layout.ts on Escape and on a click elsewhere.
 */
export default function PageMenu({ path }: { path: string }) {
  const menu = useRef<HTMLDetailsElement>(null);
  const [outcome, setOutcome] = useState<Outcome>(null);
  const markdown = markdownPath(path);
  const offline = useOfflineDocs();
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, for a menu that was opened before the page was hydrated
  useEffect(() => {
    if (menu.current?.open) {
      offline.load();
    }
  }, []);

  async function copy() {
    setOutcome(null);
    setOutcome((await copyFrom(markdown)) ? 'copied' : 'failed');
  }

  function toggle() {
    setOutcome(null);
    if (menu.current?.open) {
      offline.load();
    }
  }

  return (
    <details ref={menu} className={styles.menu} data-content="skip" data-popup="" onToggle={toggle}>
      <summary className={styles.summary}>Page menu</summary>
      <div className={styles.panel}>
        <button type="button" className={styles.action} onClick={copy}>
          Copy page as Markdown
        </button>
        <a className={styles.action} href={markdown}>
          Open the Markdown
        </a>
        <p role="status" className={styles.outcome}>
          {outcome && OUTCOME_TEXT[outcome]}
        </p>
        {offline.Part && <offline.Part />}
      </div>
    </details>
  );
}
