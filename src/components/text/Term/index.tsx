import Link from '@docusaurus/Link';
import { type TermId, termIds } from '@site/data/glossary/ids';
import { authorError } from '@site/src/lib/authorError';
import type { ReactNode } from 'react';
import styles from './styles.module.css';

function check(id: TermId, children: ReactNode): void {
  // On the dev server and while pages are rendered: readers need not download the list.
  const isChecked = process.env.NODE_ENV !== 'production' || IS_SERVER_BUNDLE;
  if (isChecked && !termIds.includes(id)) {
    throw authorError('Term', `does not know the id "${id}". Ids are listed in data/glossary/ids.ts.`);
  }
  if (!children) {
    throw authorError('Term', `id="${id}" needs the word to show: <Term id="${id}">word</Term>.`);
  }
}

/** Required, not imported: the glossary is in no script of the browser (fillCards.ts). */
const cardText: typeof import('./cardText').cardText | null = IS_SERVER_BUNDLE
  ? require('./cardText').cardText
  : null;

/**
 * A word with its definition one hover, focus or tap away (src/head/terms.ts). Without scripts it is a link to the
 * glossary.
 */
export default function Term({ id, children }: { id: TermId; children: ReactNode }) {
  check(id, children);
  return (
    <span className={styles.term} data-term={id} data-card={cardText?.(id)} suppressHydrationWarning>
      <Link className={styles.link} to={`/docs/others/overview#${id}`}>
        {children}
      </Link>
    </span>
  );
}
