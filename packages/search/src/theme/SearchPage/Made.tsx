import { type ReactNode, useLayoutEffect, useRef, useState } from 'react';
import styles from './styles.module.css';

/** What the search script makes for the dialog, on the page: once for each `key`. */
export default function Made({ make }: { readonly make: () => readonly Node[] }): ReactNode {
  const box = useRef<HTMLDivElement>(null);
  const [nodes] = useState(make);
  useLayoutEffect(() => box.current?.replaceChildren(...nodes), [nodes]);
  return <div ref={box} className={`pt-search__panel ${styles.made}`} />;
}
