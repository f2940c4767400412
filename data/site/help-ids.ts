import type { HelpTarget } from './schema';

/**
 * What the app's help buttons ask for. The ids belong to the app: page and section may change here when the docs do,
 * an id never. The build fails when a page or section is gone (scripts/lib/building/finishBuild).
 */
const addresses = {
  // Introduction
  'start.first-steps': '/docs/introduction/getting-started',
  // Workbench
  'workbench.overview': '/docs/workbench/overview/',
  'workbench.first': '/docs/workbench/overview/#first',
  'workbench.draft': '/docs/workbench/overview/saving-resaving-a-workbench#save-a-draft',
  'workbench.save': '/docs/workbench/overview/saving-resaving-a-workbench#resave',
  'workbench.restore': '/docs/workbench/overview/saving-resaving-a-workbench#restore',
  'workbench.share-link': '/docs/workbench/overview/sharing/#link',
  'workbench.snapshot': '/docs/workbench/overview/sharing/#snapshot',
  'workbench.unshare': '/docs/workbench/overview/sharing/#stop',
  'chart.parts': '/docs/workbench/overview/navigating-the-chart-interface#parts',
  'chart.scales': '/docs/workbench/overview/navigating-the-chart-interface#scales',
  'chart.times': '/docs/workbench/overview/navigating-the-chart-interface#times',
  'chart.reset': '/docs/workbench/overview/navigating-the-chart-interface#fit-reset',
  'chart.symbol': '/docs/workbench/overview/using-the-workbench/using-the-wb#symbol',
  'chart.timeframe': '/docs/workbench/overview/using-the-workbench/using-the-wb#timeframe',
  'chart.style': '/docs/workbench/overview/using-the-workbench/using-the-wb#style',
  'chart.compare': '/docs/workbench/overview/using-the-workbench/using-the-wb#compare',
  'chart.replay': '/docs/workbench/overview/using-the-workbench/using-the-wb#replay',
  'drawings.tools': '/docs/workbench/overview/using-the-workbench/charting-tools#tools',
  'drawings.fibonacci': '/docs/workbench/overview/using-the-workbench/charting-tools#fibonacci',
  'drawings.alerts': '/docs/workbench/overview/using-the-workbench/charting-tools#alerts',
  'intel.cards': '/docs/workbench/overview/using-the-workbench/panda-intel#cards',
  'intel.stale': '/docs/workbench/overview/using-the-workbench/panda-intel#stale',
  'commands.grammar': '/docs/workbench/overview/using-the-workbench/workbench-cmds#grammar',
  'commands.hotkeys': '/docs/workbench/overview/using-the-workbench/workbench-cmds#hotkeys',
  'commands.refused': '/docs/workbench/overview/using-the-workbench/workbench-cmds#refused',
  // Studies and metrics
  'metrics.add-study': '/docs/workbench/overview/studies-metrics/#add-a-study',
  'metrics.add-metric': '/docs/workbench/overview/studies-metrics/#add-a-metric',
  'metrics.closed-bar': '/docs/workbench/overview/studies-metrics/#closed-bar-rule',
  'metrics.funding-rate':
    '/docs/workbench/overview/studies-metrics/custom-metrics/exchange-metrics#funding-rate',
  'metrics.open-interest':
    '/docs/workbench/overview/studies-metrics/custom-metrics/exchange-metrics#open-interest',
  'metrics.liquidations':
    '/docs/workbench/overview/studies-metrics/custom-metrics/exchange-metrics#liquidations',
  'metrics.basis': '/docs/workbench/overview/studies-metrics/custom-metrics/exchange-metrics#basis',
  'metrics.spread': '/docs/workbench/overview/studies-metrics/custom-metrics/orderbook-metrics#spread',
  'metrics.imbalance': '/docs/workbench/overview/studies-metrics/custom-metrics/orderbook-metrics#imbalance',
  'metrics.slippage-for-size':
    '/docs/workbench/overview/studies-metrics/custom-metrics/orderbook-metrics#slippage-for-size',
  'metrics.delta': '/docs/workbench/overview/studies-metrics/custom-metrics/orderflow-metrics#delta',
  'metrics.cvd': '/docs/workbench/overview/studies-metrics/custom-metrics/orderflow-metrics#cvd',
  'metrics.vwap': '/docs/workbench/overview/studies-metrics/custom-metrics/orderflow-metrics#vwap',
  'metrics.mvrv': '/docs/workbench/overview/studies-metrics/custom-metrics/onchain-metrics#mvrv',
  'metrics.exchange-netflow':
    '/docs/workbench/overview/studies-metrics/custom-metrics/onchain-metrics#exchange-netflow',
  'metrics.finality': '/docs/workbench/overview/studies-metrics/custom-metrics/onchain-metrics#finality',
  'metrics.momentum-oscillator':
    '/docs/workbench/overview/studies-metrics/custom-metrics/momentum-oscillator#how-to-read-it',
  'jlabs.slippage': '/docs/workbench/overview/studies-metrics/custom-metrics/jlabs-analytics#jlabs-slippage',
  'jlabs.models': '/docs/workbench/overview/studies-metrics/custom-metrics/jlabs-models#at-a-glance',
  'jlabs.rating': '/docs/workbench/overview/studies-metrics/custom-metrics/jlabs-token-ratings#read-a-rating',
  // Dashboard
  'dashboard.create': '/docs/dashboard/creating-a-dashboard#blank',
  'dashboard.widgets': '/docs/dashboard/overview#widgets',
  'dashboard.link-groups': '/docs/dashboard/overview#link-groups',
  'dashboard.freshness': '/docs/dashboard/overview#freshness',
  'dashboard.add-workbench': '/docs/dashboard/customizing-a-dashboard/adding-a-workbench-to-dashboard#add',
  'dashboard.add-screener': '/docs/dashboard/customizing-a-dashboard/adding-a-screener-to-dashboard#add',
  'dashboard.orderbook-grouping':
    '/docs/dashboard/customizing-a-dashboard/adding-orderbook-to-dashboard#grouping',
  'dashboard.trades-size-filter':
    '/docs/dashboard/customizing-a-dashboard/adding-trades-to-dashboard#size-filter',
  'dashboard.commands': '/docs/dashboard/dashboard-commands#dashboard',
  'dashboard.explorer': '/docs/dashboard/explorer#lists',
  'dashboard.publish': '/docs/dashboard/publishing/#publish',
  'dashboard.audience': '/docs/dashboard/publishing/choosing-audience#choose',
  'sync.conflict': '/docs/dashboard/two-way-syncing/#conflict',
  'sync.push': '/docs/dashboard/two-way-syncing/dashboard-to-workbench#push',
  'sync.pull': '/docs/dashboard/two-way-syncing/workbench-to-dashboard#pull',
  // Screener
  'screener.create': '/docs/screener/creating-a-screener#build',
  'screener.alert-on-match': '/docs/screener/creating-a-screener#alert-on-match',
  'screener.where': '/docs/screener/screener-commands#filter-grammar',
  'screener.operators': '/docs/screener/screener-filters/#operators',
  'screener.missing-data': '/docs/screener/screener-filters/#missing-data',
  'screener.fdv': '/docs/screener/screener-filters/fundamental-metrics#fdv-conventions',
  'screener.liquidity': '/docs/screener/screener-filters/dex-metrics#liquidity',
  'screener.sentiment': '/docs/screener/screener-filters/offchain-metrics#sentiment',
  'screener.netflow': '/docs/screener/screener-filters/onchain-metrics#netflow',
  // Alerts
  'alerts.overview': '/docs/alerts/overview',
  'alerts.limits': '/docs/alerts/overview#limits',
  'alerts.condition': '/docs/alerts/creating-an-alert#conditions',
  'alerts.trigger': '/docs/alerts/triggers#triggers',
  'alerts.expiry': '/docs/alerts/creating-an-alert#create',
  'alerts.delivery': '/docs/alerts/creating-an-alert#deliveries',
  'alerts.webhook': '/docs/alerts/webhooks',
  'alerts.states': '/docs/alerts/alerts-panel#states',
  'alerts.did-not-arrive': '/docs/alerts/alerts-panel#did-not-arrive',
  // Trading
  'keys.rights':
    '/docs/trading/centralised-exchange/setting-up-your-account-and-api-keys/setting-up-your-bybit-api-keys#which-rights',
  'keys.ip-binding':
    '/docs/trading/centralised-exchange/setting-up-your-account-and-api-keys/setting-up-your-bybit-api-keys#ip-binding',
  'keys.connect':
    '/docs/trading/centralised-exchange/setting-up-your-account-and-api-keys/how-to-connect-your-bybit-exchange-account#connect',
  'keys.refused':
    '/docs/trading/centralised-exchange/setting-up-your-account-and-api-keys/how-to-connect-your-bybit-exchange-account#refused-keys',
  'keys.error-code':
    '/docs/trading/centralised-exchange/setting-up-your-account-and-api-keys/how-to-connect-your-bybit-exchange-account#decoder',
  'keys.error-10003':
    '/docs/trading/centralised-exchange/setting-up-your-account-and-api-keys/how-to-connect-your-bybit-exchange-account#err-10003',
  'keys.error-10004':
    '/docs/trading/centralised-exchange/setting-up-your-account-and-api-keys/how-to-connect-your-bybit-exchange-account#err-10004',
  'keys.error-10005':
    '/docs/trading/centralised-exchange/setting-up-your-account-and-api-keys/how-to-connect-your-bybit-exchange-account#err-10005',
  'keys.error-10010':
    '/docs/trading/centralised-exchange/setting-up-your-account-and-api-keys/how-to-connect-your-bybit-exchange-account#err-10010',
  'keys.error-33004':
    '/docs/trading/centralised-exchange/setting-up-your-account-and-api-keys/how-to-connect-your-bybit-exchange-account#err-33004',
  'keys.disconnect':
    '/docs/trading/centralised-exchange/setting-up-your-account-and-api-keys/how-to-connect-your-bybit-exchange-account#disconnect',
  'order.type': '/docs/trading/centralised-exchange/trading#order-types',
  'order.time-in-force': '/docs/trading/centralised-exchange/trading#time-in-force',
  'order.leverage': '/docs/trading/centralised-exchange/trading#leverage',
  'order.tp-sl': '/docs/trading/centralised-exchange/trading#tp-sl',
  'order.liquidation': '/docs/trading/centralised-exchange/cost-and-liquidation#liquidation-estimate',
  'order.status': '/docs/trading/centralised-exchange/order-status#statuses',
  'wallet.connect': '/docs/trading/decentralised-exchange/connecting-your-wallet#extension',
  'wallet.permissions': '/docs/trading/decentralised-exchange/connecting-your-wallet#what-you-agree-to',
  'wallet.error': '/docs/trading/decentralised-exchange/connecting-your-wallet#errors',
  'wallet.error-4001': '/docs/trading/decentralised-exchange/connecting-your-wallet#err-4001',
  'wallet.error-4902': '/docs/trading/decentralised-exchange/connecting-your-wallet#err-4902',
  'swap.quote': '/docs/trading/decentralised-exchange/swap-tokens#read-the-quote',
  'swap.price-impact': '/docs/trading/decentralised-exchange/swap-tokens#impact-and-slippage',
  'swap.slippage': '/docs/trading/decentralised-exchange/swap-tokens#tolerance',
  'swap.approve': '/docs/trading/decentralised-exchange/approvals',
  'swap.gas': '/docs/trading/decentralised-exchange/failed-swaps#gas',
  'swap.deadline': '/docs/trading/decentralised-exchange/failed-swaps#deadline',
  'token.scam-signs': '/docs/trading/decentralised-exchange/custom-tokens#scam-signs',
  'network.rpc': '/docs/trading/decentralised-exchange/adjust-rpcs-on-metamask#change',
  'network.chain-id': '/docs/trading/decentralised-exchange/adjust-rpcs-on-metamask#chain-id',
  // Community
  'community.publish': '/docs/community/publishing-in-community#publish',
  'community.clone': '/docs/community/access-and-clone-publishes#clone',
  'community.house-rules': '/docs/community/overview#house-rules',
  'community.join-mode': '/docs/community/building-a-community/creating-a-community/#join-mode',
  'community.roles':
    '/docs/community/building-a-community/creating-a-community/admin-control-and-access#roles',
  'community.reports': '/docs/community/building-a-community/managing-a-community#reports',
  // Others
  'location.features': '/docs/others/location-restrictions#features',
  'location.close-only': '/docs/others/location-restrictions#close-only',
} as const;

export const helpIds = Object.fromEntries(
  Object.entries(addresses).map(([id, address]): [string, HelpTarget] => {
    const [page = '', section] = address.split('#');
    return [id, section ? { page, section } : { page }];
  }),
) as Readonly<Record<keyof typeof addresses, HelpTarget>>;
