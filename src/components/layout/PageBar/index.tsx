import { Island } from '@pt-docs/islands/client';
import { markdownPath } from '@pt-docs/pages/client';
import Icon, { type IconName } from '@site/src/components/layout/Icon';
import { monthAndYear } from '@site/src/lib/text/dates';
import styles from './styles.module.css';

const KINDS: Readonly<Record<string, string>> = {
  'how-to': 'How-to',
  overview: 'Overview',
  reference: 'Reference',
  metrics: 'Metrics',
};

/** Set by packages/offline. */
declare const OFFLINE_READING: boolean;

type Props = {
  readonly path: string;
  readonly kind?: string | undefined;
  /** How long the page takes to read. */
  readonly minutes?: number | undefined;
  /** When the page's facts about others were read, as `2026-07`. */
  readonly asOf?: string | undefined;
};

/**
 * Under a page's title: what kind of page it is, and what to take along. Plain HTML: src/head/copy.ts copies,
 * src/head/layout.ts closes the menu. Without scripts the link in the menu still works.
 */
export default function PageBar({ path, kind = '', minutes, asOf }: Props) {
  const label = KINDS[kind];
  return (
    <div className={styles.bar} data-markdown-ignore="">
      {label && (
        <span className={styles.fact}>
          <Icon name={kind as IconName} />
          {label}
        </span>
      )}
      {minutes && <span className={styles.fact}>{minutes} min</span>}
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
          <a className={styles.item} href={markdownPath(path)}>
            <Icon name="page" />
            Open the Markdown
          </a>
          <a className={styles.item} href="/llms.txt">
            <Icon name="page" />
            List of all pages for assistants
          </a>
          {OFFLINE_READING && <Island name="offline-docs" />}
        </div>
      </details>
    </div>
  );
}
