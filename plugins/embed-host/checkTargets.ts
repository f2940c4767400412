import rehypeParse from 'rehype-parse';
import { unified } from 'unified';
import { visit } from 'unist-util-visit';

type Target = { readonly page: string; readonly section?: string };

/** Every id in the page's HTML, read with a real parser: attributes may be unquoted or escaped. */
export function idsIn(html: string): Set<string> {
  const ids = new Set<string>();
  visit(unified().use(rehypeParse).parse(html), 'element', ({ properties }) => {
    if (typeof properties.id === 'string') {
      ids.add(properties.id);
    }
  });
  return ids;
}

/** One sentence per help id whose page or section is gone. `readPage` answers null for a page that does not exist. */
export function brokenTargets(
  helpIds: Readonly<Record<string, Target>>,
  readPage: (page: string) => string | null,
): string[] {
  const idsOfPage = new Map<string, Set<string> | null>();
  return Object.entries(helpIds).flatMap(([helpId, { page, section }]) => {
    let ids = idsOfPage.get(page);
    if (ids === undefined) {
      const html = readPage(page);
      ids = html === null ? null : idsIn(html);
      idsOfPage.set(page, ids);
    }
    if (ids === null) {
      return [`"${helpId}" leads to the page ${page}, which does not exist.`];
    }
    return section === undefined || ids.has(section)
      ? []
      : [`"${helpId}" leads to ${page}#${section}, but the page has no such section.`];
  });
}
