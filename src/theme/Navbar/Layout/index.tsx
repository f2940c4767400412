import { translate } from '@docusaurus/Translate';
import { ThemeClassNames, useThemeConfig } from '@docusaurus/theme-common';
import { useHideableNavbar } from '@docusaurus/theme-common/internal';
import type { Props } from '@theme/Navbar/Layout';
import clsx from 'clsx';
import styles from './styles.module.css';

/** The stock layout without its drawer: the menu is a dialog of its own (src/components/Menu). */
export default function NavbarLayout({ children }: Props) {
  const { hideOnScroll } = useThemeConfig().navbar;
  const { navbarRef, isNavbarVisible } = useHideableNavbar(hideOnScroll);
  return (
    <nav
      ref={navbarRef}
      aria-label={translate({
        id: 'theme.NavBar.navAriaLabel',
        message: 'Main',
        description: 'The ARIA label for the main navigation',
      })}
      className={clsx(
        ThemeClassNames.layout.navbar.container,
        'navbar navbar--fixed-top',
        hideOnScroll && styles.hideable,
        !isNavbarVisible && styles.hidden,
      )}
    >
      {children}
    </nav>
  );
}
