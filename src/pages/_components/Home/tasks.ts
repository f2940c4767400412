import type { IconName } from '@site/src/components/layout/Icon';
import { recipeCount } from './derived';

export type Task = {
  readonly icon: IconName;
  readonly title: string;
  readonly to: string;
  readonly line: string;
};

const ACT_NOW = '/docs/others/act-now';
const KEYS = '/docs/trading/centralised-exchange/setting-up-your-account-and-api-keys';
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
  },
  {
    icon: 'trading',
    title: 'Place a first order that costs nothing',
    to: PRACTICE,
    line: 'The ticket on sample markets, and lessons on stops, margin and leverage.',
  },
  {
    icon: 'alerts',
    title: 'Set an alert and test it',
    to: '/docs/alerts/creating-an-alert',
    line: 'Pick a trigger, test it, get it on your phone.',
  },
  {
    icon: 'screener',
    title: 'Find squeezes',
    to: '/docs/screener/creating-a-screener#worked-perps',
    line: 'Perpetuals where shorts pay and open interest builds.',
  },
  {
    icon: 'metrics',
    title: 'Read order flow',
    to: `${METRICS}/orderflow-metrics`,
    line: 'Who was in a hurry, in what size, and whether price gave way.',
  },
  {
    icon: 'link',
    title: 'Read a swap before you sign',
    to: SWAP,
    line: 'Price impact, slippage, the least you can get, and approvals.',
  },
  {
    icon: 'book',
    title: 'Follow a playbook',
    to: PLAYBOOKS,
    line: `${recipeCount} recipes: what to type, what to look for, and what proves you wrong.`,
  },
  {
    icon: 'risk',
    title: 'Something is wrong',
    to: ACT_NOW,
    line: 'A stolen key, orders you didn’t send, a bad approval, a typed seed phrase.',
  },
];
