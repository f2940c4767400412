import { withoutSlash } from '@pt-docs/pages';

type Target = { readonly page: string; readonly section?: string };

/** One sentence per help id whose page or section is gone. `pages` holds the ids of every page by its address, without a last slash. */
export function brokenTargets(
  helpIds: Readonly<Record<string, Target>>,
  pages: ReadonlyMap<string, ReadonlySet<string>>,
): string[] {
  return Object.entries(helpIds).flatMap(([helpId, { page, section }]) => {
    const ids = pages.get(withoutSlash(page));
    if (!ids) {
      return [`"${helpId}" leads to the page ${page}, which does not exist.`];
    }
    return section === undefined || ids.has(section)
      ? []
      : [`"${helpId}" leads to ${page}#${section}, but the page has no such section.`];
  });
}
