import Link from '@docusaurus/Link';
import { useThemeConfig } from '@docusaurus/theme-common';
import IconClose from '@theme/Icon/Close';
import NavbarColorModeToggle from '@theme/Navbar/ColorModeToggle';
import NavbarItem, { type Props as NavbarItemProps } from '@theme/NavbarItem';
import styles from './styles.module.css';

/** React must leave alone what src/head/layout.ts puts in. Always the same object: React would write another one into the page. */
const UNTOUCHED = { __html: '' };

/** Pages that the navbar has no room for. */
const ALSO = [
  { to: '/blog', label: 'Releases' },
  { to: '/search', label: 'Search' },
];

/**
 * The menu of narrow screens and of frames: the navbar's items, then a copy of the sidebar. Opened and closed by
 * src/head/layout.ts; the class names are the theme's.
 */
export default function Menu() {
  const items = useThemeConfig().navbar.items as NavbarItemProps[];
  return (
    <dialog className={`pt-menu ${styles.menu}`} aria-label="Menu" aria-modal="true">
      <div className={`navbar-sidebar--show ${styles.content}`}>
        <div className={styles.head}>
          <span className={styles.title} aria-hidden="true">
            Menu
          </span>
          <NavbarColorModeToggle className={styles.mode} />
          <button
            type="button"
            data-head-action="close-menu"
            className={`clean-btn navbar-sidebar__close ${styles.close}`}
            aria-label="Close navigation bar"
          >
            <IconClose />
          </button>
        </div>
        <nav className={`menu ${styles.list}`} aria-label="Site">
          <ul className="menu__list">
            {items.map((item) => (
              <NavbarItem mobile {...item} key={item.type} />
            ))}
            {ALSO.map(({ to, label }) => (
              <li className="menu__list-item" key={to}>
                <Link className="menu__link" to={to}>
                  {label}
                </Link>
              </li>
            ))}
          </ul>
          <div
            className={styles.copy}
            data-menu-copy=""
            // biome-ignore lint/security/noDangerouslySetInnerHtml: empty on purpose
            dangerouslySetInnerHTML={UNTOUCHED}
          />
        </nav>
      </div>
    </dialog>
  );
}
