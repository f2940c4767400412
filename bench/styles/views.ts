import type { Page } from '@playwright/test';

/** What can be seen of the site: one page of each template, and the states that scripts bring. */
export type View = {
  readonly name: string;
  readonly address: string;
  /** Brings the hydrated page into its state. */
  readonly act?: (page: Page) => Promise<void>;
  /** Only where there is such a thing. */
  readonly width?: number;
};

const openSearch = async (page: Page) => {
  await page.keyboard.press('Control+k');
  await page.fill('.pt-search__field', 'funding rate');
  await page.waitForSelector('.pt-search .pt-hit');
};

export const PHONE = 390;
export const WIDE = 1280;

export const VIEWS: readonly View[] = [
  { name: 'home', address: '/' },
  { name: 'page outside the sidebar', address: '/docs/introduction/about-pt' },
  { name: 'overview', address: '/docs/workbench/overview/' },
  { name: 'how-to', address: '/docs/workbench/overview/saving-resaving-a-workbench' },
  {
    name: 'metrics, figures',
    address: '/docs/workbench/overview/studies-metrics/custom-metrics/exchange-metrics',
  },
  { name: 'commands', address: '/docs/workbench/overview/using-the-workbench/workbench-cmds' },
  { name: 'screener fields, notes', address: '/docs/screener/screener-filters/offchain-metrics' },
  {
    name: 'error decoder',
    address:
      '/docs/trading/centralised-exchange/setting-up-your-account-and-api-keys/setting-up-your-bybit-api-keys',
  },
  { name: 'calculator', address: '/docs/trading/decentralised-exchange/swap-tokens' },
  { name: 'networks', address: '/docs/trading/decentralised-exchange/adjust-rpcs-on-metamask' },
  {
    name: 'rights',
    address: '/docs/community/building-a-community/creating-a-community/admin-control-and-access',
  },
  { name: 'glossary', address: '/docs/others/overview' },
  { name: 'posts', address: '/blog' },
  { name: 'post', address: '/blog/release-v2.8.6' },
  { name: 'archive', address: '/blog/archive' },
  { name: 'plain page', address: '/markdown-page' },
  { name: 'search', address: '/search' },
  { name: 'not found', address: '/no/such/page' },
  {
    name: 'search, answers',
    address: '/search?q=funding',
    act: async (page) => {
      await page.waitForSelector('main article, main li a');
    },
  },
  { name: 'search dialog', address: '/docs/alerts/overview', act: openSearch },
  {
    name: 'details open',
    address: '/docs/trading/decentralised-exchange/swap-tokens',
    act: (page) =>
      page.evaluate(() => {
        for (const details of document.querySelectorAll('article details')) {
          details.setAttribute('open', '');
        }
      }),
  },
  {
    name: 'menu of the page',
    address: '/docs/alerts/overview',
    act: (page) => page.locator('article summary').first().click(),
  },
  {
    name: 'drawer',
    address: '/docs/alerts/overview',
    width: PHONE,
    act: async (page) => {
      await page.click('.navbar__toggle');
      await page.waitForSelector('.navbar-sidebar--show');
    },
  },
  {
    name: 'term',
    address: '/docs/alerts/overview',
    width: WIDE,
    act: async (page) => {
      await page.locator('article a[href*="/docs/others/overview#"]').first().focus();
      await page.waitForTimeout(600);
    },
  },
];
