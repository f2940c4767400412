import type { HelpTarget } from './help-ids.schema';

/**
 * What the app's help buttons ask for. The ids belong to the app: page and section may change here when the docs do,
 * an id never. The build fails when a page or section is gone (scripts/lib/building/finishBuild).
 */
export const helpIds = {
  // Introduction
  'start.first-steps': { page: '/docs/introduction/getting-started' },
  // Workbench
  'workbench.overview': { page: '/docs/workbench/overview/' },
  'workbench.first': { page: '/docs/workbench/overview/', section: 'first' },
  'workbench.draft': {
    page: '/docs/workbench/overview/saving-resaving-a-workbench',
    section: 'save-a-draft',
  },
  'workbench.save': { page: '/docs/workbench/overview/saving-resaving-a-workbench', section: 'resave' },
  'workbench.restore': { page: '/docs/workbench/overview/saving-resaving-a-workbench', section: 'restore' },
  'workbench.share-link': { page: '/docs/workbench/overview/sharing/', section: 'link' },
  'workbench.snapshot': { page: '/docs/workbench/overview/sharing/', section: 'snapshot' },
  'workbench.unshare': { page: '/docs/workbench/overview/sharing/', section: 'stop' },
  'chart.parts': { page: '/docs/workbench/overview/navigating-the-chart-interface', section: 'parts' },
  'chart.scales': { page: '/docs/workbench/overview/navigating-the-chart-interface', section: 'scales' },
  'chart.times': { page: '/docs/workbench/overview/navigating-the-chart-interface', section: 'times' },
  'chart.reset': { page: '/docs/workbench/overview/navigating-the-chart-interface', section: 'fit-reset' },
  'chart.symbol': { page: '/docs/workbench/overview/using-the-workbench/using-the-wb', section: 'symbol' },
  'chart.timeframe': {
    page: '/docs/workbench/overview/using-the-workbench/using-the-wb',
    section: 'timeframe',
  },
  'chart.style': { page: '/docs/workbench/overview/using-the-workbench/using-the-wb', section: 'style' },
  'chart.compare': { page: '/docs/workbench/overview/using-the-workbench/using-the-wb', section: 'compare' },
  'chart.replay': { page: '/docs/workbench/overview/using-the-workbench/using-the-wb', section: 'replay' },
  'drawings.tools': { page: '/docs/workbench/overview/using-the-workbench/charting-tools', section: 'tools' },
  'drawings.fibonacci': {
    page: '/docs/workbench/overview/using-the-workbench/charting-tools',
    section: 'fibonacci',
  },
  'drawings.alerts': {
    page: '/docs/workbench/overview/using-the-workbench/charting-tools',
    section: 'alerts',
  },
  'intel.cards': { page: '/docs/workbench/overview/using-the-workbench/panda-intel', section: 'cards' },
  'intel.stale': { page: '/docs/workbench/overview/using-the-workbench/panda-intel', section: 'stale' },
  'commands.grammar': {
    page: '/docs/workbench/overview/using-the-workbench/workbench-cmds',
    section: 'grammar',
  },
  'commands.hotkeys': {
    page: '/docs/workbench/overview/using-the-workbench/workbench-cmds',
    section: 'hotkeys',
  },
  'commands.refused': {
    page: '/docs/workbench/overview/using-the-workbench/workbench-cmds',
    section: 'refused',
  },
  // Studies and metrics
  'metrics.add-study': { page: '/docs/workbench/overview/studies-metrics/', section: 'add-a-study' },
  'metrics.add-metric': { page: '/docs/workbench/overview/studies-metrics/', section: 'add-a-metric' },
  'metrics.closed-bar': { page: '/docs/workbench/overview/studies-metrics/', section: 'closed-bar-rule' },
  'metrics.funding-rate': {
    page: '/docs/workbench/overview/studies-metrics/custom-metrics/exchange-metrics',
    section: 'funding-rate',
  },
  'metrics.open-interest': {
    page: '/docs/workbench/overview/studies-metrics/custom-metrics/exchange-metrics',
    section: 'open-interest',
  },
  'metrics.liquidations': {
    page: '/docs/workbench/overview/studies-metrics/custom-metrics/exchange-metrics',
    section: 'liquidations',
  },
  'metrics.basis': {
    page: '/docs/workbench/overview/studies-metrics/custom-metrics/exchange-metrics',
    section: 'basis',
  },
  'metrics.spread': {
    page: '/docs/workbench/overview/studies-metrics/custom-metrics/orderbook-metrics',
    section: 'spread',
  },
  'metrics.imbalance': {
    page: '/docs/workbench/overview/studies-metrics/custom-metrics/orderbook-metrics',
    section: 'imbalance',
  },
  'metrics.slippage-for-size': {
    page: '/docs/workbench/overview/studies-metrics/custom-metrics/orderbook-metrics',
    section: 'slippage-for-size',
  },
  'metrics.delta': {
    page: '/docs/workbench/overview/studies-metrics/custom-metrics/orderflow-metrics',
    section: 'delta',
  },
  'metrics.cvd': {
    page: '/docs/workbench/overview/studies-metrics/custom-metrics/orderflow-metrics',
    section: 'cvd',
  },
  'metrics.vwap': {
    page: '/docs/workbench/overview/studies-metrics/custom-metrics/orderflow-metrics',
    section: 'vwap',
  },
  'metrics.mvrv': {
    page: '/docs/workbench/overview/studies-metrics/custom-metrics/onchain-metrics',
    section: 'mvrv',
  },
  'metrics.exchange-netflow': {
    page: '/docs/workbench/overview/studies-metrics/custom-metrics/onchain-metrics',
    section: 'exchange-netflow',
  },
  'metrics.finality': {
    page: '/docs/workbench/overview/studies-metrics/custom-metrics/onchain-metrics',
    section: 'finality',
  },
  'metrics.momentum-oscillator': {
    page: '/docs/workbench/overview/studies-metrics/custom-metrics/momentum-oscillator',
    section: 'how-to-read-it',
  },
  'jlabs.slippage': {
    page: '/docs/workbench/overview/studies-metrics/custom-metrics/jlabs-analytics',
    section: 'jlabs-slippage',
  },
  'jlabs.models': {
    page: '/docs/workbench/overview/studies-metrics/custom-metrics/jlabs-models',
    section: 'at-a-glance',
  },
  'jlabs.rating': {
    page: '/docs/workbench/overview/studies-metrics/custom-metrics/jlabs-token-ratings',
    section: 'read-a-rating',
  },
  // Dashboard
  'dashboard.create': { page: '/docs/dashboard/creating-a-dashboard', section: 'blank' },
  'dashboard.widgets': { page: '/docs/dashboard/overview', section: 'widgets' },
  'dashboard.link-groups': { page: '/docs/dashboard/overview', section: 'link-groups' },
  'dashboard.freshness': { page: '/docs/dashboard/overview', section: 'freshness' },
  'dashboard.add-workbench': {
    page: '/docs/dashboard/customizing-a-dashboard/adding-a-workbench-to-dashboard',
    section: 'add',
  },
  'dashboard.add-screener': {
    page: '/docs/dashboard/customizing-a-dashboard/adding-a-screener-to-dashboard',
    section: 'add',
  },
  'dashboard.orderbook-grouping': {
    page: '/docs/dashboard/customizing-a-dashboard/adding-orderbook-to-dashboard',
    section: 'grouping',
  },
  'dashboard.trades-size-filter': {
    page: '/docs/dashboard/customizing-a-dashboard/adding-trades-to-dashboard',
    section: 'size-filter',
  },
  'dashboard.commands': { page: '/docs/dashboard/dashboard-commands', section: 'dashboard' },
  'dashboard.explorer': { page: '/docs/dashboard/explorer', section: 'lists' },
  'dashboard.publish': { page: '/docs/dashboard/publishing/', section: 'publish' },
  'dashboard.audience': { page: '/docs/dashboard/publishing/choosing-audience', section: 'choose' },
  'sync.conflict': { page: '/docs/dashboard/two-way-syncing/', section: 'conflict' },
  'sync.push': { page: '/docs/dashboard/two-way-syncing/dashboard-to-workbench', section: 'push' },
  'sync.pull': { page: '/docs/dashboard/two-way-syncing/workbench-to-dashboard', section: 'pull' },
  // Screener
  'screener.create': { page: '/docs/screener/creating-a-screener', section: 'build' },
  'screener.alert-on-match': { page: '/docs/screener/creating-a-screener', section: 'alert-on-match' },
  'screener.where': { page: '/docs/screener/screener-commands', section: 'filter-grammar' },
  'screener.operators': { page: '/docs/screener/screener-filters/', section: 'operators' },
  'screener.missing-data': { page: '/docs/screener/screener-filters/', section: 'missing-data' },
  'screener.fdv': { page: '/docs/screener/screener-filters/fundamental-metrics', section: 'fdv-conventions' },
  'screener.liquidity': { page: '/docs/screener/screener-filters/dex-metrics', section: 'liquidity' },
  'screener.sentiment': { page: '/docs/screener/screener-filters/offchain-metrics', section: 'sentiment' },
  'screener.netflow': { page: '/docs/screener/screener-filters/onchain-metrics', section: 'netflow' },
  // Alerts
  'alerts.overview': { page: '/docs/alerts/overview' },
  'alerts.limits': { page: '/docs/alerts/overview', section: 'limits' },
  'alerts.condition': { page: '/docs/alerts/creating-an-alert', section: 'conditions' },
  'alerts.trigger': { page: '/docs/alerts/creating-an-alert', section: 'triggers' },
  'alerts.expiry': { page: '/docs/alerts/creating-an-alert', section: 'create' },
  'alerts.delivery': { page: '/docs/alerts/creating-an-alert', section: 'deliveries' },
  'alerts.webhook': { page: '/docs/alerts/creating-an-alert', section: 'webhook' },
  'alerts.states': { page: '/docs/alerts/alerts-panel', section: 'states' },
  'alerts.did-not-arrive': { page: '/docs/alerts/alerts-panel', section: 'did-not-arrive' },
  // Trading
  'keys.rights': {
    page: '/docs/trading/centralised-exchange/setting-up-your-account-and-api-keys/setting-up-your-bybit-api-keys',
    section: 'which-rights',
  },
  'keys.ip-binding': {
    page: '/docs/trading/centralised-exchange/setting-up-your-account-and-api-keys/setting-up-your-bybit-api-keys',
    section: 'ip-binding',
  },
  'keys.connect': {
    page: '/docs/trading/centralised-exchange/setting-up-your-account-and-api-keys/how-to-connect-your-bybit-exchange-account',
    section: 'connect',
  },
  'keys.refused': {
    page: '/docs/trading/centralised-exchange/setting-up-your-account-and-api-keys/how-to-connect-your-bybit-exchange-account',
    section: 'refused-keys',
  },
  'keys.error-code': {
    page: '/docs/trading/centralised-exchange/setting-up-your-account-and-api-keys/how-to-connect-your-bybit-exchange-account',
    section: 'decoder',
  },
  'keys.error-10003': {
    page: '/docs/trading/centralised-exchange/setting-up-your-account-and-api-keys/how-to-connect-your-bybit-exchange-account',
    section: 'err-10003',
  },
  'keys.error-10004': {
    page: '/docs/trading/centralised-exchange/setting-up-your-account-and-api-keys/how-to-connect-your-bybit-exchange-account',
    section: 'err-10004',
  },
  'keys.error-10005': {
    page: '/docs/trading/centralised-exchange/setting-up-your-account-and-api-keys/how-to-connect-your-bybit-exchange-account',
    section: 'err-10005',
  },
  'keys.error-10010': {
    page: '/docs/trading/centralised-exchange/setting-up-your-account-and-api-keys/how-to-connect-your-bybit-exchange-account',
    section: 'err-10010',
  },
  'keys.error-33004': {
    page: '/docs/trading/centralised-exchange/setting-up-your-account-and-api-keys/how-to-connect-your-bybit-exchange-account',
    section: 'err-33004',
  },
  'keys.disconnect': {
    page: '/docs/trading/centralised-exchange/setting-up-your-account-and-api-keys/how-to-connect-your-bybit-exchange-account',
    section: 'disconnect',
  },
  'order.type': { page: '/docs/trading/centralised-exchange/trading', section: 'order-types' },
  'order.time-in-force': { page: '/docs/trading/centralised-exchange/trading', section: 'time-in-force' },
  'order.leverage': { page: '/docs/trading/centralised-exchange/trading', section: 'leverage' },
  'order.tp-sl': { page: '/docs/trading/centralised-exchange/trading', section: 'tp-sl' },
  'order.liquidation': {
    page: '/docs/trading/centralised-exchange/trading',
    section: 'liquidation-estimate',
  },
  'order.status': { page: '/docs/trading/centralised-exchange/trading', section: 'statuses' },
  'wallet.connect': {
    page: '/docs/trading/decentralised-exchange/connecting-your-wallet',
    section: 'extension',
  },
  'wallet.permissions': {
    page: '/docs/trading/decentralised-exchange/connecting-your-wallet',
    section: 'what-you-agree-to',
  },
  'wallet.error': { page: '/docs/trading/decentralised-exchange/connecting-your-wallet', section: 'errors' },
  'wallet.error-4001': {
    page: '/docs/trading/decentralised-exchange/connecting-your-wallet',
    section: 'err-4001',
  },
  'wallet.error-4902': {
    page: '/docs/trading/decentralised-exchange/connecting-your-wallet',
    section: 'err-4902',
  },
  'swap.quote': { page: '/docs/trading/decentralised-exchange/swap-tokens', section: 'read-the-quote' },
  'swap.price-impact': {
    page: '/docs/trading/decentralised-exchange/swap-tokens',
    section: 'impact-and-slippage',
  },
  'swap.slippage': { page: '/docs/trading/decentralised-exchange/swap-tokens', section: 'tolerance' },
  'swap.approve': { page: '/docs/trading/decentralised-exchange/swap-tokens', section: 'approve' },
  'swap.gas': { page: '/docs/trading/decentralised-exchange/swap-tokens', section: 'gas' },
  'swap.deadline': { page: '/docs/trading/decentralised-exchange/swap-tokens', section: 'deadline' },
  'token.scam-signs': { page: '/docs/trading/decentralised-exchange/custom-tokens', section: 'scam-signs' },
  'network.rpc': { page: '/docs/trading/decentralised-exchange/adjust-rpcs-on-metamask', section: 'change' },
  'network.chain-id': {
    page: '/docs/trading/decentralised-exchange/adjust-rpcs-on-metamask',
    section: 'chain-id',
  },
  // Community
  'community.publish': { page: '/docs/community/publishing-in-community', section: 'publish' },
  'community.clone': { page: '/docs/community/access-and-clone-publishes', section: 'clone' },
  'community.house-rules': { page: '/docs/community/overview', section: 'house-rules' },
  'community.join-mode': {
    page: '/docs/community/building-a-community/creating-a-community/',
    section: 'join-mode',
  },
  'community.roles': {
    page: '/docs/community/building-a-community/creating-a-community/admin-control-and-access',
    section: 'roles',
  },
  'community.reports': {
    page: '/docs/community/building-a-community/managing-a-community',
    section: 'reports',
  },
  // Others
  'location.features': { page: '/docs/others/location-restrictions', section: 'features' },
  'location.close-only': { page: '/docs/others/location-restrictions', section: 'close-only' },
} as const satisfies Record<string, HelpTarget>;
