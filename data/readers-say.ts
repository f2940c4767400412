const alerts = '/docs/alerts/';
const community = '/docs/community/';
const building = `${community}building-a-community/`;
const dashboard = '/docs/dashboard/';
const screener = '/docs/screener/';
const filters = `${screener}screener-filters/`;
const exchange = '/docs/trading/centralised-exchange/';
const account = `${exchange}setting-up-your-account-and-api-keys/`;
const keys = `${account}setting-up-your-bybit-api-keys`;
const connect = `${account}how-to-connect-your-bybit-exchange-account`;
const dex = '/docs/trading/decentralised-exchange/';
const swap = `${dex}swap-tokens`;
const wallet = `${dex}connecting-your-wallet`;
const workbench = '/docs/workbench/overview/';
const using = `${workbench}using-the-workbench/`;
const metrics = `${workbench}studies-metrics/custom-metrics/`;
const location = '/docs/others/location-restrictions';

/**
 * What readers say when they mean a section whose words are others, by the section's address. A query that has all words
 * of a phrase, in any order, finds the section. Words that mean the same everywhere belong to synonyms.ts; other names of
 * a term to the glossary.
 */
export const readersSay: Readonly<Record<string, readonly string[]>> = {
  [`${alerts}creating-an-alert#deliveries`]: [
    'send alert to phone',
    'alert by mail',
    'get alert on my phone',
  ],
  [`${alerts}creating-an-alert#telegram`]: ['telegram bot', 'alert telegram'],
  [`${alerts}creating-an-alert#discord`]: ['alert discord', 'discord bot'],
  [`${alerts}creating-an-alert#trigger-once`]: ['one time alert', 'alert only once'],
  [`${alerts}creating-an-alert#which-trigger`]: ['alert on candle close', 'false alert'],
  [`${alerts}creating-an-alert#expiry`]: ['how long alert active', 'alert end date'],
  [`${alerts}alerts-panel#did-not-arrive`]: ['alert not working', 'no alert received', 'missed alert'],
  [`${alerts}alerts-panel#log`]: ['alert history', 'past alerts'],
  [`${alerts}alerts-panel#bulk`]: ['delete all alerts', 'mute all alerts'],

  [`${community}publishing-in-community#take-it-back`]: ['unpublish', 'delete my post', 'remove my publish'],
  [`${community}publishing-in-community#description`]: ['describe publish', 'write description'],
  [`${community}access-and-clone-publishes#credit`]: ['attribution', 'stolen work', 'cite author'],
  [`${building}creating-a-community/admin-control-and-access#give`]: [
    'make moderator',
    'appoint moderator',
    'promote member',
    'make admin',
    'assign role',
  ],
  [`${building}creating-a-community/admin-control-and-access#take-back`]: ['demote', 'remove moderator'],
  [`${building}creating-a-community/admin-control-and-access#transfer`]: ['new owner', 'hand over community'],
  [`${building}creating-a-community/admin-control-and-access#permissions`]: [
    'permission matrix',
    'who can ban',
  ],
  [`${building}managing-a-community#escalation`]: [
    'kick user',
    'kick member',
    'remove member',
    'troll',
    'spammer',
  ],
  [`${building}managing-a-community#requests`]: ['accept members', 'approve members', 'join request'],
  [`${building}managing-a-community#reports`]: ['report abuse', 'complaint'],
  [`${building}managing-a-community#audit-log`]: ['moderation history', 'moderator actions'],
  [`${building}managing-a-community#archive`]: ['close community', 'shut down community'],

  [`${dashboard}publishing/#take-back`]: ['unpublish', 'unpublish dashboard', 'hide published dashboard'],
  [`${dashboard}publishing/choosing-audience`]: ['who can see my dashboard', 'make dashboard public'],
  [`${dashboard}dashboard-commands#no-way-back`]: [
    'recover deleted dashboard',
    'restore dashboard',
    'undelete',
  ],
  [`${dashboard}dashboard-commands#benchmark`]: ['pin widget symbol', 'keep widget symbol'],
  [`${dashboard}overview#freshness`]: ['refresh rate', 'real time data', 'update interval', 'delayed data'],
  [`${dashboard}customizing-a-dashboard/#place-link-lock`]: ['resize widget', 'drag widget', 'move widget'],
  [`${dashboard}two-way-syncing/#conflict`]: ['overwrite', 'overwritten changes', 'edit same time'],
  [`${dashboard}two-way-syncing/#turn-off`]: ['stop syncing', 'unlink workbench', 'disable sync'],
  [`${dashboard}two-way-syncing/#turn-on`]: ['enable sync', 'start syncing'],

  [`${screener}screener-commands#export`]: ['csv', 'download results', 'spreadsheet', 'excel'],
  [`${screener}creating-a-screener#alert-on-match`]: ['notify new match', 'screener notification'],
  [`${screener}screener-commands#filter-grammar`]: ['filter syntax', 'query language'],
  [`${filters}dex-metrics#staged-pools`]: ['fake pool', 'rug pull', 'fake liquidity'],
  [`${filters}dex-metrics#pair-age`]: ['new listings', 'new coins', 'newly launched'],
  [`${filters}dex-metrics#liquidity`]: ['enough liquidity', 'liquid pools'],
  [`${filters}fundamental-metrics#recipe-value`]: ['undervalued', 'cheap tokens'],

  [`${exchange}#what-is-stored`]: ['what pt stores', 'store secret key', 'encrypted keys'],
  [`${exchange}#cost-before-the-trade`]: ['trading fees', 'maker taker fees', 'fee schedule', 'trade cost'],
  [`${exchange}#two-kinds-of-key`]: ['api permissions', 'withdraw my funds'],
  [`${keys}#which-rights`]: ['api permissions', 'api rights', 'key rights', 'withdraw my funds'],
  [`${keys}#rotate`]: ['rotate api key', 'renew api key', 'new api key', 'change api key'],
  [`${keys}#ip-binding`]: ['whitelist ip', 'ip allowlist', 'allow ip address'],
  [`${keys}#when-a-key-ends`]: ['api key expired', 'api key expire', 'key validity'],
  [`${keys}#environments`]: ['paper trading', 'demo account', 'sandbox'],
  [`${account}#why-a-sub-account`]: ['separate account', 'limit the damage'],
  [`${account}#keep-it-safe`]: ['hacked', 'security tips', 'stolen key', 'phishing'],
  [`${connect}#refused-keys`]: ['key not accepted', 'cannot connect key', 'key rejected'],
  [`${connect}#disconnect`]: ['unlink bybit', 'remove exchange account', 'remove bybit'],
  [`${exchange}trading#how-large`]: [
    'position sizing',
    'position size',
    'risk per trade',
    'how much to risk',
  ],
  [`${exchange}trading#size`]: ['order quantity', 'contract size', 'lot size'],
  [`${exchange}trading#leverage`]: ['cross margin', 'isolated margin', 'change leverage'],
  [`${exchange}trading#tp-sl`]: ['protect position', 'exit order', 'trailing stop', 'bracket'],
  [`${exchange}trading#reduce-only-post-only`]: [
    'close position without opening',
    'avoid flipping position',
    'only maker',
  ],
  [`${exchange}trading#positions-and-orders`]: [
    'cancel order',
    'modify order',
    'close position',
    'cancel all',
  ],
  [`${exchange}trading#rate-limits`]: ['api requests limit', 'how many requests', 'too many requests'],
  [`${exchange}trading#liquidation-estimate`]: ['bankruptcy price', 'when get liquidated'],

  [`${dex}custom-tokens#scam-signs`]: ['rug pull', 'fake token', 'fraud', 'rugged', 'scam coin'],
  [`${dex}custom-tokens#find`]: ['right contract', 'official address', 'verify token address'],
  [`${dex}custom-tokens#add`]: ['import token', 'unlisted token', 'missing token'],
  [`${dex}#costs`]: ['swap fees', 'swap cost', 'transaction fee network'],
  [`${swap}#gas`]: [
    'swap failed',
    'transaction reverted',
    'transaction fee network',
    'gas refund',
    'out of gas',
  ],
  [`${swap}#approve`]: ['unlimited spending', 'revoke approval', 'why approve'],
  [`${swap}#tolerance`]: ['how much slippage', 'best slippage'],
  [`${swap}#after`]: ['swap not showing', 'tokens not received', 'where are my tokens'],
  [`${wallet}#disconnect`]: ['log out wallet', 'unlink wallet', 'remove wallet'],
  [`${wallet}#mobile`]: ['phone wallet', 'scan qr code', 'mobile app'],
  [`${wallet}#what-you-agree-to`]: ['what connecting allows', 'can pt move my tokens'],
  [`${dex}adjust-rpcs-on-metamask#private`]: ['mev protection', 'hide my trades', 'avoid front running'],
  [`${dex}adjust-rpcs-on-metamask#change`]: ['slow network', 'custom rpc', 'change rpc'],

  [`${location}#close-only`]: [
    'positions blocked country',
    'country blocked open positions',
    'forced to close',
  ],
  [`${location}#travelling`]: ['trip abroad', 'on holiday'],
  [`${location}#features`]: ['which features blocked', 'not available in my country'],

  [`${workbench}saving-resaving-a-workbench#restore`]: ['version history', 'undo save', 'lost my changes'],
  [`${workbench}sharing/`]: ['share chart', 'share without editing', 'view only link'],
  [`${workbench}sharing/#stop`]: ['revoke link', 'disable link', 'unshare'],
  [`${workbench}sharing/#snapshot`]: ['chart image', 'export chart', 'save picture'],
  [`${workbench}navigating-the-chart-interface#times`]: ['timezone', 'time zone', 'local time', 'utc'],
  [`${workbench}navigating-the-chart-interface#move`]: ['zoom', 'scroll chart', 'pan chart'],
  [`${workbench}navigating-the-chart-interface#scales`]: ['logarithmic', 'percentage scale'],
  [`${workbench}studies-metrics/#closed-bar-rule`]: ['signal disappeared', 'indicator changes afterwards'],
  [`${workbench}studies-metrics/#add-a-study`]: ['add indicator', 'insert indicator'],
  [`${using}using-the-wb#panes`]: ['side by side', 'split screen', 'several charts', 'two charts'],
  [`${using}using-the-wb#compare`]: ['overlay another symbol', 'ratio chart'],
  [`${using}using-the-wb#timeframe`]: ['interval', 'candle interval', 'change interval'],
  [`${using}using-the-wb#replay`]: ['backtest', 'practise trading'],
  [`${using}#phone`]: ['mobile app', 'iphone', 'android', 'tablet'],
  [`${using}workbench-cmds#cmd-theme`]: ['dark mode', 'light mode', 'night mode'],
  [`${using}workbench-cmds#undo`]: ['go back a step', 'revert change'],

  [`${metrics}exchange-metrics#funding-rate`]: ['who pays funding', 'funding negative', 'funding positive'],
  [`${metrics}exchange-metrics#sources`]: ['which exchanges', 'data source'],
  [`${metrics}exchange-metrics#pitfalls`]: ['different on exchanges', 'numbers differ'],
  [`${metrics}exchange-metrics#price-and-open-interest`]: ['oi rises price falls', 'oi up price down'],
  [`${metrics}orderflow-metrics#divergence`]: ['cvd up price down', 'cvd down price up', 'cvd goes price'],
  [`${metrics}orderflow-metrics#taker-and-maker`]: ['aggressive buyers', 'buyer seller volume'],
  [`${metrics}orderbook-metrics#pitfalls`]: ['spoofing', 'fake orders'],
  [`${metrics}onchain-metrics#exchange-netflow`]: ['coins leaving exchanges', 'exchange deposits'],
  [`${metrics}jlabs-token-ratings#missing-data`]: ['no rating', 'rating missing', 'unrated'],
  [`${metrics}jlabs-models#how-models-fail`]: ['model wrong', 'accuracy'],
  [`${metrics}momentum-oscillator#level`]: ['overbought', 'oversold'],
};
