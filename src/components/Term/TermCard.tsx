import Link from '@docusaurus/Link';
import { type RefObject, useLayoutEffect, useRef } from 'react';
import type { Definition } from './loadDefinition';
import { placeCard } from './placeCard';
import styles from './styles.module.css';

type Props = {
  readonly definition: Definition;
  /** The id under which the word finds its description. */
  readonly descriptionId: string;
  /** Holds the word, which the card stands below or above. */
  readonly wrapper: RefObject<HTMLElement | null>;
  readonly onFollow: () => void;
};

/** What a term means and which page explains it. All of it is inline: a term stands in the middle of a paragraph. */
export default function TermCard({ definition, descriptionId, wrapper, onFollow }: Props) {
  const card = useRef<HTMLSpanElement>(null);
  const { name, abbreviations, definition: text, page, anchor } = definition.term;
  const shortForms = abbreviations.filter((abbreviation) => abbreviation !== name);

  useLayoutEffect(() => {
    function place() {
      const word = wrapper.current?.querySelector('a')?.getBoundingClientRect();
      if (!card.current || !word) {
        return;
      }
      const { offsetWidth: width, offsetHeight: height } = card.current;
      const room = { width: document.documentElement.clientWidth, height: window.innerHeight };
      const { left, top } = placeCard(word, { width, height }, room);
      card.current.style.setProperty('--term-left', `${left}px`);
      card.current.style.setProperty('--term-top', `${top}px`);
    }
    place();
    // Captured, because a table that scrolls sideways moves its words too.
    addEventListener('scroll', place, { capture: true, passive: true });
    addEventListener('resize', place);
    return () => {
      removeEventListener('scroll', place, { capture: true });
      removeEventListener('resize', place);
    };
  }, [wrapper]);

  return (
    <span ref={card} className={styles.card} role="group" aria-label={`Definition of ${name}`}>
      <strong className={styles.name}>{name}</strong>
      {shortForms.length > 0 && <span className={styles.short}>{shortForms.join(', ')}</span>}
      <span id={descriptionId} className={styles.definition}>
        {text}
      </span>
      <span className={styles.more}>
        More in{' '}
        <Link to={anchor ? `${page}#${anchor}` : page} onClick={onFollow}>
          {definition.pageTitle}
        </Link>
      </span>
    </span>
  );
}
