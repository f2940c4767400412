import Link from '@docusaurus/Link';
import { authorError } from '@site/src/lib/authorError';
import type { ReactNode } from 'react';
import styles from './styles.module.css';

/**
 * Required where pages are rendered and on the dev server, which checks the id. The glossary is in no script that readers
 * load (fillCards.ts).
 */
const cardText: typeof import('./cardText').cardText | null =
  IS_SERVER_BUNDLE || process.env.NODE_ENV !== 'production' ? require('./cardText').cardText : null;

/**
 * A word with its definition one hover, focus or tap away (src/head/terms.ts). Without scripts it is a link to the
 * glossary.
 */
export default function Term({ id, children }: { id: string; children: ReactNode }) {
  if (!children) {
    throw authorError('Term', `id="${id}" needs the word to show: <Term id="${id}">word</Term>.`);
  }
  return (
    <span className={styles.term} data-term={id} data-card={cardText?.(id)}>
      <Link className={styles.link} to={`/docs/others/overview#${id}`}>
        {children}
      </Link>
    </span>
  );
}
