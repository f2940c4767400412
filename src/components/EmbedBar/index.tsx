import Link from '@docusaurus/Link';
import { useLocation } from '@docusaurus/router';
import { useNavbarMobileSidebar } from '@docusaurus/theme-common/internal';
import { openSearch } from '@site/src/lib/openSearch';
import { type FocusEvent, type KeyboardEvent, useRef } from 'react';
import Drawer from './Drawer';
import { useEmbedMode } from './useEmbedMode';

const DRAWER_ID = 'embed-contents';

/**
 * Drawn on every page and shown by src/css/embed.css in embed mode only, so that the first paint inside a frame is
 * already right. Shares its open state with the navbar's drawer: following a link or going back closes it.
 */
export default function EmbedBar() {
  useEmbedMode();
  const { shown, toggle } = useNavbarMobileSidebar();
  const { pathname } = useLocation();
  const button = useRef<HTMLButtonElement>(null);

  function closeOnEscape(event: KeyboardEvent) {
    if (event.key === 'Escape' && shown) {
      toggle();
      button.current?.focus();
    }
  }

  /** The open drawer covers the page: focus must not wander behind it. */
  function closeOnLeave(event: FocusEvent) {
    const next = event.relatedTarget;
    if (shown && next instanceof Node && !event.currentTarget.contains(next)) {
      toggle();
    }
  }

  return (
    <nav className="pt-embed-bar" aria-label="Documentation" onKeyDown={closeOnEscape} onBlur={closeOnLeave}>
      <div className="pt-embed-bar__row">
        <button
          ref={button}
          type="button"
          className="pt-embed-bar__item pt-embed-bar__contents"
          aria-expanded={shown}
          aria-controls={DRAWER_ID}
          onClick={toggle}
        >
          <span aria-hidden="true">☰</span> Contents
        </button>
        <Link className="pt-embed-bar__item" to="/search" onClick={openSearch}>
          Search
        </Link>
        <a className="pt-embed-bar__item pt-embed-bar__out" href={pathname} target="_blank" rel="noopener">
          <span className="pt-embed-bar__label">Open in a tab</span> <span aria-hidden="true">↗</span>
        </a>
      </div>
      <Drawer id={DRAWER_ID} />
    </nav>
  );
}
