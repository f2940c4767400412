import { ThemeClassNames, useThemeConfig } from '@docusaurus/theme-common';
import { useLocationChange, useScrollPosition } from '@docusaurus/theme-common/internal';
import type { Props } from '@theme/Navbar/Layout';
import clsx from 'clsx';
import { useRef, useState } from 'react';
import styles from './styles.module.css';

/** Nothing is hidden before this much has been scrolled. */
const TOP_PX = 56;

/** The stock hook hides the navbar after a jump too, and the search with it. Here only the reader's own scrolling does. */
function useIsHidden(hideOnScroll: boolean): boolean {
  const [isHidden, setIsHidden] = useState(false);
  const isJump = useRef(false);
  useLocationChange(() => {
    isJump.current = true;
    setIsHidden(false);
  });
  useScrollPosition(({ scrollY: top }, last) => {
    if (hideOnScroll && last && !isJump.current) {
      setIsHidden(top > TOP_PX && top >= last.scrollY);
    }
    isJump.current = false;
  });
  return isHidden;
}

/** The stock layout without its drawer: the menu is a dialog of its own (src/components/layout/Menu). */
export default function NavbarLayout({ children }: Props) {
  const { hideOnScroll } = useThemeConfig().navbar;
  const isHidden = useIsHidden(hideOnScroll);
  return (
    <nav
      aria-label="Main"
      data-hidden={isHidden || undefined}
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
