import { anchorInAddress, onAddressChange } from '@pt-docs/islands/client';
import { matchesAnywhere, matchesStarts, searchText } from './matches';
import { countSentence, type FilterValues } from './values';

/**
 * A list with a filter above it. The page holds the list; attributes say what is what:
 * - `data-entry`: what is shown or hidden. It is found by what stands in its `data-words` elements and by its `data-also`.
 * - `data-group`: hidden with the last of its entries. Its `data-also` belongs to each of them.
 * - `data-unfiltered`: of use only while nothing is typed.
 * - `data-linked`: set here on the entry that the address points at. `:target` alone is not enough, because a link that is
 *   followed inside the site changes the address without it.
 */
const ENTRY = '[data-entry]';
const GROUP = '[data-group]';

const elementsIn = (element: HTMLElement, selector: string) =>
  Array.from(element.querySelectorAll<HTMLElement>(selector));

function wordsOf(entry: HTMLElement): string[] {
  const shown = elementsIn(entry, '[data-words]').map(({ textContent }) => textContent);
  const group = entry.closest<HTMLElement>(GROUP);
  return [...shown, entry.dataset.also ?? '', group?.dataset.also ?? ''];
}

/** Shows the entries that fit, and nothing that would stand there empty. Returns how many they are. */
function show(root: HTMLElement, isFound: (entry: HTMLElement) => boolean): number {
  let found = 0;
  for (const entry of elementsIn(root, ENTRY)) {
    entry.hidden = !isFound(entry);
    found += Number(!entry.hidden);
  }
  for (const group of elementsIn(root, GROUP)) {
    group.hidden = !group.querySelector(`${ENTRY}:not([hidden])`);
  }
  return found;
}

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

export function enhance(root: HTMLElement, values: FilterValues): () => void {
  // The first of their kind: entries may have fields and sentences of their own.
  const field = root.querySelector('input');
  const status = root.querySelector('[role="status"]');
  if (!field || !status) {
    throw new Error('A filter needs a field and a status.');
  }
  const matches = values.insideWords ? matchesAnywhere : matchesStarts;
  const texts = new Map(elementsIn(root, ENTRY).map((entry) => [entry, searchText(wordsOf(entry))]));

  const filter = () => {
    const query = field.value;
    const found = show(root, (entry) => matches(texts.get(entry) ?? '', query));
    for (const element of elementsIn(root, '[data-unfiltered]')) {
      element.hidden = query.trim() !== '';
    }
    const sentence = countSentence(values, texts.size, found, query);
    // A sentence that is written again is spoken again.
    if (status.textContent !== sentence) {
      status.textContent = sentence;
    }
  };

  const clear = () => {
    field.value = '';
    filter();
  };

  const clearOnEscape = (event: KeyboardEvent) => {
    if (values.escapeClears && event.key === 'Escape' && field.value !== '') {
      event.preventDefault();
      clear();
    }
  };

  /** A link to an entry that the filter hides must still lead to it. */
  const followAddress = () => {
    if (markLinked(root)?.hidden) {
      clear();
      document.getElementById(anchorInAddress())?.scrollIntoView();
    }
  };

  // What was typed before goes before what the address says.
  markLinked(root);
  filter();
  field.addEventListener('input', filter);
  field.addEventListener('keydown', clearOnEscape);
  const stopFollowing = onAddressChange(followAddress);
  return () => {
    field.removeEventListener('input', filter);
    field.removeEventListener('keydown', clearOnEscape);
    stopFollowing();
  };
}
