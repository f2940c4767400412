import { coverageGroups } from '../metrics/coverage';
import { attentionFields, dexFields, fundamentalFields, onchainFields } from '../screener/fields';

const rowsOf = (fields: readonly { readonly anchor: string }[]) =>
  Object.fromEntries(fields.map(({ anchor }) => [`field-${anchor}`, anchor]));

/** Page → heading that answers now ← ids of headings and rows that are gone, on the same page. */
const MOVED: Readonly<Record<string, string>> = {
  '/docs/screener/screener-filters/offchain-metrics':
    'market ← fields; recipes ← recipe-early recipe-builders',
  '/docs/alerts/creating-an-alert':
    'create ← before-you-start expiry; conditions ← price-below series-below crossing-or-above crosses-late above-late; deliveries ← webhook',
  '/docs/workbench/overview/using-the-workbench/charting-tools':
    'tools ← drawing-tools draw-trendline draw-ray draw-channel draw-fib draw-rectangle draw-hline draw-vline draw-measure draw-text',
  '/docs/workbench/overview/studies-metrics':
    'study-or-metric ← tradingview not-in-pt; coverage ← trust latency',
  '/docs/workbench/overview/studies-metrics/custom-metrics/exchange-metrics':
    'at-a-glance ← sources signs pitfalls; price-and-open-interest ← together; funding-and-open-interest ← basis-and-funding',
  '/docs/workbench/overview/studies-metrics/custom-metrics/orderflow-metrics':
    'at-a-glance ← signs pitfalls; delta-and-price ← together',
  '/docs/workbench/overview/studies-metrics/custom-metrics/orderbook-metrics':
    'at-a-glance ← signs pitfalls; full-cost ← together',
  '/docs/workbench/overview/studies-metrics/custom-metrics/onchain-metrics':
    'at-a-glance ← signs pitfalls; three-questions ← together',
  '/docs/workbench/overview/studies-metrics/custom-metrics/jlabs-analytics':
    'where-both-mislead ← round-trips volatility across-assets made-up-volume; your-order ← three-slippages; price-equilibrium ← averages',
  '/docs/workbench/overview/studies-metrics/custom-metrics/jlabs-token-ratings':
    'read-a-rating ← conflicts pitfalls; sub-scores ← how-ratings-are-made token-rating-user-at-a-glance token-rating-demand-shock-at-a-glance token-rating-price-level-at-a-glance token-rating-accumulation-at-a-glance token-rating-diversity-at-a-glance token-rating-price-strength-at-a-glance token-rating-token-usage-at-a-glance token-rating-sentiment-at-a-glance token-rating-leverage-at-a-glance',
  '/docs/workbench/overview/studies-metrics/custom-metrics/jlabs-models':
    'cari ← cari-inputs cari-use; not-published ← how-models-fail; dip-expectancy ← judge; dxy-risk ← dxy-inputs dxy-use; rosi-use ← rosi-inputs; dip-signal ← dip-inputs',
  '/docs/workbench/overview/studies-metrics/custom-metrics/momentum-oscillator':
    'ingredients ← what-the-mean-is-made-of; compared ← macd-and-roc; trends ← where-it-misleads; what-can-go-wrong ← warm-up flat-ranges; momentum-oscillator ← open-bars',
  '/docs/trading/centralised-exchange/setting-up-your-account-and-api-keys':
    'prepare-the-account ← before-you-start',
  '/docs/trading/centralised-exchange/setting-up-your-account-and-api-keys/setting-up-your-bybit-api-keys':
    'create-the-key ← before-you-start checklist; which-rights ← right-unified right-convert right-sub-transfer right-retired',
  '/docs/trading/centralised-exchange/setting-up-your-account-and-api-keys/how-to-connect-your-bybit-exchange-account':
    'connect ← before-you-start; what-pt-checks ← decoder fix-bybit-10010 fix-bybit-10009 bybit-error bybit-error-hint err-10000 err-10001 err-10002 err-10003 err-10004 err-10005 err-10006 err-10007 err-10008 err-10009 err-10010 err-10016 err-10018 err-10024 err-10027 err-10028 err-33004 err-minus-2015 err-110001 err-110003 err-110004 err-110007 err-110012 err-110017 err-110024 err-110028 err-110043 err-110044 err-110061 err-170033 err-170131 err-http-401 err-http-403',
  '/docs/trading/decentralised-exchange/swap-tokens':
    'swap ← before-you-start; approve ← token-approval approval-exact approval-unlimited approval-permit approval-permit2; what-can-go-wrong ← after gas deadline revert-minimum-received revert-deadline revert-transfer revert-tax revert-product fix-approval-again fix-wallet-predicts-failure fix-not-enough-gas fix-price-impact-jumped fix-no-token-after-swap fix-less-than-minimum',
  '/docs/trading/decentralised-exchange/adjust-rpcs-on-metamask': 'change ← before-you-start',
  '/docs/community/building-a-community/creating-a-community/admin-control-and-access':
    'roles ← role-rights first-week first-week-owner first-week-admin first-week-moderator first-week-member monthly-check; give ← least-privilege',
  '/markdown-page': 'find ← kinds marks left-out; assistant ← markdown; as-of ← numbers examples',
  '/docs/others/location-restrictions': 'published ← published-uniswap published-dydx',
  '/docs/community/publishing-in-community': 'publish ← before-you-start',
  '/docs/community/overview': 'three-things ← where-to-begin; what-can-be-published ← which-one',
  '/docs/community/building-a-community': 'should-you ← the-work way-from-here parts',
  '/docs/community/building-a-community/creating-a-community': 'create ← before-you-start before-inviting',
  '/docs/community/building-a-community/managing-a-community': 'escalation ← fairness; reports ← busy-day',
  '/docs/trading/centralised-exchange/cost-and-liquidation': 'try-an-order ← order-cost',
  '/docs/trading/centralised-exchange/trading':
    'place-an-order ← before-you-start; place-an-order ← ticket-fields before-you-send order-types order-market order-limit order-conditional time-in-force tif-gtc tif-ioc tif-fok tif-post-only size leverage position-mode tp-sl reduce-only-post-only; place-an-order ← order-cost funding-timeline how-large liquidation-estimate left-out funding-times funding-binance funding-bybit funding-hyperliquid; statuses ← status-new status-partially-filled status-untriggered status-triggered status-filled status-cancelled status-partially-filled-canceled status-rejected status-deactivated timed-out rate-limits what-can-go-wrong fix-hedge-mode fix-stop-not-fired fix-partial-fill fix-conditional-no-position fix-error-after-sending limit-create limit-amend limit-cancel limit-ip cap-contracts cap-contracts-conditional cap-tpsl cap-spot cap-options fix-stop-on-unseen-spike; not-in-pt ← no-trailing-stop no-oco no-hedge-mode no-paper-trading no-copy-trading no-profit-history',
  '/docs/workbench/overview/using-the-workbench/workbench-cmds':
    'workbench ← cmd-pull cmd-push; recipes ← far-and-near level-and-alert; run ← command-bar-workbench',
  '/docs/alerts/overview':
    'what-can-be-watched ← in-the-app choose-price-below choose-series-below; where-it-runs ← rule-create rule-defaults rule-change rule-drawing rule-screener rule-paused-expiry rule-cap rule-sound rule-settings',
  '/docs/alerts/alerts-panel':
    'bulk ← review find; states ← alert-states transitions active-to-triggered active-to-paused active-to-expired paused-to-active triggered-to-active',
  '/docs/introduction/getting-started': 'look-around ← what-you-need; build-a-dashboard ← what-you-have',
  '/docs/introduction/about-pt': 'limits ← names; what-pt-reads ← parts',
  '/docs/workbench/overview/using-the-workbench/using-the-wb':
    'symbol ← before-you-start; style ← chart-explorer; panes ← tabs',
  '/docs/workbench/overview/saving-resaving-a-workbench': 'save-a-draft ← before-you-start',
  '/docs/workbench/overview/sharing': 'link ← before-you-start keep-working',
  '/docs/dashboard/publishing': 'before-you-start ← update what-readers-see take-back',
  '/docs/workbench/overview': 'first ← where-next',
  '/docs/workbench/overview/using-the-workbench': 'tasks ← pages',
  '/docs/dashboard/publishing/choosing-audience':
    'matrix ← audience-link; choose ← choose-private choose-link choose-followers choose-community choose-public cases; narrowing ← narrow-private narrow-link narrow-followers narrow-community',
  '/docs/others/overview':
    'data ← convention-examples convention-as-of; signs ← convention-ratings; units ← convention-percent convention-coin-and-usd convention-large-numbers; time ← convention-dates; faq ← faq-how-many-alerts faq-delete-workbench faq-read-only faq-alert-expiry faq-price; support ← faq-support; not-in-pt ← faq-volume-profile; compare ← faq-other-site',
  '/docs/screener/screener-filters': 'anatomy ← screener-playground',
  '/docs/dashboard/overview': 'related ← where-next; link-groups ← linked-widgets',
  '/docs/workbench/overview/navigating-the-chart-interface': 'parts ← chart-explorer',
  '/docs/dashboard/creating-a-dashboard': 'blank ← before-you-start choose-a-start',
  '/docs/dashboard/dashboard-commands':
    'recipes ← follow push-pull chart-and-book; dashboard ← grid; active-widget ← command-bar-dashboard',
  '/docs/dashboard/customizing-a-dashboard/adding-orderbook-to-dashboard':
    'read ← order-book sides; add ← link',
  '/docs/dashboard/customizing-a-dashboard/adding-trades-to-dashboard': 'limits ← link with-the-book',
  '/docs/dashboard/two-way-syncing/dashboard-to-workbench':
    'push ← two-way-sync what-is-written before-you-start; take-back ← check',
  '/docs/dashboard/two-way-syncing/workbench-to-dashboard':
    'pull ← two-way-sync before-you-start; which-dashboards ← what-changes meantime',
  '/docs/dashboard/customizing-a-dashboard/adding-a-screener-to-dashboard': 'add ← before-you-start',
  '/docs/dashboard/customizing-a-dashboard/adding-a-workbench-to-dashboard': 'add ← before-you-start',
  '/docs/dashboard/two-way-syncing':
    'conflict ← timeline one-widget-0900 one-widget-0910 one-widget-0912 one-widget-0915 one-widget-0920 one-widget-0925 one-widget-0930 one-widget-0940; rules ← two-way-sync master save-where not-touched; several-dashboards ← two-dashboards-1000 two-dashboards-1010 two-dashboards-1020 two-dashboards-1030 two-dashboards-1040 two-dashboards-1050',
  '/docs/dashboard/customizing-a-dashboard':
    'mouse-and-command ← place-link-lock dashboard-grid; choose ← question-workbench question-screener question-orderbook question-trades question-watchlist question-metric question-note',
  '/docs/screener/screener-commands':
    'recipes ← pools message export unlocks; screener ← look; filter-grammar ← command-bar-screener mistake-commas',
  '/docs/screener/overview': 'from-all-to-few ← where-to-start',
  '/docs/screener/creating-a-screener': 'build ← before-you-start screener-playground',
};

/** Rows of tables that have gone: fields of each family, and the coverage, which has a page of its own. */
const TABLE_ROWS = {
  '/docs/workbench/overview/studies-metrics': Object.fromEntries(
    coverageGroups.map(({ metrics }) => [`coverage-${metrics[0]}`, 'coverage']),
  ),
  '/docs/screener/screener-filters/dex-metrics': rowsOf(dexFields),
  '/docs/screener/screener-filters/fundamental-metrics': rowsOf(fundamentalFields),
  '/docs/screener/screener-filters/offchain-metrics': rowsOf(attentionFields),
  '/docs/screener/screener-filters/onchain-metrics': rowsOf(onchainFields),
};

const idsIn = (moved: string) =>
  moved.split('; ').flatMap((group) => {
    const [now = '', gone = ''] = group.split(' ← ');
    return gone.split(' ').map((id) => [id, now] as const);
  });

/**
 * Ids that readers may have linked to: page → old id → id of the heading that answers now. The page renders the old id
 * beside the new heading, so an old link still lands (packages/authoring).
 */
export const movedAnchors: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  ...TABLE_ROWS,
  ...Object.fromEntries(
    Object.entries(MOVED).map(([page, moved]) => [
      page,
      { ...Object.fromEntries(idsIn(moved)), ...TABLE_ROWS[page as keyof typeof TABLE_ROWS] },
    ]),
  ),
};

const withoutSlash = (page: string) => page.replace(/\/$/, '');

/** The address of a section today: one that has moved gives way to the heading that answers now. */
export function currentAddress(address: string): string {
  const [page = '', id = ''] = address.split('#');
  const target = movedAnchors[withoutSlash(page)]?.[id];
  return target ? `${page}#${target}` : address;
}
