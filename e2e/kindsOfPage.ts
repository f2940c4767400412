import { readdirSync } from 'node:fs';
import path from 'node:path';

const OFFLINE_FOLDER = '/assets/offline';
const [offlineName = ''] = readdirSync(path.join(__dirname, '../build', OFFLINE_FOLDER)).filter(
  (name) => path.extname(name) === '',
);
/** No page of the site; its name carries a hash. */
export const OFFLINE_PAGE = `${OFFLINE_FOLDER}/${offlineName}`;

/** One address of each kind of page. What is there once the page is complete is waited for. */
export const KINDS_OF_PAGE = [
  { name: 'home', address: '/' },
  { name: 'overview', address: '/docs/alerts/overview' },
  { name: 'how-to', address: '/docs/alerts/creating-an-alert' },
  {
    name: 'metrics',
    address: '/docs/workbench/overview/studies-metrics/custom-metrics/exchange-metrics#funding-rate',
  },
  { name: 'commands', address: '/docs/workbench/overview/using-the-workbench/workbench-cmds#workbench' },
  {
    name: 'errors',
    address:
      '/docs/trading/centralised-exchange/setting-up-your-account-and-api-keys/bybit-error-codes#decoder',
  },
  { name: 'glossary', address: '/docs/others/overview#glossary' },
  { name: 'blog', address: '/blog' },
  { name: 'post', address: '/blog/release-v2.8.6' },
  { name: 'archive', address: '/blog/archive' },
  { name: 'search', address: '/search?q=funding', last: 'main li a' },
  { name: 'not-found', address: '/docs/alerts/creating-alert', last: '#nearest-pages' },
  { name: 'offline', address: OFFLINE_PAGE, last: '#nothing' },
];
