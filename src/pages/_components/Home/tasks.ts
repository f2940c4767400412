import type { IconName } from '@site/src/components/layout/Icon';
import { counts, latestRelease } from './derived';

type NamedLink = { readonly name: string; readonly to: string };

export type Task = {
  readonly icon: IconName;
  readonly title: string;
  readonly to: string;
  readonly line: string;
  readonly more: readonly [NamedLink, NamedLink];
};

const KEYS = '/docs/trading/centralised-exchange/setting-up-your-account-and-api-keys';
const FILTERS = '/docs/screener/screener-filters';
const METRICS = '/docs/workbench/overview/studies-metrics/custom-metrics';
const PLAYBOOKS = '/docs/introduction/playbooks';
const SWAP = '/docs/trading/decentralised-exchange/swap-tokens';

/** What people come for. */
export const tasks: readonly Task[] = [
  {
    icon: 'trading',
    title: 'Connect Bybit safely',
    to: `${KEYS}/how-to-connect-your-bybit-exchange-account`,
    line: 'A key that can’t withdraw, bound to PT’s addresses.',
    more: [
      { name: 'Create the key', to: `${KEYS}/setting-up-your-bybit-api-keys` },
      {
        name: 'Margin and leverage',
        to: '/docs/trading/centralised-exchange/perpetuals-margin-and-leverage',
      },
    ],
  },
  {
    icon: 'alerts',
    title: 'Set an alert and test it',
    to: '/docs/alerts/creating-an-alert',
    line: 'Pick a trigger, test it, get it on your phone.',
    more: [
      { name: 'Four triggers', to: '/docs/alerts/triggers#alert-simulator' },
      { name: 'Test it first', to: '/docs/alerts/creating-an-alert#test' },
    ],
  },
  {
    icon: 'screener',
    title: 'Find squeezes',
    to: '/docs/screener/creating-a-screener#worked-perps',
    line: 'Perpetuals where shorts pay and open interest builds.',
    more: [
      { name: 'Filter a list', to: '/docs/screener/creating-a-screener#build' },
      { name: 'Every field', to: `${FILTERS}/#all-fields` },
    ],
  },
  {
    icon: 'metrics',
    title: 'Read order flow',
    to: `${METRICS}/orderflow-metrics`,
    line: 'Who was in a hurry, in what size, and whether price gave way.',
    more: [
      { name: 'CVD', to: `${METRICS}/orderflow-metrics#cvd` },
      { name: 'Trust at a glance', to: '/docs/workbench/overview/studies-metrics/#catalogue' },
    ],
  },
  {
    icon: 'link',
    title: 'Read a swap before you sign',
    to: SWAP,
    line: 'Price impact, slippage, the least you can get, and approvals.',
    more: [
      { name: 'Read the quote', to: `${SWAP}#read-the-quote` },
      { name: 'Approve the exact amount', to: `${SWAP}#approve` },
    ],
  },
  {
    icon: 'error',
    title: 'Decode an error',
    to: `${KEYS}/how-to-connect-your-bybit-exchange-account#decoder`,
    line: 'Cause, remedy and who can fix it. Or type the code above.',
    more: [
      { name: 'Bybit’s codes', to: `${KEYS}/how-to-connect-your-bybit-exchange-account#decoder` },
      { name: 'By symptom', to: '/docs/others/overview#troubleshooting' },
    ],
  },
  {
    icon: 'book',
    title: 'Follow a playbook',
    to: PLAYBOOKS,
    line: `${counts.playbooks} recipes: what to type, what to look for, and what proves you wrong.`,
    more: [
      { name: 'CVD divergence', to: `${PLAYBOOKS}#divergence` },
      { name: 'Liquidation cascade', to: `${PLAYBOOKS}#cascade` },
    ],
  },
  {
    icon: 'news',
    title: latestRelease.title,
    to: latestRelease.page,
    line: latestRelease.line,
    more: [
      { name: 'All releases', to: '/blog' },
      { name: 'Archive', to: '/blog/archive' },
    ],
  },
];
