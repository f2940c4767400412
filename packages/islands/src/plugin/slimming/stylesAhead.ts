/** Where a reader goes on: the sidebar, and the links to the neighbours below the text. */
const WAYS_ON =
  /<aside class="?theme-doc-sidebar-container[\s\S]*?<\/aside>|<nav class="?[^">]*pagination-nav[\s\S]*?<\/nav>/g;
const DOC_LINK = / href="?(?<path>\/docs\/[^\s"#>]*)/g;

const withoutSlash = (path: string) => path.replace(/\/$/, '');

/** The docs that a page leads to from its sidebar and its foot. */
export const waysOn = (html: string): string[] => [
  ...new Set(
    (html.match(WAYS_ON) ?? []).flatMap((part) =>
      Array.from(part.matchAll(DOC_LINK), ({ groups }) => withoutSlash(groups?.path ?? '')),
    ),
  ),
];

/**
 * Names the styles that the next page may need and this one does not link. The framework fetches the scripts of pages behind
 * links in sight ahead, but not their styles, for which every click then had to wait (src/clientModules/prepareNextPage.ts).
 */
export function nameStylesAhead(html: string, stylesOf: (route: string) => readonly string[]): string {
  const ahead = new Set(waysOn(html).flatMap(stylesOf));
  const missing = [...ahead].filter((file) => !html.includes(file));
  return missing.length === 0
    ? html
    : html.replace(
        '</head>',
        `<meta name="pt-styles-ahead" content="${missing.toSorted().join(' ')}"></head>`,
      );
}
