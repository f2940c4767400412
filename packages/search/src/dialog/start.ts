import { readConfig } from '../client/config';
import { errorHint } from '../client/messages';
import { element, icon } from './elements';
import { rowOf } from './rows';
import { forget, remember, type StoredKind, storedSearches } from './storedSearches';

const STAR = 'm10 2.8 2.2 4.6 5 .7-3.6 3.5.9 5-4.5-2.4-4.5 2.4.9-5-3.6-3.5 5-.7z';
const CROSS = 'm5.5 5.5 9 9m0-9-9 9';

function action(title: string, path: string, run: () => void): HTMLElement {
  const button = element(
    'button',
    { type: 'button', class: 'pt-search__action', title, 'aria-label': title },
    icon(path, 'pt-hit__icon'),
  );
  button.addEventListener('click', run);
  return button;
}

function list(name: string, kind: StoredKind, refresh: () => void): HTMLElement[] {
  const hits = storedSearches(kind);
  const items = hits.map((hit) => {
    const save = action('Save this search', STAR, () => {
      forget('recent', hit);
      remember('favorite', hit);
      refresh();
    });
    const remove = action(
      kind === 'recent' ? 'Remove this search from history' : 'Remove this search from favorites',
      CROSS,
      () => {
        forget(kind, hit);
        refresh();
      },
    );
    return element(
      'li',
      { class: 'pt-search__stored' },
      rowOf({ ...hit, text: [] }),
      ...(kind === 'recent' ? [save] : []),
      remove,
    );
  });
  return items.length > 0
    ? [
        element('h2', { class: 'pt-search__part' }, name),
        element('ul', { class: 'pt-search__list' }, ...items),
      ]
    : [];
}

/** What stands below an empty field: what the reader chose before, and where to begin. */
export function startPanel(refresh: () => void, tryQuery: (query: string) => void): HTMLElement[] {
  const queries = readConfig().popular.map((query) => {
    const button = element('button', { type: 'button', class: 'pt-search__query' }, query);
    button.addEventListener('click', () => tryQuery(query));
    return element('li', {}, button);
  });
  return [
    ...list('Favorite', 'favorite', refresh),
    ...list('Recent', 'recent', refresh),
    element('h2', { class: 'pt-search__part' }, 'Popular'),
    element('ul', { class: 'pt-search__queries' }, ...queries),
    element('p', { class: 'pt-search__hint' }, errorHint),
  ];
}
