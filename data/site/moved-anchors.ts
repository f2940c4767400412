import { attentionFields, dexFields, fundamentalFields, onchainFields } from '../screener/fields';

const rowsOf = (fields: readonly { readonly anchor: string }[]) =>
  Object.fromEntries(fields.map(({ anchor }) => [`field-${anchor}`, anchor]));

/**
 * Headings and rows that readers may have linked to and that are gone: page → old id → id of the heading that answers now,
 * on the same page. The page renders the old id beside the new heading, so an old link still lands (packages/mdx).
 */
export const movedAnchors: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  // The fields of each family stood in a table too.
  '/docs/screener/screener-filters/dex-metrics': rowsOf(dexFields),
  '/docs/screener/screener-filters/fundamental-metrics': rowsOf(fundamentalFields),
  '/docs/screener/screener-filters/offchain-metrics': {
    fields: 'market',
    'recipe-early': 'recipes',
    'recipe-builders': 'recipes',
    ...rowsOf(attentionFields),
  },
  '/docs/screener/screener-filters/onchain-metrics': rowsOf(onchainFields),
  '/docs/alerts/creating-an-alert': {
    'crosses-late': 'crossing-or-above',
    'above-late': 'crossing-or-above',
    'before-you-start': 'create',
    'which-trigger': 'triggers',
    expiry: 'create',
  },
  '/docs/workbench/overview/using-the-workbench/charting-tools': {
    'draw-trendline': 'tools',
    'draw-ray': 'tools',
    'draw-channel': 'tools',
    'draw-fib': 'tools',
    'draw-rectangle': 'tools',
    'draw-hline': 'tools',
    'draw-vline': 'tools',
    'draw-measure': 'tools',
    'draw-text': 'tools',
  },
  '/docs/workbench/overview/studies-metrics': { tradingview: 'study-or-metric' },
  '/docs/workbench/overview/studies-metrics/custom-metrics/exchange-metrics': {
    sources: 'at-a-glance',
    signs: 'at-a-glance',
    together: 'price-and-open-interest',
    'basis-and-funding': 'funding-and-open-interest',
    pitfalls: 'at-a-glance',
  },
  '/docs/workbench/overview/studies-metrics/custom-metrics/orderflow-metrics': {
    signs: 'at-a-glance',
    together: 'delta-and-price',
    pitfalls: 'at-a-glance',
  },
  '/docs/workbench/overview/studies-metrics/custom-metrics/orderbook-metrics': {
    signs: 'at-a-glance',
    together: 'full-cost',
    pitfalls: 'at-a-glance',
  },
  '/docs/workbench/overview/studies-metrics/custom-metrics/onchain-metrics': {
    signs: 'at-a-glance',
    together: 'three-questions',
    pitfalls: 'at-a-glance',
  },
  '/docs/workbench/overview/studies-metrics/custom-metrics/jlabs-analytics': {
    'round-trips': 'where-both-mislead',
    volatility: 'where-both-mislead',
    averages: 'price-equilibrium',
    'across-assets': 'where-both-mislead',
    'made-up-volume': 'where-both-mislead',
  },
  '/docs/workbench/overview/studies-metrics/custom-metrics/jlabs-token-ratings': {
    conflicts: 'read-a-rating',
    'how-ratings-are-made': 'sub-scores',
    pitfalls: 'read-a-rating',
    'token-rating-user-at-a-glance': 'sub-scores',
    'token-rating-demand-shock-at-a-glance': 'sub-scores',
    'token-rating-price-level-at-a-glance': 'sub-scores',
    'token-rating-accumulation-at-a-glance': 'sub-scores',
    'token-rating-diversity-at-a-glance': 'sub-scores',
    'token-rating-price-strength-at-a-glance': 'sub-scores',
    'token-rating-token-usage-at-a-glance': 'sub-scores',
    'token-rating-sentiment-at-a-glance': 'sub-scores',
    'token-rating-leverage-at-a-glance': 'sub-scores',
  },
  '/docs/workbench/overview/studies-metrics/custom-metrics/jlabs-models': {
    'cari-inputs': 'cari-use',
    'dxy-inputs': 'dxy-risk',
    'dxy-use': 'dxy-risk',
    'rosi-inputs': 'rosi-use',
    'dip-inputs': 'dip-signal',
  },
  '/docs/workbench/overview/studies-metrics/custom-metrics/momentum-oscillator': {
    'what-the-mean-is-made-of': 'ingredients',
    'macd-and-roc': 'compared',
    'where-it-misleads': 'trends',
    'warm-up': 'what-can-go-wrong',
    'flat-ranges': 'what-can-go-wrong',
    'open-bars': 'momentum-oscillator',
  },
  '/docs/trading/centralised-exchange/setting-up-your-account-and-api-keys': {
    'before-you-start': 'prepare-the-account',
  },
  '/docs/trading/centralised-exchange/setting-up-your-account-and-api-keys/setting-up-your-bybit-api-keys': {
    'before-you-start': 'create-the-key',
    'right-unified': 'which-rights',
  },
  '/docs/trading/centralised-exchange/setting-up-your-account-and-api-keys/how-to-connect-your-bybit-exchange-account':
    {
      'before-you-start': 'connect',
    },
  '/docs/trading/decentralised-exchange/swap-tokens': {
    'before-you-start': 'swap',
  },
  '/docs/trading/decentralised-exchange/adjust-rpcs-on-metamask': {
    'before-you-start': 'change',
  },
  '/docs/community/building-a-community/creating-a-community/admin-control-and-access': {
    'first-week': 'roles',
    'first-week-owner': 'roles',
    'first-week-admin': 'roles',
    'first-week-moderator': 'roles',
    'first-week-member': 'roles',
    'least-privilege': 'give',
    'monthly-check': 'roles',
  },
  '/docs/others/location-restrictions': {
    'published-uniswap': 'published',
    'published-dydx': 'published',
  },
  '/docs/community/publishing-in-community': {
    'before-you-start': 'publish',
  },
  '/docs/community/building-a-community/creating-a-community': {
    'before-you-start': 'create',
  },

  '/docs/trading/centralised-exchange/trading': {
    'before-you-start': 'place-an-order',
    'funding-binance': 'funding-times',
    'funding-bybit': 'funding-times',
    'funding-hyperliquid': 'funding-times',
  },
  '/docs/workbench/overview/using-the-workbench/workbench-cmds': {
    'cmd-pull': 'workbench',
    'cmd-push': 'workbench',
    'far-and-near': 'recipes',
    'level-and-alert': 'recipes',
  },
  '/docs/alerts/alerts-panel': {
    review: 'bulk',
    transitions: 'states',
    'active-to-triggered': 'states',
    'active-to-paused': 'states',
    'active-to-expired': 'states',
    'paused-to-active': 'states',
    'triggered-to-active': 'states',
  },
  '/docs/introduction/getting-started': {
    'what-you-need': 'look-around',
    'what-you-have': 'build-a-dashboard',
  },
  '/docs/introduction/about-pt': { names: 'limits' },
  '/docs/workbench/overview/using-the-workbench/using-the-wb': {
    'before-you-start': 'symbol',
    'chart-explorer': 'style',
  },
  '/docs/workbench/overview/saving-resaving-a-workbench': { 'before-you-start': 'save-a-draft' },
  '/docs/workbench/overview/sharing': { 'before-you-start': 'link' },
  '/docs/dashboard/publishing/choosing-audience': {
    'audience-link': 'matrix',
    'choose-private': 'choose',
    'choose-link': 'choose',
    'choose-followers': 'choose',
    'choose-community': 'choose',
    'choose-public': 'choose',
    'narrow-private': 'narrowing',
    'narrow-link': 'narrowing',
    'narrow-followers': 'narrowing',
    'narrow-community': 'narrowing',
    cases: 'choose',
  },
  '/docs/others/overview': {
    'convention-examples': 'data',
    'convention-as-of': 'data',
    'convention-ratings': 'signs',
    'convention-percent': 'units',
    'convention-coin-and-usd': 'units',
    'convention-large-numbers': 'units',
    'convention-dates': 'time',
    'faq-read-only': 'faq',
    'faq-alert-expiry': 'faq',
    'faq-support': 'support',
    'faq-volume-profile': 'not-in-pt',
    'faq-other-site': 'compare',
  },
  '/docs/dashboard/overview': { 'where-next': 'related' },
  '/docs/dashboard/creating-a-dashboard': { 'before-you-start': 'blank', 'choose-a-start': 'blank' },
  '/docs/dashboard/dashboard-commands': { follow: 'recipes', 'push-pull': 'recipes' },
  '/docs/dashboard/customizing-a-dashboard/adding-orderbook-to-dashboard': { 'order-book': 'read' },
  '/docs/dashboard/two-way-syncing/dashboard-to-workbench': { 'two-way-sync': 'push' },
  '/docs/dashboard/two-way-syncing/workbench-to-dashboard': { 'two-way-sync': 'pull' },
  '/docs/dashboard/customizing-a-dashboard/adding-a-screener-to-dashboard': { 'before-you-start': 'add' },
  '/docs/dashboard/customizing-a-dashboard/adding-a-workbench-to-dashboard': { 'before-you-start': 'add' },
  '/docs/dashboard/two-way-syncing': {
    master: 'rules',
    'two-dashboards-1000': 'several-dashboards',
    'two-dashboards-1010': 'several-dashboards',
    'two-dashboards-1020': 'several-dashboards',
    'two-dashboards-1030': 'several-dashboards',
    'two-dashboards-1040': 'several-dashboards',
    'two-dashboards-1050': 'several-dashboards',
  },
  '/docs/dashboard/customizing-a-dashboard': {
    'question-workbench': 'choose',
    'question-screener': 'choose',
    'question-orderbook': 'choose',
    'question-trades': 'choose',
    'question-watchlist': 'choose',
    'question-metric': 'choose',
    'question-note': 'choose',
  },
  '/docs/screener/screener-commands': { pools: 'recipes', look: 'screener' },
  '/docs/screener/overview': { 'where-to-start': 'from-all-to-few' },
  '/docs/screener/creating-a-screener': { 'before-you-start': 'build' },
};

const withoutSlash = (page: string) => page.replace(/\/$/, '');

/** The address of a section today: one that has moved gives way to the heading that answers now. */
export function currentAddress(address: string): string {
  const [page = '', id = ''] = address.split('#');
  const target = movedAnchors[withoutSlash(page)]?.[id];
  return target ? `${page}#${target}` : address;
}
