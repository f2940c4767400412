import type { IconName } from '@site/src/components/layout/Icon';
import { counts } from './derived';

type NamedLink = readonly [name: string, to: string];

export type Task = {
  readonly icon: IconName;
  readonly title: string;
  readonly to: string;
  readonly line: string;
  readonly more: readonly [NamedLink, NamedLink];
};

const ACT_NOW = '/docs/others/act-now';
const KEYS = '/docs/trading/centralised-exchange/setting-up-your-account-and-api-keys';
const FILTERS = '/docs/screener/screener-filters';
const METRICS = '/docs/workbench/overview/studies-metrics/custom-metrics';
const PLAYBOOKS = '/docs/introduction/playbooks';
const PRACTICE = '/docs/trading/practise-trading';
const SWAP = '/docs/trading/decentralised-exchange/swap-tokens';

/** What people come for. */
export const tasks: readonly Task[] = [
  {
    icon: 'check',
    title: 'Connect Bybit safely',
    to: `${KEYS}/how-to-connect-your-bybit-exchange-account`,
    line: 'A key that can’t withdraw, bound to PT’s IP addresses.',
    more: [
      ['Create the key', `${KEYS}/setting-up-your-bybit-api-keys`],
      ['Place an order', '/docs/trading/centralised-exchange/trading#place-an-order'],
    ],
  },
  {
    icon: 'trading',
    title: 'Place a first order that costs nothing',
    to: PRACTICE,
    line: 'The ticket on sample markets, and lessons on stops, margin and leverage.',
    more: [
      ['Lessons', `${PRACTICE}#lessons`],
      ['Margin and leverage', '/docs/trading/centralised-exchange/perpetuals-margin-and-leverage'],
    ],
  },
  {
    icon: 'alerts',
    title: 'Set an alert and test it',
    to: '/docs/alerts/creating-an-alert',
    line: 'Pick a trigger, test it, get it on your phone.',
    more: [
      ['Four triggers', '/docs/alerts/triggers#alert-simulator'],
      ['Test it first', '/docs/alerts/creating-an-alert#test'],
    ],
  },
  {
    icon: 'screener',
    title: 'Find squeezes',
    to: '/docs/screener/creating-a-screener#worked-perps',
    line: 'Perpetuals where shorts pay and open interest builds.',
    more: [
      ['Filter a list', '/docs/screener/creating-a-screener#build'],
      ['Every field', `${FILTERS}/#all-fields`],
    ],
  },
  {
    icon: 'metrics',
    title: 'Read order flow',
    to: `${METRICS}/orderflow-metrics`,
    line: 'Who was in a hurry, in what size, and whether price gave way.',
    more: [
      ['CVD', `${METRICS}/orderflow-metrics#cvd`],
      ['Trust at a glance', '/docs/workbench/overview/studies-metrics/#catalogue'],
    ],
  },
  {
    icon: 'link',
    title: 'Read a swap before you sign',
    to: SWAP,
    line: 'Price impact, slippage, the least you can get, and approvals.',
    more: [
      ['Read the quote', `${SWAP}#read-the-quote`],
      ['Approve the exact amount', `${SWAP}#approve`],
    ],
  },
  {
    icon: 'book',
    title: 'Follow a playbook',
    to: PLAYBOOKS,
    line: `${counts.playbooks} recipes: what to type, what to look for, and what proves you wrong.`,
    more: [
      ['CVD divergence', `${PLAYBOOKS}#divergence`],
      ['Liquidation cascade', `${PLAYBOOKS}#cascade`],
    ],
  },
  {
    icon: 'risk',
    title: 'Something is wrong',
    to: ACT_NOW,
    line: 'A stolen key, orders you didn’t send, a bad approval, a typed seed phrase.',
    more: [
      ['Decode an error', `${KEYS}/bybit-error-codes#decoder`],
      ['By symptom', '/docs/others/fix-a-problem#troubleshooting'],
    ],
  },
];
