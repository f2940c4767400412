import { Island } from '@pt-docs/islands/client';
import { markdownPath } from '@pt-docs/pages/client';
import Icon from '@site/src/components/layout/Icon';
import { monthAndYear } from '@site/src/lib/text/dates';
import styles from './styles.module.css';

/** Set by packages/offline. */
declare const OFFLINE_READING: boolean;

type Props = {
  readonly path: string;
  /** When the page's facts about others were read, as `2026-07`. */
  readonly asOf?: string | undefined;
};

/**
 * Under a page's title: how old its facts are, and what to take along. Plain HTML: src/head/copy.ts copies,
 * src/head/layout.ts closes the menu.
 */
export default function PageBar({ path, asOf }: Props) {
  return (
    <div className={styles.bar} data-markdown-ignore="">
      {asOf && (
        <span className={styles.fact}>
          As of <time dateTime={asOf}>{monthAndYear(asOf)}</time>
        </span>
      )}
      <details className={`pt-screen ${styles.menu}`} data-popup="">
        <summary className={styles.action}>
          <span aria-hidden="true">…</span>
          <span className="pt-hidden">Page menu</span>
        </summary>
        <div className={styles.panel}>
          <div className={styles.place}>
            <button
              type="button"
              className={styles.item}
              data-head-action="copy"
              data-copy-from={markdownPath(path)}
            >
              <Icon name="copy" />
              Copy page as Markdown
            </button>
            <span role="status" className="pt-said" />
          </div>
          <div className={styles.place}>
            <button type="button" className={styles.item} data-head-action="copy" data-copy-link={path}>
              <Icon name="link" />
              Copy link to this page
            </button>
            <span role="status" className="pt-said" />
          </div>
          {OFFLINE_READING && <Island name="offline-docs" />}
        </div>
      </details>
    </div>
  );
}
