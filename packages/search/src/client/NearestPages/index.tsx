import Link from '@docusaurus/Link';
import { useLocation } from '@docusaurus/router';
import { useEffect, useState } from 'react';
import type { NearPage } from '../../engine/nearest';
import { embeddedSearch } from '../embedded';
import styles from './styles.module.css';

/** The ways on below them stay in sight. */
const COUNT = 3;

/** Pages whose path resembles the one that was not found. Asked of the search index once the page is hydrated. */
export default function NearestPages() {
  const { pathname } = useLocation();
  const [pages, setPages] = useState<readonly NearPage[]>([]);
  useEffect(() => {
    let isCurrent = true;
    setPages([]);
    const find = () => embeddedSearch.nearest(pathname, COUNT);
    // Tried twice: nothing else on this page asks again. Suggestions are a courtesy, without them it says what it always says.
    find()
      .catch(find)
      .then(
        (found) => isCurrent && setPages(found),
        () => undefined,
      );
    return () => {
      isCurrent = false;
    };
  }, [pathname]);
  return (
    pages.length > 0 && (
      <nav className={styles.nearest} aria-labelledby="nearest-pages">
        <h2 id="nearest-pages" className={styles.title}>
          You may be looking for
        </h2>
        <ul>
          {pages.map(({ path, title, trail }) => (
            <li key={path}>
              <Link to={path}>
                {title}
                {trail && <span className={styles.trail}>{trail}</span>}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
    )
  );
}
