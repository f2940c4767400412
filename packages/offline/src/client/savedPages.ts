/** A page on this device, as the offline page lists it. */
export type Kept = { readonly path: string; readonly title: string; readonly date: Date | null };

/** The page's own title, without the site's name behind it. */
export function titleOf(html: string): string | null {
  const [head = ''] = html.split('</head>', 1);
  const { title } = new DOMParser().parseFromString(head, 'text/html');
  return title.split(' | ').slice(0, -1).join(' | ') || title || null;
}

/** Visited pages first, the last one on top; then what was saved beside them, in the order of their addresses. */
export function uniquePages(visited: readonly Kept[], saved: readonly Kept[]): Kept[] {
  const paths = new Set(visited.map(({ path }) => path));
  // An update that was interrupted has a page twice; the older one is of the build that is complete.
  const others = new Map(saved.toReversed().map((page) => [page.path, page]));
  return [
    ...visited.toSorted((one, other) => Number(other.date) - Number(one.date)),
    ...Array.from(others.values())
      .filter(({ path }) => !paths.has(path))
      .toSorted((one, other) => one.path.localeCompare(other.path)),
  ];
}
