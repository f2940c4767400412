import { ThemeClassNames, useThemeConfig } from '@docusaurus/theme-common';
import type { Props } from '@theme/Navbar/Layout';
import clsx from 'clsx';
import styles from './styles.module.css';

/** The stock layout without its drawer: the menu is a dialog of its own (src/components/layout/Menu). src/head/layout.ts hides it. */
export default function NavbarLayout({ children }: Props) {
  const { hideOnScroll } = useThemeConfig().navbar;
  return (
    <nav
      aria-label="Main"
      className={clsx(
        ThemeClassNames.layout.navbar.container,
        'navbar navbar--fixed-top',
        hideOnScroll && styles.hideable,
      )}
    >
      {children}
    </nav>
  );
}
