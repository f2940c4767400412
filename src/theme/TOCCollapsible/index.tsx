import Icon from '@site/src/components/layout/Icon';
import type { Props } from '@theme/TOCCollapsible';
import TOCItems from '@theme/TOCItems';
import clsx from 'clsx';
import styles from './styles.module.css';

/** A native disclosure: it opens without the application. */
export default function TOCCollapsible({ toc, className, minHeadingLevel, maxHeadingLevel }: Props) {
  return (
    <details className={clsx(styles.toc, className)}>
      <summary className={styles.tocCollapsibleButton}>
        On this page
        <Icon name="chevron" />
      </summary>
      <div className={clsx(styles.tocCollapsibleContent, styles.tocCollapsibleExpanded)}>
        <TOCItems toc={toc} minHeadingLevel={minHeadingLevel} maxHeadingLevel={maxHeadingLevel} />
      </div>
    </details>
  );
}
