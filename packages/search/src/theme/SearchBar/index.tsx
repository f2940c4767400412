import { useHistory } from '@docusaurus/router';
import { showNotice } from '@pt-docs/islands/head';
import { isLoaded } from '@pt-docs/islands/navigation';
import { type ReactNode, useCallback, useEffect, useRef, useState } from 'react';
import type DialogComponent from '../../client/Dialog';
import { useSearchConfig } from '../../client/useSearchConfig';
import styles from './styles.module.css';
import { useSearchKeys } from './useSearchKeys';

const loadDialog = () => import('../../client/Dialog');

/** The element that a hash names; malformed escapes are taken literally. */
function targetOf(hash: string): HTMLElement | null {
  const id = hash.slice(1);
  try {
    return document.getElementById(decodeURIComponent(id));
  } catch {
    return document.getElementById(id);
  }
}

/** A page that is still loading scrolls by itself once it is rendered. */
function showPlace(pathname: string, hash: string) {
  if (hash) {
    targetOf(hash)?.scrollIntoView();
  } else if (isLoaded(pathname)) {
    window.scrollTo(0, 0);
  }
}

/** The button in the navbar. The dialog behind it arrives when it is first needed, or a little before. */
export default function SearchBar(): ReactNode {
  const config = useSearchConfig();
  const [Dialog, setDialog] = useState<typeof DialogComponent | null>(null);
  const [isWanted, setWanted] = useState(false);
  const [keyName, setKeyName] = useState('Ctrl');
  const history = useHistory();
  const opener = useRef<Element | null>(null);
  const openedAt = useRef(history.location.key);
  /** Letters that the reader typed before the dialog was there. */
  const typedAhead = useRef('');
  const failures = useRef(0);
  const isOpen = isWanted && Dialog !== null;

  useEffect(() => {
    if (/Mac|iPhone|iPad/.test(navigator.platform)) {
      setKeyName('⌘');
    }
  }, []);

  const load = useCallback(async () => {
    const module = await loadDialog();
    setDialog(() => module.default);
    module.warmSearch(config);
  }, [config]);

  const open = useCallback(() => {
    opener.current = document.activeElement;
    openedAt.current = history.location.key;
    typedAhead.current = '';
    setWanted(true);
    load().catch(() => {
      setWanted(false);
      failures.current += 1;
      // A deploy may have taken the older script away: then only the page itself can bring a newer one.
      const isGone = failures.current > 1;
      showNotice('Search could not be loaded. You might want to check your network connection.', {
        label: isGone ? 'Reload the page' : 'Retry',
        run: () => {
          document.querySelector('.page-notice')?.remove();
          isGone ? window.location.reload() : open();
        },
      });
    });
  }, [load, history]);

  const close = useCallback(() => {
    setWanted(false);
    // DocSearch scrolls back to where it was opened, also when the reader chose another place.
    requestAnimationFrame(() => {
      const { key, pathname, hash } = history.location;
      if (key !== openedAt.current) {
        // Back and forward have a place of their own, which the browser knows.
        history.action === 'PUSH' && showPlace(pathname, hash);
      } else if (opener.current instanceof HTMLElement && opener.current.isConnected) {
        opener.current.focus({ preventScroll: true });
      }
    });
  }, [history]);

  // The dialog belongs to the page that it was opened on.
  useEffect(
    () => (isWanted ? history.listen((_, action) => action === 'POP' && close()) : undefined),
    [history, isWanted, close],
  );

  useSearchKeys({ isWanted, onOpen: open, onClose: close, typedAhead });

  const warm = () => {
    load().catch(() => undefined);
  };

  return (
    <>
      <button
        type="button"
        className={`DocSearch-Button ${styles.button}`}
        // Holds what is seen on a wide screen, for readers who speak to their computer.
        aria-label={`Search ${keyName} K`}
        aria-keyshortcuts="Control+K Meta+K /"
        aria-haspopup="dialog"
        onClick={open}
        onMouseEnter={warm}
        onFocus={warm}
        onTouchStart={warm}
      >
        <svg
          width="18"
          height="18"
          viewBox="0 0 24 24"
          fill="none"
          stroke="currentColor"
          strokeWidth="2"
          aria-hidden="true"
        >
          <circle cx="11" cy="11" r="6.5" />
          <path d="m16 16 5 5" strokeLinecap="round" />
        </svg>
        <span className={styles.label}>Search</span> <kbd className={styles.keys}>{keyName} K</kbd>
      </button>
      {isOpen && <Dialog initialQuery={typedAhead.current} onClose={close} />}
    </>
  );
}
