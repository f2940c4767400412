import type { LoadingComponentProps } from 'react-loadable';
import styles from './styles.module.css';

/** Shown while a page's parts arrive late, and when they do not arrive at all. */
export default function Loading({ error, retry, pastDelay }: LoadingComponentProps) {
  if (error) {
    return (
      <div className={styles.failed} role="alert">
        <p>{String(error)}</p>
        <button type="button" className="button button--primary" onClick={retry}>
          Retry
        </button>
      </div>
    );
  }
  return pastDelay ? (
    <p className={styles.waiting} role="status">
      Loading…
    </p>
  ) : null;
}
