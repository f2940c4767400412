import type { Config } from '@docusaurus/types';
import { parseFrontMatter } from '@pt-docs/authoring';
import { ssrTemplate } from '@pt-docs/islands';
import { brand } from './config/brand';
import { blogOptions, contentChecks, docsOptions, pagesOptions } from './config/content';
import { embed } from './config/embed';
import { environment } from './config/env';
import { footer } from './config/footer';
import { islandsOptions } from './config/islands';
import { navbar } from './config/navbar';
import { offline } from './config/offline';
import { search } from './config/search';
import { announcementBar, colorMode, prism, stylesheets, tableOfContents } from './config/site';

/** Assembly only: what each part says and why is in config/. */
const config: Config = {
  title: brand.siteTitle,
  tagline: brand.tagline,
  url: brand.siteUrl,
  baseUrl: '/',
  favicon: 'img/favicon.svg',
  // Dates of change are shown nowhere: asking git for all of them took a second of every build.
  future: {
    v4: true,
    // The server's bundle would wait for the browser's to compile the docs, which has none of them (packages/islands).
    faster: { mdxCrossCompilerCache: false },
    experimental_vcs: 'disabled',
  },
  // guides/specification.md names the storage keys (`theme`, …): no namespace behind them.
  storage: { type: 'localStorage', namespace: false },
  baseUrlIssueBanner: false,
  onBrokenLinks: 'ignore',
  onBrokenAnchors: 'warn',
  onDuplicateRoutes: 'warn',
  markdown: {
    parseFrontMatter,
    hooks: { onBrokenMarkdownLinks: 'ignore', onBrokenMarkdownImages: 'throw' },
  },
  ssrTemplate,
  clientModules: ['./src/components/text/Term/fillCards.ts'],
  // Ships to every browser: nothing secret here.
  customFields: {
    blogTitle: blogOptions.blogTitle,
    mcpPackage: environment.mcpPackage,
    appUrl: environment.appUrl,
    supportUrl: environment.supportUrl,
    statusUrl: environment.statusUrl,
  },
  plugins: [
    ['@docusaurus/plugin-content-docs', docsOptions],
    ['./config/blogPlugin.ts', blogOptions],
    ['@docusaurus/plugin-content-pages', pagesOptions],
    '@docusaurus/plugin-sitemap',
    // Puts the framework's styles in layers below ours, whatever their specificity.
    '@docusaurus/plugin-css-cascade-layers',
    ['@pt-docs/authoring', contentChecks],
    ['@pt-docs/embed', embed],
    ['@pt-docs/offline', offline],
    './scripts/lib/building/buildPlugin.ts',
  ],
  themes: [
    ['@docusaurus/theme-classic', { customCss: stylesheets }],
    // After the classic theme, of which it replaces a component.
    ['@pt-docs/islands', islandsOptions],
    ['@pt-docs/search', { answers: './src/answers/index.ts' }],
  ],
  themeConfig: {
    colorMode,
    announcementBar,
    tableOfContents,
    prism,
    navbar,
    footer,
    algolia: search,
    docs: { sidebar: { hideable: false } },
    blog: { sidebar: { groupByYear: true } },
  },
};

export default config;
