import Link from '@docusaurus/Link';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import { terms } from '@site/data/glossary/terms';
import type { Term } from '@site/data/glossary/types';
import FilteredList, { Groups } from '@site/src/components/tables/FilteredList';
import { wordsBeside } from '@site/src/components/tables/FilteredList/filter/wordsBeside';
import styles from './styles.module.css';

type Entries = readonly (readonly [string, Term])[];

const sortKey = ({ name }: Term) => name.toLowerCase();
// Compared by code, as every browser and the build do alike.
const entries: Entries = Object.entries(terms).sort(([, a], [, b]) => (sortKey(a) < sortKey(b) ? -1 : 1));

const letterOf = ([, { name }]: Entries[number]) => name.charAt(0).toUpperCase();
const letters = Array.from(new Set(entries.map(letterOf)), (letter) => ({
  letter,
  own: entries.filter((entry) => letterOf(entry) === letter),
}));

function Entry({ id, term }: { readonly id: string; readonly term: Term }) {
  useBrokenLinks().collectAnchor(id);
  const { name, abbreviations, synonyms, definition, page, anchor } = term;
  const shortForms = abbreviations.filter((abbreviation) => abbreviation !== name);
  return (
    <div
      id={id}
      className={styles.entry}
      data-entry=""
      data-also={wordsBeside([name, ...abbreviations, definition], synonyms)}
    >
      <dt data-words="">
        <Link to={anchor ? `${page}#${anchor}` : page}>{name}</Link>
      </dt>
      {shortForms.length > 0 && (
        <dd className={styles.short} data-content="short" data-words="">
          {shortForms.join(', ')}
        </dd>
      )}
      <dd data-words="">{definition}</dd>
    </div>
  );
}

/** Each letter leads to the first term that begins with it. */
function Letters() {
  return (
    <nav
      className={styles.letters}
      data-markdown-ignore=""
      data-unfiltered=""
      aria-label="Terms by first letter"
    >
      {letters.map(({ letter, own: [first] }) => (
        <Link key={letter} to={`#${first?.[0]}`}>
          {letter}
        </Link>
      ))}
    </nav>
  );
}

/**
 * Every term from A to Z with a filter above them; its name leads to the page that explains it. All of them are in the page,
 * also without scripts; a phone shows the letters, and the terms of those that are opened.
 */
export default function Glossary() {
  return (
    <FilteredList
      label="Filter by term, abbreviation or word"
      count={entries.length}
      values={{ entry: 'term', advice: 'Try a shorter word, or search the whole documentation.' }}
      className={styles.sticky}
      scopes={<Letters />}
    >
      <Groups className={styles.terms}>
        {letters.map(({ letter, own }) => (
          <details key={letter} data-group="">
            <summary data-markdown-ignore="">
              {letter} <small>{own.length}</small>
            </summary>
            <dl className="pt-entries">
              {own.map(([id, term]) => (
                <Entry key={id} id={id} term={term} />
              ))}
            </dl>
          </details>
        ))}
      </Groups>
    </FilteredList>
  );
}
