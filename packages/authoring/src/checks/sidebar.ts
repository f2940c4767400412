import type { SidebarsConfig } from '@docusaurus/plugin-content-docs';
import type { Page } from '../pages';

/** The items of one sidebar, as sidebars.ts lists them. */
export type SidebarItems = Extract<SidebarsConfig[string], readonly unknown[]>;

const idOf = ({ file }: Page) => file.replace(/^docs\//, '').replace(/\.mdx$/, '');

/** Ids of all docs in a sidebar, categories' own pages included, in reading order. */
export function sidebarIds(items: SidebarItems): string[] {
  return items.flatMap((item) => {
    if (typeof item === 'string') {
      return [item];
    }
    if (item.type === 'category' && Array.isArray(item.items)) {
      const own = item.link?.type === 'doc' ? [item.link.id] : [];
      return [...own, ...sidebarIds(item.items as SidebarItems)];
    }
    return item.type === 'doc' && 'id' in item ? [item.id] : [];
  });
}

/** Every doc stands in the sidebar once, or is listed as being outside it on purpose. */
export function checkSidebar(
  pages: readonly Page[],
  ids: readonly string[],
  outside: readonly string[],
): string[] {
  const docs = new Set(pages.filter(({ kind }) => kind === 'doc').map(idOf));
  const twice = ids.filter((id, index) => ids.indexOf(id) !== index);
  return [
    ...ids
      .filter((id) => !docs.has(id))
      .map(
        (id) =>
          `sidebars.ts lists "${id}", but docs/${id}.mdx does not exist. Remove the entry or add the page.`,
      ),
    ...twice.map((id) => `sidebars.ts lists "${id}" twice. Keep one entry.`),
    ...Array.from(docs)
      .filter((id) => !ids.includes(id) && !outside.includes(id))
      .map(
        (id) =>
          `docs/${id}.mdx is in no sidebar. Add "${id}" to sidebars.ts, or to PAGES_OUTSIDE_SIDEBAR in config/content.ts if that is on purpose.`,
      ),
    ...outside
      .filter((id) => !docs.has(id) || ids.includes(id))
      .map(
        (id) =>
          `PAGES_OUTSIDE_SIDEBAR in config/content.ts names "${id}", which is in the sidebar or does not exist. Remove it there.`,
      ),
  ];
}
