import path from 'node:path';
import type { Root } from 'postcss';

/**
 * Parts of the theme that this site never draws, each with the class by which tests/built/html.test.ts would
 * find it on a page. Their styles would ship to every reader all the same. Who wants one takes it out of the list.
 */
export const UNUSED_THEME_PARTS: Readonly<Record<string, string>> = {
  // No links to an editor, no dates of change.
  'Icon/Edit': 'theme-edit-this-page',
  EditMetaRow: 'theme-last-updated',
  // No tags.
  Tag: 'tagRegular',
  TagsListInline: 'tags',
  // The sidebar cannot be hidden.
  'DocSidebar/Desktop/CollapseButton': 'collapseSidebarButton',
  'DocRoot/Layout/Sidebar/ExpandButton': 'expandButton',
  // No authors with social addresses.
  'Icon/Socials': '(github|x|linkedin|bluesky|instagram|threads)Svg',
  // Sidebar entries are pages of ours.
  'DocSidebarItem/Html': 'menuHtmlItem',
  'Footer/Logo': 'footerLogoLink',
  // One version of the docs.
  DocVersionBanner: 'theme-doc-version-banner',
  DocVersionBadge: 'theme-doc-version-badge',
  // Every page is listed (plugins/content-guard), and drafts are not built.
  ContentVisibility: 'theme-(unlisted|draft)-banner',
  // No task lists.
  'MDXComponents/Ul': 'containsTaskList',
};

/** Those of them that are components by themselves: their scripts are left out too. */
export const UNUSED_COMPONENTS = [
  'EditMetaRow',
  'TagsListInline',
  'DocSidebar/Desktop/CollapseButton',
  'DocRoot/Layout/Sidebar/ExpandButton',
  'DocSidebarItem/Html',
  'DocVersionBanner',
  'DocVersionBadge',
  'Footer/Logo',
  'ContentVisibility',
] as const satisfies readonly (keyof typeof UNUSED_THEME_PARTS)[];

const THEME = path.join('theme-classic', 'lib', 'theme');

const isUnused = (file: string) =>
  Object.keys(UNUSED_THEME_PARTS).some((part) => file.includes(path.join(THEME, part) + path.sep));

/** Empties the stylesheets of those parts. */
export function dropUnusedTheme() {
  return {
    postcssPlugin: 'pt-drop-unused-theme',
    OnceExit(root: Root) {
      if (isUnused(root.source?.input.file ?? '')) {
        root.removeAll();
      }
    },
  };
}
