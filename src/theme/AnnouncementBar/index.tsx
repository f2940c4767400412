import { ThemeClassNames, useThemeConfig } from '@docusaurus/theme-common';
import AnnouncementBarCloseButton from '@theme/AnnouncementBar/CloseButton';
import AnnouncementBarContent from '@theme/AnnouncementBar/Content';
import styles from './styles.module.css';

/** Always rendered; the attribute that the theme's inline script sets, and src/head/layout.ts on closing, hides it. */
export default function AnnouncementBar() {
  const { announcementBar } = useThemeConfig();
  return (
    announcementBar && (
      <div className={`${ThemeClassNames.announcementBar.container} ${styles.bar}`} role="banner">
        <AnnouncementBarContent className={styles.content} />
        <AnnouncementBarCloseButton
          className={styles.close}
          data-head-action="close-announcement"
          value={announcementBar.id}
        />
      </div>
    )
  );
}
