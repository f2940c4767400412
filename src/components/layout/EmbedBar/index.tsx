import Link from '@docusaurus/Link';
import { useLocation } from '@docusaurus/router';
import Icon from '@site/src/components/layout/Icon';
import { useEmbedMode } from './useEmbedMode';

/**
 * Rendered on every page and shown by src/css/embed.css in embed mode only, so that the first paint inside a frame is
 * already right. Opens the same menu as the navbar.
 */
export default function EmbedBar() {
  useEmbedMode();
  const { pathname } = useLocation();
  return (
    <nav className="pt-embed-bar" aria-label="Documentation">
      <button
        type="button"
        data-head-action="menu"
        className="pt-embed-bar__item pt-embed-bar__contents"
        aria-haspopup="dialog"
        aria-expanded={false}
      >
        <Icon name="menu" /> Contents
      </button>
      <Link className="pt-embed-bar__item" to="/search" data-opens-search="">
        <Icon name="search" /> Search
      </Link>
      <a className="pt-embed-bar__item pt-embed-bar__out" href={pathname} target="_blank" rel="noopener">
        <span className="pt-embed-bar__label">Open in a tab</span> <Icon name="out" />
      </a>
    </nav>
  );
}
