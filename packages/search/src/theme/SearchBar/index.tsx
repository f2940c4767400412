import { useHistory } from '@docusaurus/router';
import { type ReactNode, useEffect, useState } from 'react';
import { GO_EVENT } from '../../client/config';
import { useSearchConfig } from '../../client/useSearchConfig';
import './button.css';
import './form.css';
import './dialog.css';

/** The dialog is no part of the application: it asks for a page here once the router is there. */
function useSearchNavigation(): void {
  const history = useHistory();
  useEffect(() => {
    const go = (event: Event) => {
      event.preventDefault();
      history.push((event as CustomEvent<string>).detail);
    };
    addEventListener(GO_EVENT, go);
    return () => removeEventListener(GO_EVENT, go);
  }, [history]);
}

/** The button in the navbar, without scripts a link. What it does is in the head of the page (head/index.ts), before the application is here. */
export default function SearchBar(): ReactNode {
  const [keyName, setKeyName] = useState('Ctrl');
  useSearchNavigation();

  useEffect(() => {
    if (/Mac|iPhone|iPad/.test(navigator.platform)) {
      setKeyName('⌘');
    }
  }, []);

  return (
    <a
      href={`/${useSearchConfig().searchPagePath}`}
      role="button"
      className="pt-search-button"
      // Holds what is seen on a wide screen, for readers who speak to their computer.
      aria-label={`Search ${keyName} K`}
      aria-keyshortcuts="Control+K Meta+K /"
      aria-haspopup="dialog"
      data-opens-search=""
    >
      <svg className="pt-search__icon" viewBox="0 0 20 20" aria-hidden="true">
        <path d="M9 3.5a5.5 5.5 0 1 0 0 11 5.5 5.5 0 0 0 0-11M13 13l4 4" />
      </svg>
      <span className="pt-search-button__label">Search</span>{' '}
      <kbd className="pt-search-button__keys">{keyName} K</kbd>
    </a>
  );
}
