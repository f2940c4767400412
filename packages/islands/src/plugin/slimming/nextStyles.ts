/** Where a reader goes next: the sidebar, and the links to the neighbours below the doc. */
const NEXT_LINKS =
  /<aside class="?theme-doc-sidebar-container[\s\S]*?<\/aside>|<nav class="?[^">]*pagination-nav[\s\S]*?<\/nav>/g;
const LINK = / href="?(?<path>\/[^\s"#>]*)/g;

const withoutSlash = (path: string) => path.replace(/(?<=.)\/$/, '');

/** The pages that a doc leads to from its sidebar and its foot. */
export const nextPages = (html: string): string[] => [
  ...new Set(
    (html.match(NEXT_LINKS) ?? []).flatMap((element) =>
      Array.from(element.matchAll(LINK), ({ groups }) => withoutSlash(groups?.path ?? '')),
    ),
  ),
];

/**
 * The page styles that the next page may need and this one does not link. Docusaurus prefetches the scripts of pages behind
 * visible links, but not their styles, for which every click then had to wait (client/prefetchStyles.ts).
 */
export function nextStyles(
  html: string,
  own: readonly string[],
  stylesOf: (route: string) => readonly string[],
) {
  const next = new Set(nextPages(html).flatMap(stylesOf));
  return [...next].filter((href) => !own.includes(href)).toSorted();
}
