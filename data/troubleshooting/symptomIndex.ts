const workbench = '/docs/workbench/overview';
const metrics = `${workbench}/studies-metrics/custom-metrics`;
const dashboard = '/docs/dashboard';
const bybit = '/docs/trading/centralised-exchange';
const wallet = '/docs/trading/decentralised-exchange';
const community = '/docs/community';

/** Which page to open, by what a reader sees. A page without an anchor is opened at its #what-can-go-wrong. */
export const symptomIndex = [
  {
    name: 'Alerts',
    icon: 'alerts',
    links: {
      'Fired too early, too often or not at all': '/docs/alerts/creating-an-alert',
      'Didn’t arrive': '/docs/alerts/alerts-panel#did-not-arrive',
      'Odd lines in the log': '/docs/alerts/alerts-panel',
    },
  },
  {
    name: 'Charts',
    icon: 'workbench',
    links: {
      'The chart looks wrong': `${workbench}/navigating-the-chart-interface`,
      'Wrong symbol or values': `${workbench}/using-the-workbench/using-the-wb`,
      'A line is gone or misplaced': `${workbench}/using-the-workbench/charting-tools`,
      'A Panda Intel card disagrees': `${workbench}/using-the-workbench/panda-intel`,
      'A command was refused': `${workbench}/using-the-workbench/workbench-cmds#refused`,
      'A first step failed': '/docs/introduction/getting-started',
    },
  },
  {
    name: 'Saving and sharing',
    icon: 'save',
    links: {
      'A change is gone': `${workbench}/saving-resaving-a-workbench`,
      'Others see something different': `${workbench}/sharing/`,
    },
  },
  {
    name: 'Metrics',
    icon: 'metrics',
    links: {
      'A line is empty or has a gap': `${workbench}/studies-metrics/`,
      'Funding or open interest': `${metrics}/exchange-metrics`,
      'CVD and tiers': `${metrics}/orderflow-metrics`,
      'Depth and slippage': `${metrics}/orderbook-metrics`,
      'On-chain': `${metrics}/onchain-metrics`,
      Oscillator: `${metrics}/momentum-oscillator`,
      'JLabs Analytics': `${metrics}/jlabs-analytics`,
      Models: `${metrics}/jlabs-models`,
      Ratings: `${metrics}/jlabs-token-ratings`,
    },
  },
  {
    name: 'Dashboards',
    icon: 'dashboard',
    links: {
      'Widgets don’t follow or stay empty': `${dashboard}/creating-a-dashboard`,
      'Won’t move, or a change is gone': `${dashboard}/customizing-a-dashboard/`,
      'Workbench widget': `${dashboard}/customizing-a-dashboard/adding-a-workbench-to-dashboard`,
      'Screener widget': `${dashboard}/customizing-a-dashboard/adding-a-screener-to-dashboard`,
      'Order book': `${dashboard}/customizing-a-dashboard/adding-orderbook-to-dashboard`,
      Trades: `${dashboard}/customizing-a-dashboard/adding-trades-to-dashboard`,
      'The workbench didn’t change': `${dashboard}/two-way-syncing/dashboard-to-workbench`,
      'The widget didn’t follow': `${dashboard}/two-way-syncing/workbench-to-dashboard`,
    },
  },
  {
    name: 'Screeners',
    icon: 'screener',
    links: {
      'The list is empty or a market is missing': '/docs/screener/creating-a-screener',
      'The list looks wrong': '/docs/screener/screener-commands#odd-list',
      'A filter was refused': '/docs/screener/screener-commands#refused',
    },
  },
  {
    name: 'Bybit',
    icon: 'trading',
    links: {
      'No key, or a zero balance': `${bybit}/setting-up-your-account-and-api-keys/`,
      'The key is refused or stopped working': `${bybit}/setting-up-your-account-and-api-keys/setting-up-your-bybit-api-keys`,
      'Something is missing': `${bybit}/setting-up-your-account-and-api-keys/how-to-connect-your-bybit-exchange-account`,
      'An order vanished, filled in part or was refused': `${bybit}/order-status`,
      'HTTP 403, or the wrong country': '/docs/others/location-restrictions',
    },
  },
  {
    name: 'Wallet and swaps',
    icon: 'link',
    links: {
      'The wallet won’t connect': `${wallet}/connecting-your-wallet`,
      'The swap fails or the amount is odd': `${wallet}/failed-swaps`,
      'A token is refused': `${wallet}/custom-tokens`,
      'The RPC hangs': `${wallet}/adjust-rpcs-on-metamask`,
    },
  },
  {
    name: 'Publishes and communities',
    icon: 'community',
    links: {
      'Can’t open or clone': `${community}/access-and-clone-publishes`,
      'An old version, or gone from the feed': `${community}/publishing-in-community`,
      'Someone can’t see it': `${dashboard}/publishing/choosing-audience`,
      'Empty widgets': `${dashboard}/publishing/`,
      'Gone from Explorer': `${dashboard}/explorer`,
      'Handles and invites': `${community}/building-a-community/creating-a-community/`,
      Roles: `${community}/building-a-community/creating-a-community/admin-control-and-access`,
      'Bans and removed publishes': `${community}/building-a-community/managing-a-community`,
    },
  },
] as const;
