/**
 * What people come for most, by the name of the task: below an empty search field, and shown to who has typed the beginning of
 * a question only, such as "how do i".
 */
export const tasks: readonly { readonly title: string; readonly path: string }[] = [
  { title: 'Something is wrong: act now', path: '/docs/others/act-now' },
  { title: 'Start from nothing', path: '/docs/introduction/getting-started' },
  {
    title: 'Connect your Bybit account',
    path: '/docs/trading/centralised-exchange/setting-up-your-account-and-api-keys/how-to-connect-your-bybit-exchange-account',
  },
  { title: 'Create an alert', path: '/docs/alerts/creating-an-alert' },
  { title: 'Create a screener', path: '/docs/screener/creating-a-screener' },
  { title: 'Swap tokens', path: '/docs/trading/decentralised-exchange/swap-tokens' },
  { title: 'Add a study or a metric', path: '/docs/workbench/overview/studies-metrics/' },
];
