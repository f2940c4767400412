import { useDocsSidebar } from '@docusaurus/plugin-content-docs/client';
import { useLocation } from '@docusaurus/router';
import { ThemeClassNames } from '@docusaurus/theme-common';
import { openFolds } from '@site/src/components/text/Disclosure/openFolds';
import BackToTopButton from '@theme/BackToTopButton';
import type { Props } from '@theme/DocRoot/Layout';
import DocSidebar from '@theme/DocSidebar';
import { useEffect } from 'react';
import styles from './styles.module.css';

/** The stock layout with a sidebar that can't be hidden, and back to top behind the text instead of above it. */
export default function DocRootLayout({ children }: Props) {
  const sidebar = useDocsSidebar();
  const location = useLocation();
  useEffect(() => openFolds(location.hash), [location]);
  return (
    <div className={styles.wrapper}>
      <div className={styles.root}>
        {sidebar && (
          <aside id="all-pages" className={`${ThemeClassNames.docs.docSidebarContainer} ${styles.sidebar}`}>
            <div className={styles.viewport}>
              <DocSidebar
                sidebar={sidebar.items}
                path={location.pathname}
                onCollapse={() => {}}
                isHidden={false}
              />
            </div>
          </aside>
        )}
        <main className={`${styles.main} ${sidebar ? styles.beside : ''}`}>
          <div className="container padding-top--md padding-bottom--lg">{children}</div>
        </main>
      </div>
      <BackToTopButton />
    </div>
  );
}
