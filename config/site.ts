import type { ThemeConfig } from '@docusaurus/theme-common';
import { escapeHtml } from '@pt-docs/pages';
import { DARK } from '../src/head/themeColours';
import { latestRelease } from '../src/pages/_components/Home/derived';
import { brand } from './brand';

/**
 * Set to `true` to follow the reader's system colour mode until they choose one. The site is made
 * to stand beside a dark chart, so that it starts dark for everybody is on purpose.
 */
const FOLLOW_SYSTEM_COLOUR_MODE = false;

export const colorMode = {
  defaultMode: 'dark',
  disableSwitch: false,
  respectPrefersColorScheme: FOLLOW_SYSTEM_COLOUR_MODE,
} satisfies ThemeConfig['colorMode'];

/** Names the newest release. A new `id` shows the bar again to readers who dismissed the last one. */
export const announcementBar = {
  id: latestRelease.page,
  content: `<a href="${latestRelease.page}">${escapeHtml(`${brand.product}: ${latestRelease.title}`)}</a>`,
  isCloseable: true,
} satisfies Partial<ThemeConfig['announcementBar']>;

export const tableOfContents = {
  minHeadingLevel: 2,
  maxHeadingLevel: 3,
} satisfies ThemeConfig['tableOfContents'];

/** Code has its colours from the build, so those of the theme needn't be in a script that every page loads. */
export const prism = { theme: { plain: {}, styles: [] } } satisfies Partial<ThemeConfig['prism']>;

/** Put into pages by scripts/lib/building/buildPlugin.ts: what is in the configuration ships to every browser as a script. */
export const headTags = [
  // Requested together with the styles that name it (src/css/fonts.css), so that the first page has it in time.
  {
    tagName: 'link',
    attributes: {
      rel: 'preload',
      href: '/assets/fonts/inter.27ef771d.woff2',
      as: 'font',
      type: 'font/woff2',
      crossorigin: 'anonymous',
    },
  },
  // The browser's own bars, as dark as the page. src/head/layout.ts changes it with the colour mode; a tag that React
  // renders would be set back with every navigation.
  { tagName: 'meta', attributes: { name: 'theme-color', content: DARK } },
];

/** From tokens to text; later files may rely on earlier ones. */
export const stylesheets = [
  './src/css/tokens.css',
  './src/css/reset.css',
  './src/css/fonts.css',
  './src/css/icons.css',
  './src/css/base.css',
  './src/css/navbar.css',
  './src/css/sidebar.css',
  './src/css/contents.css',
  './src/css/wayfinding.css',
  './src/css/footer.css',
  './src/css/content.css',
  './src/css/tables.css',
  './src/css/embed.css',
];
