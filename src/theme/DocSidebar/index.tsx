import { ThemeClassNames } from '@docusaurus/theme-common';
import Icon from '@site/src/components/layout/Icon';
import type { Props } from '@theme/DocSidebar';
import DocSidebarItems from '@theme/DocSidebarItems';
import Logo from '@theme/Logo';
import { memo } from 'react';
import styles from './styles.module.css';

/** The stock sidebar of wide screens on every screen: on narrow ones it is hidden, and the menu shows a copy of it. */
export default memo(function DocSidebar({ sidebar, path }: Props) {
  return (
    <div className={styles.sidebar}>
      <div className={styles.head}>
        <Logo tabIndex={-1} className={styles.sidebarLogo} />
        <button
          type="button"
          className={`clean-btn ${styles.search}`}
          aria-label="Search the docs"
          aria-haspopup="dialog"
          data-opens-search=""
        >
          <Icon name="search" />
        </button>
      </div>
      <nav aria-label="Docs sidebar" className={`menu thin-scrollbar ${styles.menu}`}>
        <ul className={`${ThemeClassNames.docs.docSidebarMenu} menu__list`}>
          <DocSidebarItems items={sidebar} activePath={path} level={1} />
        </ul>
      </nav>
    </div>
  );
});
