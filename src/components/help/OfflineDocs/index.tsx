import {
  cancel,
  check,
  remove,
  type SavedDocs,
  save,
  savedDate,
  savedDocs,
  sizeInWords,
} from '@pt-docs/offline/client';
import { type ReactNode, useEffect, useRef, useSyncExternalStore } from 'react';
import styles from './styles.module.css';

/** As the server renders it; the page's first state too, whatever another page has found out before. */
const CHECKING: SavedDocs = { kind: 'checking' };

function Action({ label, run }: { label: string; run: () => unknown }) {
  return (
    <button type="button" className={styles.action} onClick={() => void run()}>
      {label}
    </button>
  );
}

function Saving({ done, bytes }: { done: number; bytes: number }) {
  return (
    <>
      <progress className={styles.progress} aria-label="Saving the docs" max={bytes} value={done} />
      <p className={styles.about}>
        {sizeInWords(done)} of {sizeInWords(bytes)}
      </p>
      <Action label="Cancel" run={cancel} />
    </>
  );
}

function actionsFor(docs: SavedDocs): ReactNode {
  switch (docs.kind) {
    case 'none':
      return <Action label="Save all docs for offline" run={save} />;
    case 'saving':
      return <Saving done={docs.done} bytes={docs.bytes} />;
    case 'saved':
      return (
        <>
          {docs.update > 0 && (
            <Action label={`Update the saved docs (${sizeInWords(docs.update)})`} run={save} />
          )}
          <Action label="Remove the saved docs" run={remove} />
        </>
      );
    default:
      return null;
  }
}

/** The state in a sentence: shown, and read out when it changes. Progress is in the bar, not in here. */
function sentenceFor(docs: SavedDocs): string {
  switch (docs.kind) {
    case 'checking':
      return '';
    case 'unavailable':
      return docs.reason;
    case 'none':
      return `${docs.pages} pages and the search, about ${sizeInWords(docs.bytes)}.`;
    case 'saving':
      return 'Saving. You can go on reading.';
    case 'saved': {
      const saved = `${docs.pages} pages are on this device, saved on ${savedDate(docs.date)}.`;
      return docs.update > 0 ? `${saved} Some have changed since.` : saved;
    }
  }
}

/** The button that was pressed goes when its work starts or ends: who was on it stays in the menu. */
function useKeptFocus(kind: SavedDocs['kind']) {
  const part = useRef<HTMLDivElement>(null);
  const isInside = useRef(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the buttons change with the kind of state
  useEffect(() => {
    if (isInside.current && document.activeElement === document.body) {
      part.current?.focus();
    }
  }, [kind]);
  return {
    ref: part,
    tabIndex: -1,
    onFocus: () => {
      isInside.current = true;
    },
    onBlur: () => {
      isInside.current = false;
    },
  };
}

/** All of the docs on this device: how large, how far, since when, and away with it. */
export default function OfflineDocs() {
  const docs = useSyncExternalStore(savedDocs.subscribe, savedDocs.current, () => CHECKING);
  // Frames have no saved docs: they belong to the app.
  useEffect(() => void (window.parent === window && check()), []);
  const problem = 'problem' in docs ? docs.problem : null;
  return (
    <div className={styles.offline} {...useKeptFocus(docs.kind)}>
      {actionsFor(docs)}
      <div role="status">
        {problem && <p className={`${styles.about} ${styles.problem}`}>{problem}</p>}
        <p className={styles.about}>{sentenceFor(docs)}</p>
      </div>
    </div>
  );
}
