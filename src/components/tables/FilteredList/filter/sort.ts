/** What a cell is sorted by, where its text says it in words or in another order. */
const sortValue = ({ cells }: HTMLTableRowElement, column: number) =>
  cells[column]?.dataset.sort ?? cells[column]?.textContent ?? '';

/** A table whose headings are buttons: each sorts by its column, and a second click turns the order round. */
export function sortByHeadings(root: HTMLElement): () => void {
  const rows = Array.from(root.querySelectorAll<HTMLTableRowElement>('tbody tr'));
  const onClick = ({ target }: Event) => {
    const heading = (target as Element).closest('button')?.closest<HTMLTableCellElement>('thead th');
    if (!heading) {
      return;
    }
    const isDescending = heading.getAttribute('aria-sort') === 'ascending';
    root.querySelector('[aria-sort]')?.removeAttribute('aria-sort');
    heading.setAttribute('aria-sort', isDescending ? 'descending' : 'ascending');
    const direction = isDescending ? -1 : 1;
    const { cellIndex } = heading;
    // From the page's own order, which equals keep.
    const sorted = rows.toSorted(
      (one, other) =>
        direction *
        sortValue(one, cellIndex).localeCompare(sortValue(other, cellIndex), 'en', { numeric: true }),
    );
    rows[0]?.parentElement?.append(...sorted);
  };
  root.addEventListener('click', onClick);
  return () => root.removeEventListener('click', onClick);
}
