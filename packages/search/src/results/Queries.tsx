import type { ReactNode } from 'react';
import type { Try } from './Changes';

type Props = { readonly texts: readonly string[]; readonly onTry: Try; readonly children: ReactNode };

/** Queries to press instead of typing them; `children` is their title, with the id that names the list. */
export default function Queries({ texts, onTry, children }: Props) {
  return (
    <>
      {children}
      <ul className="pt-search__queries" aria-labelledby="pt-search-queries">
        {texts.map((text) => (
          <li key={text}>
            <button type="button" className="pt-search__query" onClick={() => onTry(text)}>
              {text}
            </button>
          </li>
        ))}
      </ul>
    </>
  );
}
