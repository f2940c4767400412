import Link from '@docusaurus/Link';
import { isActiveSidebarItem } from '@docusaurus/plugin-content-docs/client';
import { ThemeClassNames } from '@docusaurus/theme-common';
import { isSamePath } from '@docusaurus/theme-common/internal';
import type { Props } from '@theme/DocSidebarItem/Category';
import DocSidebarItems from '@theme/DocSidebarItems';
import clsx from 'clsx';
import { useEffect, useRef, useState } from 'react';
import styles from './styles.module.css';

/**
 * A native disclosure instead of React state: it opens without the application, and what a reader has opened stays open.
 * React only sees to it that the way to the current page is open.
 */
export default function DocSidebarItemCategory({ item, activePath, level }: Props) {
  const { label, href, items, className } = item;
  const isActive = isActiveSidebarItem(item, activePath);
  const isCurrent = isSamePath(href, activePath);
  const details = useRef<HTMLDetailsElement>(null);
  const lastPath = useRef(activePath);
  const [isOpenAtFirst] = useState(isActive);
  useEffect(() => {
    if (details.current && isActive && lastPath.current !== activePath) {
      details.current.open = true;
    }
    lastPath.current = activePath;
  }, [isActive, activePath]);
  return (
    <li
      className={clsx(
        ThemeClassNames.docs.docSidebarItemCategory,
        ThemeClassNames.docs.docSidebarItemCategoryLevel(level),
        'menu__list-item',
        styles.category,
        className,
      )}
    >
      {href && (
        <Link
          className={clsx('menu__link', styles.link, isActive && 'menu__link--active menu__link--sublist')}
          aria-current={isCurrent ? 'page' : undefined}
          to={href}
        >
          {label}
        </Link>
      )}
      <details ref={details} open={isOpenAtFirst}>
        <summary
          className={clsx('menu__link menu__link--sublist', isActive && 'menu__link--active', styles.summary)}
          aria-label={href ? `Pages in ${label}` : undefined}
          data-label={href ? label : undefined}
        >
          {!href && label}
        </summary>
        <ul className="menu__list">
          <DocSidebarItems items={items} activePath={activePath} level={level + 1} />
        </ul>
      </details>
    </li>
  );
}
