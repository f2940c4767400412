const workbench = '/docs/workbench/overview/';
const customMetrics = `${workbench}studies-metrics/custom-metrics/`;
const centralised = '/docs/trading/centralised-exchange/';
const keys = `${centralised}setting-up-your-account-and-api-keys/`;
const decentralised = '/docs/trading/decentralised-exchange/';
const filters = '/docs/screener/screener-filters/';

/** The pages that explain terms, under the short names that the records use, with their titles. */
const PAGES = {
  workbench: [workbench, 'Workbench overview'],
  navigating: [`${workbench}navigating-the-chart-interface`, 'Navigate the chart interface'],
  saving: [`${workbench}saving-resaving-a-workbench`, 'Save and resave a workbench'],
  sharing: [`${workbench}sharing/`, 'Share a workbench'],
  panes: [`${workbench}using-the-workbench/using-the-wb`, 'Work with panes, studies and symbols'],
  workbenchCommands: [`${workbench}using-the-workbench/workbench-cmds`, 'Workbench commands'],
  intel: [`${workbench}using-the-workbench/panda-intel`, 'Panda Intel'],
  studies: [`${workbench}studies-metrics/`, 'Studies and metrics'],
  exchangeMetrics: [`${customMetrics}exchange-metrics`, 'Exchange metrics'],
  orderflow: [`${customMetrics}orderflow-metrics`, 'Order-flow metrics'],
  orderbook: [`${customMetrics}orderbook-metrics`, 'Order-book metrics'],
  onchain: [`${customMetrics}onchain-metrics`, 'On-chain metrics'],
  jlabsAnalytics: [`${customMetrics}jlabs-analytics`, 'JLabs Analytics'],
  jlabsModels: [`${customMetrics}jlabs-models`, 'JLabs Models'],
  ratings: [`${customMetrics}jlabs-token-ratings`, 'JLabs Token Ratings'],
  momentum: [`${customMetrics}momentum-oscillator`, 'Momentum Oscillator'],
  dashboard: ['/docs/dashboard/overview', 'Dashboard overview'],
  orderbookWidget: [
    '/docs/dashboard/customizing-a-dashboard/adding-orderbook-to-dashboard',
    'Add an order book to a dashboard',
  ],
  tradesWidget: [
    '/docs/dashboard/customizing-a-dashboard/adding-trades-to-dashboard',
    'Add trades to a dashboard',
  ],
  explorer: ['/docs/dashboard/explorer', 'Explorer'],
  audience: ['/docs/dashboard/publishing/choosing-audience', 'Choose an audience'],
  syncing: ['/docs/dashboard/two-way-syncing/', 'Two-way syncing'],
  screener: ['/docs/screener/overview', 'Screener overview'],
  filters: [filters, 'Screener filters'],
  dexFilters: [`${filters}dex-metrics`, 'DEX filters'],
  fundamentalFilters: [`${filters}fundamental-metrics`, 'Fundamental filters'],
  offchainFilters: [`${filters}offchain-metrics`, 'Off-chain filters'],
  alerts: ['/docs/alerts/overview', 'Alerts overview'],
  triggers: ['/docs/alerts/triggers', 'Alert triggers'],
  webhooks: ['/docs/alerts/webhooks', 'Webhooks'],
  community: ['/docs/community/overview', 'Community overview'],
  publish: ['/docs/community/publishing-in-community', 'Publish in the community'],
  clone: ['/docs/community/access-and-clone-publishes', 'Access and clone publishes'],
  centralised: [centralised, 'Trade on a centralised exchange'],
  keys: [keys, 'Set up your account and API keys'],
  bybitKeys: [`${keys}setting-up-your-bybit-api-keys`, 'Set up your Bybit API keys'],
  orders: [`${centralised}trading`, 'Place and manage orders on Bybit'],
  ticket: [`${centralised}order-ticket`, 'The order ticket, field by field'],
  perpetuals: [`${centralised}perpetuals-margin-and-leverage`, 'Perpetuals, margin and leverage'],
  cost: [`${centralised}cost-and-liquidation`, 'Cost and liquidation of an order'],
  decentralised: [decentralised, 'Trade on a decentralised exchange'],
  wallet: [`${decentralised}connecting-your-wallet`, 'Connect your wallet'],
  rpc: [`${decentralised}adjust-rpcs-on-metamask`, 'Adjust RPCs on MetaMask'],
  tokens: [`${decentralised}custom-tokens`, 'Custom tokens'],
  swap: [`${decentralised}swap-tokens`, 'Swap tokens'],
  approvals: [`${decentralised}approvals`, 'Approve a token'],
  failedSwaps: [`${decentralised}failed-swaps`, 'A swap hangs or fails'],
  actNow: ['/docs/others/act-now', 'Act now'],
  location: ['/docs/others/location-restrictions', 'Location restrictions'],
} as const;

export const page = Object.fromEntries(
  Object.entries(PAGES).map(([name, [path]]) => [name, path]),
) as Readonly<Record<keyof typeof PAGES, string>>;

/** What links to these pages say. The test holds each title against its document. */
export const pageTitles: Readonly<Record<string, string>> = Object.fromEntries(Object.values(PAGES));
