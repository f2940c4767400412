import type { IconName } from '@site/src/components/layout/Icon';

export type NamedLink = { readonly name: string; readonly to: string };

type Task = {
  readonly icon: IconName;
  readonly title: string;
  readonly to: string;
  readonly line: string;
  readonly more: readonly [NamedLink, NamedLink];
};

const KEYS = '/docs/trading/centralised-exchange/setting-up-your-account-and-api-keys';
const FILTERS = '/docs/screener/screener-filters';
const METRICS = '/docs/workbench/overview/studies-metrics/custom-metrics';
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
      { name: 'Place an order', to: '/docs/trading/centralised-exchange/trading' },
    ],
  },
  {
    icon: 'alerts',
    title: 'Get an alert that arrives',
    to: '/docs/alerts/creating-an-alert',
    line: 'Pick a trigger, test it, get it on your phone.',
    more: [
      { name: 'Four triggers', to: '/docs/alerts/creating-an-alert#same-bars' },
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
    title: 'Swap without surprises',
    to: SWAP,
    line: 'Price impact, slippage and approvals, before you sign.',
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
];

/** The playbooks by name: importing data/playbooks would bring their texts into the browser. */
export const playbookLinks: readonly NamedLink[] = [
  { name: 'Pools you can get out of', to: '/docs/screener/creating-a-screener#worked-dex' },
  { name: 'Unusual volume, still tradable', to: `${FILTERS}/offchain-metrics#recipe-volume` },
  { name: 'Holders near break-even', to: `${FILTERS}/onchain-metrics#recipe-break-even` },
  { name: 'Momentum turns up from an extreme', to: `${METRICS}/momentum-oscillator#level` },
  { name: 'CVD divergence', to: `${METRICS}/orderflow-metrics#divergence` },
  { name: 'Check whether volume was absorbed', to: `${METRICS}/orderflow-metrics#absorption` },
  { name: 'Read a liquidation cascade', to: `${METRICS}/exchange-metrics#cascade` },
  { name: 'All playbooks', to: '/docs/introduction/getting-started#playbooks' },
];
