import type { Config } from '@docusaurus/types';
import { brand } from './config/brand';
import { blogOptions, docsOptions, sitemapOptions } from './config/content';
import { footer } from './config/footer';
import { navbar } from './config/navbar';
import { announcementBar, colorMode, tableOfContents } from './config/site';

/** Assembly only: what each part says and why is in config/. */
const config: Config = {
  title: brand.siteTitle,
  tagline: brand.tagline,
  url: brand.siteUrl,
  baseUrl: '/',
  favicon: 'img/favicon.svg',
  i18n: {
    defaultLocale: 'en',
    locales: ['en'],
    localeConfigs: { en: { direction: 'ltr', htmlLang: 'en' } },
  },
  future: { v4: true, faster: true },
  // The specification names the storage keys (`theme`, …): no namespace behind them.
  storage: { type: 'localStorage', namespace: false },
  baseUrlIssueBanner: false,
  onBrokenLinks: 'ignore',
  onBrokenAnchors: 'warn',
  onDuplicateRoutes: 'warn',
  markdown: { hooks: { onBrokenMarkdownLinks: 'ignore', onBrokenMarkdownImages: 'throw' } },
  plugins: [
    ['@docusaurus/plugin-content-docs', docsOptions],
    ['@docusaurus/plugin-content-blog', blogOptions],
    ['@docusaurus/plugin-content-pages', {}],
    ['@docusaurus/plugin-sitemap', sitemapOptions],
  ],
  themes: [['@docusaurus/theme-classic', { customCss: ['./src/css/tokens.css', './src/css/base.css'] }]],
  themeConfig: {
    colorMode,
    announcementBar,
    tableOfContents,
    navbar,
    footer,
    image: 'img/social-card.png',
    metadata: [{ name: 'theme-color', content: '#0B0E14' }],
    docs: { sidebar: { hideable: false, autoCollapseCategories: true } },
    blog: { sidebar: { groupByYear: true } },
  },
};

export default config;
