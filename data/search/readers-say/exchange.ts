import type { Said } from './said';

const base = '/docs/trading/centralised-exchange/';
const account = `${base}setting-up-your-account-and-api-keys/`;
const keys = `${account}setting-up-your-bybit-api-keys`;
const connect = `${account}how-to-connect-your-bybit-exchange-account`;
const trading = `${base}trading`;

export const exchange: Said = {
  [base]: ['trade bybit, trading from chart, connect exchange, which exchange, trade on exchange'],
  [`${base}#two-kinds-of-key`]: [
    'api permissions, withdraw my funds, view only api, read only or trading, key kinds, keys steal',
  ],
  [`${base}#what-is-stored`]: [
    'what pt stores, store secret key, encrypted keys, where key stored, keys safe, keys stolen',
    'who holds money, custody, pt hacked, who sees key',
  ],
  [`${base}#cost-before-the-trade`]: [
    'trading fees, maker taker fees, fee schedule, commission, bybit fees, cost of order',
    'hidden costs, pt fee, platform fee',
  ],
  [`${base}#how-an-order-travels`]: ['order path, order flow bybit, what happens order, order sent'],
  [`${base}#whether-you-may-use-it`]: ['bybit my country, allowed bybit, bybit available'],

  [account]: ['bybit account, prepare bybit, bybit setup'],
  [`${account}#prepare-the-account`]: [
    'login code, authenticator app, identity check, unified account, upgrade account',
    'bybit two factor, google authenticator, account type, need bybit, what needed bybit',
  ],
  [`${account}#why-a-sub-account`]: [
    'separate account, limit the damage, second account bybit, isolate funds, separate money',
    'keys stolen, smaller risk',
  ],
  [`${account}#which-environment`]: [
    'testnet or live, demo account, which bybit site, simulated money, paper trading, bybit eu',
  ],
  [`${account}#choose-the-key`]: ['which key, read only or trading, view only api'],
  [`${account}#keep-it-safe`]: [
    'hacked, security tips, stolen key, keep key safe, secure key, protect account, give password',
    'bybit password, password manager',
  ],
  [`${account}#order-of-steps`]: ['bybit steps, setup order, bybit checklist, start to finish'],
  [`${account}#what-can-go-wrong`]: ['cannot create key, balance zero, bybit balance wrong, account problem'],

  [keys]: ['make api key, bybit api, generate key'],
  [`${keys}#which-rights`]: [
    'api permissions, withdraw my funds, tick boxes, withdrawal permission, key settings',
    'view only api, which boxes, perps permission, spot permission',
  ],
  [`${keys}#right-withdraw`]: ['withdraw permission, withdraw funds'],
  [`${keys}#key-kinds`]: ['hmac or rsa, system generated, self generated, rsa key, kind of key'],
  [`${keys}#create-the-key`]: [
    'make api key, create key, where api key, api management, lost secret, secret shown once',
  ],
  [`${keys}#ip-binding`]: [
    'whitelist ip, ip allowlist, allow ip address, restrict ip, ip list, pt ip, which ip',
  ],
  [`${keys}#when-a-key-ends`]: [
    'api key expired, key validity, key stopped working, three months, 90 days, key lifetime',
    'key still valid, changed password',
  ],
  [`${keys}#environments`]: ['paper trading, demo account, sandbox, simulated money, regional site'],
  [`${keys}#rotate`]: [
    'rotate api key, renew api key, new api key, change api key, replace key, swap key, key rotation',
  ],
  [`${keys}#checklist`]: ['key checklist, check key, key correct'],
  [`${keys}#what-can-go-wrong`]: [
    'lost secret, secret not shown, forgot secret, see secret again, key problem, key refused',
  ],

  [connect]: ['connect bybit, hook up bybit, import bybit, connect account'],
  [`${connect}#connect`]: ['connect bybit, paste key, enter api key, add api key'],
  [`${connect}#what-pt-checks`]: ['connection check, connect fails, key checked, connection failed'],
  [`${connect}#refused-keys`]: ['key not accepted, cannot connect key, key rejected, withdraw key refused'],
  [`${connect}#decoder`]: [
    'error code, bybit error, error message, what error means, error number, retcode, order rejected',
  ],
  [`${connect}#replace-key`]: ['second key, upgrade key, read only to trading, replace key'],
  [`${connect}#disconnect`]: [
    'unlink bybit, remove exchange account, delete key, orders disconnect, log out bybit',
  ],
  [`${connect}#what-can-go-wrong`]: [
    'positions not shown, connection drops, position missing chart, connected no position',
    'bybit not showing',
  ],

  [trading]: ['place order, buy crypto, open trade, how trade, send order'],
  [`${trading}#place-an-order`]: [
    'buy coin, place order, open trade, send order, sell coin, go long, go short',
  ],
  [`${trading}#order-types`]: [
    'market or limit, kinds orders, limit order, stop order, trigger order, market order',
  ],
  [`${trading}#order-conditional`]: ['stop entry, trigger order, buy stop, breakout order, stop limit'],
  [`${trading}#time-in-force`]: [
    'order duration, order expire, how long order, good till cancelled, fill or kill',
    'immediate or cancel, all or nothing, day order',
  ],
  [`${trading}#tif-gtc`]: ['good til cancelled, order stays'],
  [`${trading}#tif-fok`]: ['all or nothing order', 'all or nothing, entire order, fill all, no partial fill'],
  [`${trading}#tif-ioc`]: ['fill what possible, partial then cancel'],
  [`${trading}#tif-post-only`]: ['avoid taker fee, without taker fee, only maker, maker fee only'],
  [`${trading}#size`]: [
    'order quantity, contract size, lot size, order unit, how many coins, minimum order',
    'amount in dollars',
  ],
  [`${trading}#leverage`]: [
    'cross margin, isolated margin, change leverage, higher leverage, leverage risk, more leverage',
    'leverage lose more, 10x, margin mode, before trading',
  ],
  [`${trading}#tp-sl`]: [
    'stop not executed',
    'protect position, exit order, bracket, stop loss, take profit, stop hit',
    'stop closed, stop too early, stop loss offline, close automatically, profit target',
    'stop triggered early, exit automatically, stop not filled',
  ],
  [`${trading}#reduce-only-post-only`]: [
    'close position without opening, avoid flipping position, only maker, avoid taker fee',
    'without taker fees, lower fees, pay less fees, save fees, maker only order, reduce position',
  ],
  [`${trading}#before-you-send`]: [
    'check order, order preview, order cost, estimate fee, before order, margin needed',
    'how much margin',
  ],
  [`${trading}#how-large`]: [
    'position sizing, risk per trade, how much to risk, how many coins, how much buy, how big trade',
    'dollar risk, risk management, money management, size calculator, position calculator',
    'how much invest',
  ],
  [`${trading}#liquidation-estimate`]: [
    'bankruptcy price, when get liquidated, liquidation price, margin call, lose everything',
    'liquidation calculator, when rekt, avoid liquidation, liquidated early',
  ],
  [`${trading}#positions-and-orders`]: [
    'cancel order, modify order, close position, cancel all, move order chart, drag order',
    'open orders, my positions, exit trade, pnl, profit and loss, average entry, see positions chart',
    'close button, close market order',
  ],
  [`${trading}#not-in-pt`]: [
    'trailing stop, oco order, one cancels other, hedge mode, position mode, both sides position',
  ],
  [`${trading}#funding-times`]: [
    'funding times, when funding paid, next funding, funding schedule, funding interval, funding hours',
  ],
  [`${trading}#statuses`]: [
    'order status, order state, order not filled, order pending, order meaning, part filled',
  ],
  [`${trading}#status-partially-filled`]: ['part order filled, partial fill'],
  [`${trading}#status-rejected`]: ['order rejected'],
  [`${trading}#status-cancelled`]: ['order cancelled, order disappeared, order cancelled itself'],
  [`${trading}#rate-limits`]: [
    'api requests limit, how many requests, too many requests, maximum orders, how many orders',
    'open orders limit, bybit limits',
  ],
  [`${trading}#what-can-go-wrong`]: [
    'order partial, order vanished, order rejected, order problem, part order filled',
    'order not filled, stop not work',
  ],
};
