import Link from '@docusaurus/Link';
import { type TermId, termIds } from '@site/data/glossary/ids';
import { authorError } from '@site/src/lib/authorError';
import { type ReactNode, useId, useRef } from 'react';
import styles from './styles.module.css';
import TermCard from './TermCard';
import { useTermCard } from './useTermCard';

function check(id: TermId, children: ReactNode): void {
  // While authoring only: readers need not download the list. The test of the glossary looks through all documents.
  if (process.env.NODE_ENV !== 'production' && !termIds.includes(id)) {
    throw authorError('Term', `does not know the id "${id}". Ids are listed in data/glossary/ids.ts.`);
  }
  if (!children) {
    throw authorError('Term', `id="${id}" needs the word to show: <Term id="${id}">word</Term>.`);
  }
}

/** A word with its definition one hover, focus or tap away. Without scripts it is a link to the glossary. */
export default function Term({ id, children }: { id: TermId; children: ReactNode }) {
  check(id, children);
  const wrapper = useRef<HTMLSpanElement>(null);
  const descriptionId = useId();
  const { definition, close, handlers, onLinkClick } = useTermCard(id, wrapper);
  return (
    <span ref={wrapper} className={styles.term} {...handlers}>
      <Link
        className={styles.link}
        to={`/docs/others/overview#${id}`}
        aria-describedby={definition ? descriptionId : undefined}
        onClick={onLinkClick}
      >
        {children}
      </Link>
      {definition && (
        <TermCard definition={definition} descriptionId={descriptionId} wrapper={wrapper} onFollow={close} />
      )}
    </span>
  );
}
