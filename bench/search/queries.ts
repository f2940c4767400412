/**
 * What readers of trading documentation ask, written before any engine was tried on it; the accepted answers of three
 * queries were widened after the first run, for all engines alike. Each query lists the pages (any section counts) or
 * sections (page#anchor) that answer it.
 */
export const queryKinds = [
  'plain',
  'typo',
  'synonym',
  'abbreviation',
  'code',
  'command',
  'question',
] as const;
export type QueryKind = (typeof queryKinds)[number];
export type BenchQuery = {
  readonly kind: QueryKind;
  readonly query: string;
  readonly answers: readonly string[];
};

const alerts = '/docs/alerts/';
const community = '/docs/community/';
const building = `${community}building-a-community/`;
const dashboard = '/docs/dashboard/';
const customising = `${dashboard}customizing-a-dashboard/`;
const syncing = `${dashboard}two-way-syncing/`;
const screener = '/docs/screener/';
const filters = `${screener}screener-filters/`;
const cex = '/docs/trading/centralised-exchange/';
const account = `${cex}setting-up-your-account-and-api-keys/`;
const connect = `${account}how-to-connect-your-bybit-exchange-account`;
const keys = `${account}setting-up-your-bybit-api-keys`;
const dex = '/docs/trading/decentralised-exchange/';
const wallet = `${dex}connecting-your-wallet`;
const rpcs = `${dex}adjust-rpcs-on-metamask`;
const swap = `${dex}swap-tokens`;
const workbench = '/docs/workbench/overview/';
const using = `${workbench}using-the-workbench/`;
const metrics = `${workbench}studies-metrics/`;
const custom = `${metrics}custom-metrics/`;
const glossary = '/docs/others/overview';
const location = '/docs/others/location-restrictions';

const of =
  (kind: QueryKind) =>
  (query: string, ...answers: string[]): BenchQuery => ({ kind, query, answers });

const plain = of('plain');
const typo = of('typo');
const synonym = of('synonym');
const abbreviation = of('abbreviation');
const code = of('code');
const command = of('command');
const question = of('question');

export const benchQueries: readonly BenchQuery[] = [
  plain('funding rate', `${custom}exchange-metrics#funding-rate`, `${glossary}#funding-rate`),
  plain('open interest', `${custom}exchange-metrics#open-interest`, `${glossary}#open-interest`),
  plain('save workbench', `${workbench}saving-resaving-a-workbench`),
  plain('create alert', `${alerts}creating-an-alert`),
  plain('alerts panel', `${alerts}alerts-panel`),
  plain('telegram', `${alerts}creating-an-alert#telegram`, `${alerts}creating-an-alert#deliveries`),
  plain('webhook', `${alerts}creating-an-alert#webhook`, `${glossary}#webhook`),
  plain('bybit api key', keys, account),
  plain('ip binding', `${keys}#ip-binding`, `${glossary}#ip-binding`),
  plain(
    'slippage tolerance',
    `${swap}#tolerance`,
    `${swap}#impact-and-slippage`,
    `${glossary}#slippage-tolerance`,
  ),
  plain(
    'price impact',
    `${swap}#impact-and-slippage`,
    `${filters}dex-metrics#price-impact`,
    `${glossary}#price-impact`,
  ),
  plain('connect wallet', wallet),
  plain('walletconnect', `${wallet}#mobile`, `${glossary}#walletconnect`, wallet),
  plain('custom token', `${dex}custom-tokens`),
  plain('honeypot', `${dex}custom-tokens#honeypot`, `${glossary}#honeypot`),
  plain('chain id', `${rpcs}#chain-id`, `${rpcs}#networks`, `${glossary}#chain-id`, `${dex}#networks`),
  plain('liquidation price', `${cex}trading#liquidation-estimate`),
  plain('order types', `${cex}trading#order-types`),
  plain('reduce only', `${cex}trading#reduce-only-post-only`, `${glossary}#reduce-only`),
  plain('two-way syncing', syncing),
  plain('link groups', `${dashboard}overview#link-groups`, `${glossary}#link-group`),
  plain('order book widget', `${customising}adding-orderbook-to-dashboard`),
  plain('token ratings', `${custom}jlabs-token-ratings`),
  plain('panda intel', `${using}panda-intel`),
  plain('momentum oscillator', `${custom}momentum-oscillator`),
  plain('location restrictions', location),
  plain('vpn', `${location}#vpn`),
  plain('screener filters', filters),
  plain(
    'missing data',
    `${screener}overview#missing-data`,
    `${filters}#missing-data`,
    `${custom}jlabs-token-ratings#missing-data`,
  ),
  plain('chart styles', `${using}using-the-wb#style`),
  plain('fibonacci', `${using}charting-tools#fibonacci`),
  plain('audience', `${dashboard}publishing/choosing-audience`, `${glossary}#audience`),
  plain(
    'moderator',
    `${building}creating-a-community/admin-control-and-access`,
    `${building}managing-a-community`,
  ),

  typo('fundng rate', `${custom}exchange-metrics#funding-rate`, `${glossary}#funding-rate`),
  typo(
    'liqudation',
    `${custom}exchange-metrics#liquidations`,
    `${cex}trading#liquidation-estimate`,
    `${glossary}#liquidation`,
  ),
  typo('worbench', workbench, using, `${glossary}#workbench`),
  typo(
    'dashbord',
    `${dashboard}overview`,
    `${dashboard}creating-a-dashboard`,
    `${dashboard}dashboard-commands`,
    customising,
    `${glossary}#dashboard`,
  ),
  typo('screner filter', filters),
  typo(
    'slipage',
    `${swap}#impact-and-slippage`,
    `${swap}#tolerance`,
    `${custom}jlabs-analytics#jlabs-slippage`,
    `${custom}orderbook-metrics#slippage-for-size`,
    `${glossary}#slippage`,
  ),
  typo('metamsk rpc', rpcs),
  typo('walet connect', wallet, `${glossary}#walletconnect`),
  typo(
    'orderbok',
    `${customising}adding-orderbook-to-dashboard`,
    `${custom}orderbook-metrics`,
    `${glossary}#order-book`,
  ),
  typo('telegarm alert', `${alerts}creating-an-alert#telegram`, `${alerts}creating-an-alert#deliveries`),
  typo('honeypto', `${dex}custom-tokens#honeypot`, `${glossary}#honeypot`),
  typo('fibonaci', `${using}charting-tools#fibonacci`, `${using}charting-tools`),
  typo('momentm oscilator', `${custom}momentum-oscillator`),
  typo('tokn raitings', `${custom}jlabs-token-ratings`),
  typo(
    'divergance',
    `${custom}momentum-oscillator#divergence`,
    `${custom}orderflow-metrics#divergence`,
    `${glossary}#divergence`,
  ),
  typo('subaccount', `${account}#why-a-sub-account`, `${glossary}#sub-account`),
  typo(
    'leverge',
    `${cex}trading#leverage`,
    `${glossary}#leverage`,
    `${custom}jlabs-token-ratings#token-rating-leverage`,
  ),
  typo('tempalte', `${dashboard}creating-a-dashboard#template`, `${dashboard}creating-a-dashboard`),
  typo('absorbtion', `${custom}orderflow-metrics#absorption`, `${glossary}#absorption`),
  typo(
    'snapsot',
    `${workbench}sharing/#snapshot`,
    `${using}workbench-cmds#cmd-snapshot`,
    `${glossary}#snapshot`,
  ),
  typo('comunity roles', `${building}creating-a-community/admin-control-and-access`),
  typo('aproval', `${swap}#approve`, `${glossary}#approval`),

  synonym('centralized exchange', cex, `${glossary}#cex`),
  synonym('decentralized exchange', dex, `${glossary}#dex`),
  synonym('customize dashboard', customising),
  synonym('realized cap', `${custom}onchain-metrics#realised-cap`, `${glossary}#realised-cap`),
  synonym(
    'fully diluted market cap',
    `${filters}fundamental-metrics#fdv`,
    `${filters}fundamental-metrics#fdv-conventions`,
    `${glossary}#fdv`,
    `${filters}fundamental-metrics#fdv-max`,
  ),
  synonym('banned countries', location),
  synonym('recovery phrase', wallet, `${glossary}#seed-phrase`),
  synonym('keyboard shortcuts', `${using}workbench-cmds#hotkeys`, `${glossary}#hotkey`),
  synonym(
    'notification',
    `${alerts}overview`,
    `${alerts}creating-an-alert`,
    `${alerts}alerts-panel`,
    `${glossary}#alert`,
  ),
  synonym('indicator', metrics, `${using}using-the-wb#studies`, `${glossary}#study`),
  synonym(
    'allowance',
    `${swap}#approve`,
    `${swap}#approval-exact`,
    `${swap}#approval-unlimited`,
    `${glossary}#approval`,
  ),
  synonym('ticker', `${using}using-the-wb#symbol`, `${using}workbench-cmds#cmd-symbol`, `${glossary}#symbol`),
  synonym(
    'perps funding',
    `${custom}exchange-metrics#funding-rate`,
    `${custom}exchange-metrics#funding-rate-8h`,
    `${custom}exchange-metrics#oi-weighted-funding`,
  ),
  synonym(
    'copy a dashboard',
    `${dashboard}creating-a-dashboard`,
    `${dashboard}dashboard-commands#cmd-duplicate`,
  ),
  synonym(
    'screenshot of chart',
    `${workbench}sharing/`,
    `${using}workbench-cmds#cmd-snapshot`,
    `${glossary}#snapshot`,
  ),
  synonym('node endpoint metamask', rpcs),
  synonym('colour theme night', `${using}workbench-cmds#cmd-theme`),
  synonym('commission cost order', `${cex}#cost-before-the-trade`, `${cex}trading#before-you-send`),
  synonym(
    'max slippage',
    `${swap}#tolerance`,
    `${swap}#impact-and-slippage`,
    `${glossary}#slippage-tolerance`,
  ),
  synonym('front running', `${swap}#sandwich`, `${glossary}#sandwich`, `${glossary}#mev`),
  synonym('group admin rights', `${building}creating-a-community/admin-control-and-access`),
  synonym(
    'interval',
    `${using}using-the-wb#timeframe`,
    `${using}workbench-cmds#cmd-tf`,
    `${glossary}#timeframe`,
  ),

  abbreviation(
    'OI',
    `${custom}exchange-metrics#open-interest`,
    `${custom}exchange-metrics#open-interest-usd`,
    `${glossary}#open-interest`,
  ),
  abbreviation('CVD', `${custom}orderflow-metrics#cvd`, `${glossary}#cvd`),
  abbreviation('CEX', cex, `${glossary}#cex`),
  abbreviation('DEX', dex, `${filters}dex-metrics`, `${glossary}#dex`),
  abbreviation('TP/SL', `${cex}trading#tp-sl`, `${glossary}#tp-sl`),
  abbreviation('RPC', rpcs, `${glossary}#rpc`),
  abbreviation(
    'FDV',
    `${filters}fundamental-metrics#fdv`,
    `${filters}fundamental-metrics#field-fdv`,
    `${glossary}#fdv`,
  ),
  abbreviation('wb', workbench, using, `${using}using-the-wb`, `${glossary}#workbench`),
  abbreviation('wb cmds', `${using}workbench-cmds`),
  abbreviation('screener cmds', `${screener}screener-commands`),
  abbreviation('2fa', `${account}#prepare-the-account`, `${glossary}#two-factor`, account),
  abbreviation('KYC', `${account}#prepare-the-account`, account, `${glossary}#kyc`),
  abbreviation(
    'MVRV',
    `${custom}onchain-metrics#mvrv`,
    `${filters}onchain-metrics#mvrv`,
    `${filters}onchain-metrics#field-mvrv`,
    `${glossary}#mvrv`,
  ),
  abbreviation('SOPR', `${custom}onchain-metrics#sopr`, `${glossary}#sopr`),
  abbreviation('NVT', `${custom}onchain-metrics#nvt`, `${glossary}#nvt`),
  abbreviation('VWAP', `${custom}orderflow-metrics#vwap`, `${glossary}#vwap`),
  abbreviation('RSI', `${custom}momentum-oscillator#rsi`, `${glossary}#rsi`),
  abbreviation('CMO', `${custom}momentum-oscillator#cmo`, `${glossary}#cmo`),
  abbreviation('ROSI', `${custom}jlabs-models#rosi`),
  abbreviation('CARI', `${custom}jlabs-models#cari`),
  abbreviation('MEV', `${swap}#sandwich`, `${glossary}#mev`),
  abbreviation('TVL', `${glossary}#tvl`, `${filters}dex-metrics#liquidity`),
  abbreviation('GTC', `${cex}trading#tif-gtc`, `${cex}trading#time-in-force`),
  abbreviation(
    'P/F',
    `${filters}fundamental-metrics#p-f`,
    `${filters}fundamental-metrics#field-p-f`,
    `${glossary}#price-to-fees`,
  ),

  code('10010', `${connect}#err-10010`),
  code('4902', `${wallet}#err-4902`),
  code('-32002', `${wallet}#err-minus-32002`),
  code('error 10004', `${connect}#err-10004`),
  code('bybit 110007', `${connect}#err-110007`),
  code('retCode 10003', `${connect}#err-10003`),
  code('4001', `${wallet}#err-4001`),
  code('metamask error -32603', `${wallet}#err-minus-32603`),
  code('10006 too many', `${connect}#err-10006`),
  code('33004', `${connect}#err-33004`),
  code('http 403', `${connect}#err-http-403`),
  code('INSUFFICIENT_OUTPUT_AMOUNT', `${swap}#revert-minimum-received`),
  code('Too little received', `${swap}#revert-minimum-received`),
  code('TRANSFER_FROM_FAILED', `${swap}#revert-transfer`),
  code('Transaction too old', `${swap}#revert-deadline`),
  code('code 4100', `${wallet}#err-4100`),

  command('/study add', `${using}workbench-cmds#cmd-study-add`),
  command('where', `${screener}screener-commands#cmd-where`),
  command('study add rsi', `${using}workbench-cmds#cmd-study-add`),
  command('metric add', `${using}workbench-cmds#cmd-metric-add`),
  command('/goto', `${using}workbench-cmds#cmd-goto`),
  command('goto 2023-09-12', `${using}workbench-cmds#cmd-goto`),
  command('save as', `${using}workbench-cmds#cmd-save-as`),
  command(
    'alert on match',
    `${screener}screener-commands#cmd-alert-on-match`,
    `${screener}creating-a-screener#alert-on-match`,
  ),
  command('columns', `${screener}screener-commands#cmd-columns`),
  command('export csv', `${screener}screener-commands#cmd-export`, `${screener}screener-commands#export`),
  command('send dashboard', `${using}workbench-cmds#cmd-send-dashboard`),
  command('tf 4h', `${using}workbench-cmds#cmd-tf`, `${using}using-the-wb#timeframe`),
  command('undo', `${using}workbench-cmds#cmd-undo`, `${using}workbench-cmds#undo`),
  command('link blue', `${dashboard}dashboard-commands#cmd-link`, `${dashboard}overview#group-blue`),
  command('universe perps', `${screener}screener-commands#cmd-universe`),
  command('drop filter', `${screener}screener-commands#cmd-drop`),

  question(
    'does positive funding mean longs pay shorts',
    `${custom}exchange-metrics#funding-rate`,
    `${custom}exchange-metrics#signs`,
    `${glossary}#funding-rate`,
  ),
  question('how do I connect my bybit account', connect, account),
  question('why was my api key refused', `${connect}#refused-keys`, `${connect}#err-10003`, connect),
  question(
    'which rights should my api key have',
    `${keys}#which-rights`,
    `${account}#choose-the-key`,
    `${cex}#two-kinds-of-key`,
  ),
  question(
    'can PT withdraw my funds',
    `${keys}#which-rights`,
    `${keys}#right-withdraw`,
    `${cex}#what-is-stored`,
    `${cex}#two-kinds-of-key`,
    account,
  ),
  question(
    'how do I revoke a token approval',
    `${swap}#approve`,
    `${wallet}#disconnect`,
    `${swap}#after`,
    `${glossary}#approval`,
  ),
  question(
    'is disconnecting my wallet the same as revoking',
    `${wallet}#disconnect`,
    `${swap}#approve`,
    `${dex}#connect-approve-sign`,
  ),
  question(
    'how do I get an old version of my workbench back',
    `${workbench}saving-resaving-a-workbench#restore`,
  ),
  question('why did my alert not arrive', `${alerts}alerts-panel#did-not-arrive`),
  question('what is the difference between price impact and slippage', `${swap}#impact-and-slippage`),
  question(
    'how much does a trade cost before I send it',
    `${cex}#cost-before-the-trade`,
    `${cex}trading#before-you-send`,
    `${dex}#costs`,
  ),
  question(
    'when does a bybit api key expire',
    `${keys}#when-a-key-ends`,
    `${account}#what-can-go-wrong`,
    `${connect}#err-33004`,
  ),
  question(
    'how can I tell that a token is a scam',
    `${dex}custom-tokens#scam-signs`,
    `${dex}custom-tokens#checks`,
  ),
  question(
    'what happens when two people save at the same time',
    `${syncing}#conflict`,
    `${syncing}#sync-conflict`,
    `${syncing}#rules`,
    `${workbench}saving-resaving-a-workbench#what-can-go-wrong`,
  ),
  question(
    'why does my study repaint',
    `${metrics}#closed-bar-rule`,
    `${glossary}#repainting`,
    `${custom}jlabs-models#closed-bar-rule`,
  ),
  question('how do I share a chart without giving edit rights', `${workbench}sharing/`),
  question(
    'who can see what I publish',
    `${dashboard}publishing/choosing-audience`,
    `${community}overview#who-can-see-it`,
  ),
  question('can I use PT in my country', location, `${cex}#whether-you-may-use-it`),
  question('how do I add a network to metamask', `${rpcs}#add`, rpcs),
  question(
    'what does a negative netflow mean',
    `${custom}onchain-metrics#exchange-netflow`,
    `${custom}onchain-metrics#signs`,
    `${filters}onchain-metrics#netflow`,
    `${glossary}#netflow`,
  ),
  question('how do I turn off syncing', `${syncing}#turn-off`, `${syncing}#sync-off`),
  question(
    'how late is on-chain data',
    `${custom}onchain-metrics#finality`,
    `${filters}onchain-metrics#finality`,
    `${glossary}#finality`,
  ),
  question(
    'how do I remove a member from my community',
    `${building}managing-a-community`,
    `${building}creating-a-community/admin-control-and-access`,
  ),
  question(
    'which screener filters find new tokens with enough liquidity',
    `${filters}dex-metrics`,
    `${screener}creating-a-screener#worked-dex`,
  ),
];
