import Link from '@docusaurus/Link';
import styles from './styles.module.css';

/** Looks like a search field and opens the search dialog; without scripts it leads to the search page. */
export default function SearchInvitation() {
  return (
    <Link className={styles.search} data-content="skip" to="/search" data-opens-search="">
      <svg
        width="20"
        height="20"
        viewBox="0 0 24 24"
        fill="none"
        stroke="currentColor"
        strokeWidth="2"
        aria-hidden="true"
      >
        <circle cx="11" cy="11" r="6.5" />
        <path d="m16 16 5 5" strokeLinecap="round" />
      </svg>
      <span>Search: funding, error 10010, “where” filter…</span>
      <kbd>/</kbd>
    </Link>
  );
}
