import Link from '@docusaurus/Link';
import type { Term } from '@site/data/glossary/schema';
import styles from './styles.module.css';

/** Each letter leads to the first term that begins with it; while the list is filtered that may be a hidden one. */
export default function Letters({ entries }: { entries: readonly (readonly [string, Term])[] }) {
  const firsts = new Map<string, string>();
  for (const [id, { name }] of entries) {
    const letter = name.charAt(0).toUpperCase();
    if (!firsts.has(letter)) {
      firsts.set(letter, id);
    }
  }
  return (
    <nav
      className={styles.letters}
      data-markdown-ignore=""
      data-unfiltered=""
      aria-label="Terms by first letter"
    >
      {Array.from(firsts, ([letter, id]) => (
        <Link key={letter} to={`#${id}`}>
          {letter}
        </Link>
      ))}
    </nav>
  );
}
