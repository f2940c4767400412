/** What people come for most: shown to who has typed the beginning of a question only, such as "how do i". */
export const tasks: readonly string[] = [
  '/docs/introduction/getting-started',
  '/docs/trading/centralised-exchange/setting-up-your-account-and-api-keys/how-to-connect-your-bybit-exchange-account',
  '/docs/alerts/creating-an-alert',
  '/docs/screener/creating-a-screener',
  '/docs/trading/decentralised-exchange/swap-tokens',
  '/docs/workbench/overview/studies-metrics/',
];
