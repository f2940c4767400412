import type { Options as BlogOptions } from '@docusaurus/plugin-content-blog';
import type { Options as DocsOptions } from '@docusaurus/plugin-content-docs';
import type { Options as PagesOptions } from '@docusaurus/plugin-content-pages';
import type { ContentChecksOptions } from '@pt-docs/authoring';
import {
  rehypeBesideSteps,
  rehypeMovedAnchors,
  rehypePageBar,
  rehypeRefuseHandlers,
  rehypeTables,
  rehypeTypography,
  remarkCopyableCommands,
  remarkListedHeadings,
  remarkParagraphs,
} from '@pt-docs/authoring/mdx';
import remarkSmartypants from 'remark-smartypants';
import { commandsByArea } from '../data/commands';
import { commandAnchor } from '../data/commands/commandAnchor';
import { sources } from '../data/reference/sources';
import { movedAnchors } from '../data/site/moved-anchors';
import { brand } from './brand';
import { environment } from './env';

/** Authors type straight quotes; readers get curly ones. It comes first, so that the table of contents has them too. */
const beforeDefaultRemarkPlugins = [remarkSmartypants];

const verbs = Object.values(commandsByArea).flatMap((commands) =>
  commands.flatMap(({ name }) => name.split(' ', 1)),
);

/** So that the contents of a page list its commands. */
const commandHeadings = Object.fromEntries(
  Object.entries(commandsByArea).map(([area, commands]) => [
    area,
    commands.map(({ id, name }) => ({ id: commandAnchor(id), name })),
  ]),
);

/** When each source was read. */
const readIn = Object.fromEntries(Object.entries(sources).map(([id, { asOf }]) => [id, asOf]));

/** Of every text. */
const commonRehypePlugins = [rehypeRefuseHandlers, rehypeTables, rehypeTypography];

/** Functions, not options: browsers get the configuration, and would load every record in it. */
const listedCommands = () =>
  remarkListedHeadings({ component: 'CommandTable', attribute: 'area', headings: commandHeadings });
const copyableCommands = () => remarkCopyableCommands({ verbs });
const paragraphs = () => remarkParagraphs({ sentences: ['Rule'] });
const anchorsThatMoved = () => rehypeMovedAnchors(movedAnchors);
const pageBar = () => rehypePageBar({ readIn });

/** Docs that are reachable by link and search but in no sidebar, each on purpose. */
const PAGES_OUTSIDE_SIDEBAR = ['introduction/about-pt'] as const;

export const contentChecks: ContentChecksOptions = {
  sidebarPath: 'sidebars.ts',
  sidebar: 'docs',
  pagesOutsideSidebar: PAGES_OUTSIDE_SIDEBAR,
};

export const docsOptions = {
  path: 'docs',
  routeBasePath: 'docs',
  sidebarPath: './sidebars.ts',
  editUrl: environment.editUrl,
  versions: { current: { label: 'Next' } },
  beforeDefaultRemarkPlugins: [...beforeDefaultRemarkPlugins, listedCommands],
  remarkPlugins: [copyableCommands, paragraphs],
  rehypePlugins: [...commonRehypePlugins, anchorsThatMoved, pageBar, rehypeBesideSteps],
} satisfies DocsOptions;

export const blogOptions = {
  path: 'blog',
  routeBasePath: 'blog',
  editUrl: environment.editUrl,
  blogTitle: `Releases of ${brand.product}`,
  blogDescription: `Release notes of ${brand.product}: what changed, for whom, and which pages explain it.`,
  blogSidebarCount: 'ALL',
  blogSidebarTitle: 'All posts',
  postsPerPage: 'ALL',
  beforeDefaultRemarkPlugins,
  rehypePlugins: commonRehypePlugins,
  showReadingTime: true,
  onInlineTags: 'warn',
  onInlineAuthors: 'warn',
  onUntruncatedBlogPosts: 'warn',
  feedOptions: {
    type: 'all',
    title: `${brand.product} releases`,
    description: `Release notes of ${brand.product}.`,
    copyright: `Copyright © ${brand.copyrightYear} ${brand.product}`,
    language: 'en',
  },
} satisfies BlogOptions;

export const pagesOptions = {
  path: 'src/pages',
  beforeDefaultRemarkPlugins,
  rehypePlugins: [...commonRehypePlugins, anchorsThatMoved],
} satisfies PagesOptions;
