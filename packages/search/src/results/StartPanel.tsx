import { Fragment, useState } from 'react';
import { readConfig } from '../client/config';
import { startHint } from '../client/messages';
import type { Try } from './Changes';
import HitLink, { Icon } from './HitLink';
import Queries from './Queries';
import { forget, remember, type StoredKind, storedSearches } from './storedSearches';

const STAR = 'm10 2.8 2.2 4.6 5 .7-3.6 3.5.9 5-4.5-2.4-4.5 2.4.9-5-3.6-3.5 5-.7z';
const CROSS = 'm5.5 5.5 9 9m0-9-9 9';

const LISTS = [
  ['Favorite', 'favorite', 'favorites'],
  ['Recent', 'recent', 'history'],
] as const satisfies readonly (readonly [string, StoredKind, string])[];

type ActionProps = { readonly title: string; readonly path: string; readonly onClick: () => void };

const Action = ({ title, path, onClick }: ActionProps) => (
  <button type="button" className="pt-search__action" title={title} aria-label={title} onClick={onClick}>
    <Icon path={path} />
  </button>
);

/** Below an empty field: what the reader chose before, and where to begin. */
export default function StartPanel({ onTry }: { readonly onTry: Try }) {
  const readAll = () => LISTS.map((list) => [...list, storedSearches(list[1])] as const);
  const { popular, tasks } = readConfig();
  const [lists, setLists] = useState(readAll);
  const act = (change: () => void) => () => {
    change();
    setLists(readAll());
  };
  return (
    <>
      {lists.map(
        ([name, kind, place, hits]) =>
          hits.length > 0 && (
            <Fragment key={kind}>
              <h2 className="pt-search__part">{name}</h2>
              <ul className="pt-search__list">
                {hits.map((hit) => (
                  <li key={hit.url} className="pt-search__stored">
                    <HitLink hit={hit} />
                    {kind === 'recent' && (
                      <Action
                        title="Save this search"
                        path={STAR}
                        onClick={act(() => {
                          forget('recent', hit);
                          remember('favorite', hit);
                        })}
                      />
                    )}
                    <Action
                      title={`Remove this search from ${place}`}
                      path={CROSS}
                      onClick={act(() => forget(kind, hit))}
                    />
                  </li>
                ))}
              </ul>
            </Fragment>
          ),
      )}
      <Queries texts={popular} onTry={onTry}>
        <h2 id="pt-search-queries" className="pt-search__part">
          Ask
        </h2>
      </Queries>
      <h2 id="pt-search-tasks" className="pt-search__part">
        Tasks
      </h2>
      <ul className="pt-search__tasks" aria-labelledby="pt-search-tasks">
        {tasks.map(({ title, path }) => (
          <li key={path}>
            <a href={path}>{title}</a>
          </li>
        ))}
      </ul>
      <p className="pt-search__hint">{startHint}</p>
    </>
  );
}
