import Link from '@docusaurus/Link';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import { pageTitles, terms } from '@site/data/glossary/terms';
import type { Term } from '@site/data/glossary/terms.schema';
import clsx from 'clsx';
import { useId } from 'react';
import { matchesQuery } from './findTerms';
import Letters from './Letters';
import styles from './styles.module.css';
import { useGlossaryFilter } from './useGlossaryFilter';

const sortKey = ({ name }: Term) => name.toLowerCase();
// Compared by code, as every browser and the build do alike.
const entries: readonly (readonly [string, Term])[] = Object.entries(terms).sort(([, a], [, b]) =>
  sortKey(a) < sortKey(b) ? -1 : 1,
);

function Entry({ id, term, isHidden, isLinked }: EntryProps) {
  useBrokenLinks().collectAnchor(id);
  const { name, abbreviations, definition, page, anchor } = term;
  const shortForms = abbreviations.filter((abbreviation) => abbreviation !== name);
  return (
    <div id={id} className={clsx(styles.entry, isLinked && styles.linked)} hidden={isHidden}>
      <dt>
        <Link to={`#${id}`}>{name}</Link>
      </dt>
      {shortForms.length > 0 && (
        <dd className={styles.short} data-digest="short">
          {shortForms.join(', ')}
        </dd>
      )}
      <dd>{definition}</dd>
      <dd className={styles.more}>
        More in <Link to={anchor ? `${page}#${anchor}` : page}>{pageTitles[page]}</Link>
      </dd>
    </div>
  );
}

type EntryProps = {
  readonly id: string;
  readonly term: Term;
  readonly isHidden: boolean;
  readonly isLinked: boolean;
};

function countSentence(shown: number, query: string): string {
  if (query.trim() === '') {
    return `${entries.length} terms`;
  }
  return shown === 0
    ? `No term matches “${query.trim()}”. Try a shorter word, or search the whole documentation.`
    : `${shown} of ${entries.length} terms`;
}

/** Every term from A to Z with a filter above them. All of them are in the page, also without scripts. */
export default function Glossary() {
  const inputId = useId();
  const { query, setQuery, linkedId, input } = useGlossaryFilter();
  const shown = new Set(entries.filter(([, term]) => matchesQuery(term, query)).map(([id]) => id));
  return (
    <div className={styles.glossary}>
      <div className={styles.filter}>
        <label htmlFor={inputId}>Filter by term, abbreviation or word</label>
        <input
          ref={input}
          id={inputId}
          type="search"
          autoComplete="off"
          autoCapitalize="off"
          spellCheck={false}
          value={query}
          onChange={(event) => setQuery(event.target.value)}
        />
        <p role="status" className={styles.count}>
          {countSentence(shown.size, query)}
        </p>
      </div>
      {query.trim() === '' && <Letters entries={entries} />}
      <dl className={styles.list}>
        {entries.map(([id, term]) => (
          <Entry key={id} id={id} term={term} isHidden={!shown.has(id)} isLinked={id === linkedId} />
        ))}
      </dl>
    </div>
  );
}
