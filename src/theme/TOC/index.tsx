import type { Props } from '@theme/TOC';
import TOC from '@theme-original/TOC';
import styles from './styles.module.css';

/** A landmark around the table of contents: beside a blog post the stock one stands in none. */
export default function TOCWrapper(props: Props) {
  return (
    <nav aria-label="On this page" className={styles.landmark}>
      <TOC {...props} />
    </nav>
  );
}
