import { anchorInAddress, onAddressChange } from '@pt-docs/islands/client';
import { openFolds } from '@site/src/components/text/Disclosure/openFolds';
import { matchesAnywhere, matchesStarts, searchText } from './matches';
import { sortByHeadings } from './sort';
import { countSentence, type Elsewhere, type FilterValues } from './values';

/**
 * A list with a filter above it. The page holds the list; attributes say what is what:
 * - `data-entry`: what is shown or hidden. It is found by what stands in its `data-words` elements and by its `data-also`.
 * - `data-group`: hidden with the last of its entries. One that folds is open while something is typed.
 * - `data-unfiltered`: of use only while nothing is typed.
 * - `data-linked`: set here on the entry that the address points at. `:target` alone is not enough, because a link that is
 *   followed inside the site changes the address without it.
 * - `data-scope`: a link to another list, with the number of its entries in `b`. Where that list is not on this page,
 *   `data-names` holds what its entries are called, one per line.
 */
const ENTRY = '[data-entry]';
const FIELD = '[data-filter]';

const elementsIn = (element: HTMLElement, selector: string) =>
  Array.from(element.querySelectorAll<HTMLElement>(selector));

function wordsOf(entry: HTMLElement): string[] {
  const shown = elementsIn(entry, '[data-words]').map(({ textContent }) => textContent);
  return [...shown, entry.dataset.also ?? ''];
}

/** Shows the entries that fit, and nothing that would stand there empty. Returns how many they are. */
function show(root: HTMLElement, isFound: (entry: HTMLElement) => boolean): number {
  let found = 0;
  for (const entry of elementsIn(root, ENTRY)) {
    entry.hidden = !isFound(entry);
    found += Number(!entry.hidden);
  }
  for (const group of elementsIn(root, '[data-group]')) {
    group.hidden = !group.querySelector(`${ENTRY}:not([hidden])`);
  }
  return found;
}

/** Marks the entry that the address points at, and only that one. */
function markLinked(root: HTMLElement): HTMLElement | null {
  for (const entry of elementsIn(root, '[data-linked]')) {
    delete entry.dataset.linked;
  }
  const target = document.getElementById(anchorInAddress());
  const entry = target?.closest<HTMLElement>(ENTRY);
  if (!entry || !root.contains(entry)) {
    return null;
  }
  entry.dataset.linked = '';
  return entry;
}

type Matches = typeof matchesAnywhere;

/** A field, the sentence below it and the entries that it filters. */
class List {
  readonly field: HTMLInputElement;
  private readonly status: Element;
  private readonly texts: ReadonlyMap<HTMLElement, string>;
  found = 0;
  private isFiltered = false;

  constructor(
    readonly root: HTMLElement,
    private readonly values: FilterValues,
  ) {
    // The first of their kind: entries may have fields and sentences of their own.
    const field = root.querySelector('input');
    const status = root.querySelector('[role="status"]');
    if (!field || !status) {
      throw new Error('A filter needs a field and a status.');
    }
    this.field = field;
    this.status = status;
    this.texts = new Map(elementsIn(root, ENTRY).map((entry) => [entry, searchText(wordsOf(entry))]));
  }

  filter(query: string, matches: Matches): void {
    if (this.field.value !== query) {
      this.field.value = query;
    }
    this.found = show(this.root, (entry) => matches(this.texts.get(entry) ?? '', query));
    const isFiltered = query.trim() !== '';
    for (const element of elementsIn(this.root, '[data-unfiltered]')) {
      element.hidden = isFiltered;
    }
    if (isFiltered !== this.isFiltered) {
      this.isFiltered = isFiltered;
      for (const fold of elementsIn(this.root, 'details[data-group]')) {
        fold.toggleAttribute('open', isFiltered);
      }
    }
  }

  say(query: string, elsewhere: readonly Elsewhere[]): void {
    const sentence = countSentence(this.values, this.texts.size, this.found, query, elsewhere);
    // A sentence that is written again is spoken again.
    if (this.status.textContent !== sentence) {
      this.status.textContent = sentence;
    }
  }
}

/** The other lists that a list names, each with how many of its entries fit. */
function lookElsewhere(list: List, lists: readonly List[], query: string, matches: Matches): Elsewhere[] {
  return elementsIn(list.root, '[data-scope]').flatMap((link) => {
    const { scope = '', names } = link.dataset;
    const onPage = lists.find(({ root }) => root.querySelector(FIELD)?.getAttribute('data-filter') === scope);
    const count = onPage
      ? onPage.found
      : (names?.split('\n').filter((name) => matches(searchText([name]), query)).length ?? 0);
    const number = link.querySelector('b');
    if (number) {
      number.textContent = String(count);
    }
    return onPage === list ? [] : [{ name: link.firstChild?.textContent?.trim() ?? '', count }];
  });
}

/** Filters a list as the reader types. Lists of the same entries on a page are filtered together. */
export function enhance(root: HTMLElement, values: FilterValues): () => void {
  const matches = values.insideWords ? matchesAnywhere : matchesStarts;
  const roots = values.together
    ? elementsIn(document.body, FIELD).map(({ parentElement }) => parentElement as HTMLElement)
    : [root];
  const lists = roots.map((each) => new List(each, values));
  const field = (lists.find((list) => list.root === root) as List).field;

  const filter = (query: string) => {
    for (const list of lists) {
      list.filter(query, matches);
    }
    for (const list of lists) {
      list.say(query, lookElsewhere(list, lists, query, matches));
    }
  };
  const onInput = () => filter(field.value);

  /** Firefox does not clear a search field by itself. */
  const clearOnEscape = (event: KeyboardEvent) => {
    if (event.key === 'Escape' && field.value !== '') {
      event.preventDefault();
      filter('');
    }
  };

  /** A link to an entry that the filter hides must still lead to it. */
  const followAddress = () => {
    if (markLinked(root)?.hidden) {
      filter('');
      openFolds(window.location.hash);
      document.getElementById(anchorInAddress())?.scrollIntoView();
    }
  };

  // What was typed before, in whichever field, goes before what the address says.
  markLinked(root);
  filter(lists.find((list) => list.field.value !== '')?.field.value ?? '');
  field.addEventListener('input', onInput);
  field.addEventListener('keydown', clearOnEscape);
  const stopFollowing = onAddressChange(followAddress);
  const stopSorting = sortByHeadings(root);
  return () => {
    field.removeEventListener('input', onInput);
    field.removeEventListener('keydown', clearOnEscape);
    stopFollowing();
    stopSorting();
  };
}
