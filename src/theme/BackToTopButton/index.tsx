import { ThemeClassNames } from '@docusaurus/theme-common';
import Icon from '@site/src/components/layout/Icon';
import styles from './styles.module.css';

/** Where it stands is a matter of styles alone; src/head/layout.ts scrolls. */
export default function BackToTopButton() {
  const label = 'Scroll back to top';
  return (
    // Outside of the text, so it needs a landmark of its own.
    <nav className={`pt-screen ${styles.place}`} aria-label={label}>
      <a
        href="#__docusaurus"
        data-head-action="top"
        className={`${ThemeClassNames.common.backToTopButton} ${styles.button}`}
        aria-label={label}
      >
        <Icon name="up" />
      </a>
    </nav>
  );
}
