import { page } from './pages';
import type { Term } from './terms.schema';

/** Accounts, keys, contracts and orders. */
export const tradingTerms = {
  'api-key': {
    name: 'API key',
    definition:
      'A key and a secret that let a program act in your exchange account, within the rights you ticked. The secret is shown once.',
    abbreviations: ['API'],
    synonyms: ['API keys', 'API secret', 'secret', 'exchange key', 'key and secret'],
    page: page.bybitKeys,
    anchor: null,
  },
  'read-only-key': {
    name: 'Read-only key',
    definition: 'A Bybit API key that lets PT see balances, positions and open orders but change nothing.',
    abbreviations: [],
    synonyms: ['read only key', 'view-only key'],
    page: page.centralised,
    anchor: 'two-kinds-of-key',
  },
  'trading-key': {
    name: 'Trading key',
    definition:
      'A Bybit API key that also lets PT place, change and cancel orders. PT refuses a key that can withdraw.',
    abbreviations: [],
    synonyms: ['read-write key', 'trade key'],
    page: page.centralised,
    anchor: 'two-kinds-of-key',
  },
  'ip-binding': {
    name: 'IP binding',
    definition:
      'A list of IP addresses that may use an API key. For a key in PT, that’s PT’s addresses, not yours.',
    abbreviations: ['IP'],
    synonyms: ['IP whitelist', 'IP allowlist', 'IP restriction', 'IP address', 'bound IP', 'whitelist'],
    page: page.bybitKeys,
    anchor: 'ip-binding',
  },
  'two-factor': {
    name: 'Two-factor login',
    definition: 'A second check besides your password, usually a short code from an app on your phone.',
    abbreviations: ['2FA', 'MFA'],
    synonyms: ['two-factor authentication', 'authenticator', 'authenticator app', 'two-step verification'],
    page: page.keys,
    anchor: 'prepare-the-account',
  },
  kyc: {
    name: 'KYC',
    definition: 'Know your customer: an exchange’s identity check of its users.',
    abbreviations: ['KYC'],
    synonyms: ['know your customer', 'identity check', 'identity verification'],
    page: page.keys,
    anchor: 'prepare-the-account',
  },
  'sub-account': {
    name: 'Sub-account',
    definition:
      'A separate account inside your exchange account, with its own balance, positions and keys. A leaked key can’t reach the rest.',
    abbreviations: [],
    synonyms: ['subaccount', 'sub UID', 'sub-accounts'],
    page: page.keys,
    anchor: 'why-a-sub-account',
  },
  'unified-account': {
    name: 'Unified Trading Account',
    definition: 'Bybit’s account type that holds spot and derivatives together. PT needs it.',
    abbreviations: ['UTA'],
    synonyms: ['unified account'],
    page: page.keys,
    anchor: 'prepare-the-account',
  },
  cex: {
    name: 'Centralised exchange',
    definition:
      'A venue run by a company that holds its customers’ funds and matches their orders in an order book.',
    abbreviations: ['CEX'],
    synonyms: ['centralized exchange', 'exchange', 'crypto exchange'],
    page: page.centralised,
    anchor: null,
  },
  spot: {
    name: 'Spot',
    definition: 'The market where you buy and sell the coin itself.',
    abbreviations: [],
    synonyms: ['spot market', 'cash market', 'spot trading'],
    page: page.panes,
    anchor: 'symbol',
  },
  perpetual: {
    name: 'Perpetual',
    definition:
      'A futures contract without an expiry date. Funding between longs and shorts keeps its price near spot.',
    abbreviations: ['perp', 'perps'],
    synonyms: [
      'perpetual swap',
      'perpetual future',
      'perpetual futures',
      'perpetuals',
      'futures',
      'derivatives',
    ],
    page: page.exchangeMetrics,
    anchor: 'funding-rate',
  },
  position: {
    name: 'Position',
    definition: 'What you hold in a contract. A long gains when the price rises, a short when it falls.',
    abbreviations: [],
    synonyms: ['positions', 'long', 'short', 'long position', 'short position', 'open position'],
    page: page.orders,
    anchor: 'positions-and-orders',
  },
  notional: {
    name: 'Notional',
    definition:
      'The full value of an order or position: quantity × price. Fees and funding are charged on it, whatever the margin.',
    abbreviations: [],
    synonyms: ['notional value', 'position value', 'order value'],
    page: page.orders,
    anchor: 'before-you-send',
  },
  'funding-rate': {
    name: 'Funding rate',
    definition:
      'The payment between longs and shorts of a perpetual, in % per interval. Positive: longs pay shorts; negative: shorts pay longs.',
    abbreviations: ['FR'],
    synonyms: ['funding', 'funding fee', 'funding payment', 'funding rates'],
    page: page.exchangeMetrics,
    anchor: 'funding-rate',
  },
  settlement: {
    name: 'Settlement',
    definition:
      'When funding is paid, usually every 8 hours, by positions open at that moment. Until then the rate is a prediction.',
    abbreviations: [],
    synonyms: ['funding time', 'funding settlement'],
    page: page.exchangeMetrics,
    anchor: 'funding-rate',
  },
  'open-interest': {
    name: 'Open interest',
    definition:
      'How much is in open contracts, in coin or USD. PT counts one side: a long and the short it faces are one contract.',
    abbreviations: ['OI'],
    synonyms: ['open contracts', 'outstanding contracts'],
    page: page.exchangeMetrics,
    anchor: 'open-interest',
  },
  'long-short-ratio': {
    name: 'Long/short account ratio',
    definition:
      'Accounts net long for each account net short. Above 1, more accounts are long; it counts heads, not size.',
    abbreviations: ['L/S', 'LSR'],
    synonyms: ['long/short ratio', 'long short ratio', 'long/short', 'account ratio'],
    page: page.exchangeMetrics,
    anchor: 'long-short-ratio',
  },
  liquidation: {
    name: 'Liquidation',
    definition:
      'A leveraged position closed by force because its margin, or in cross margin the account’s, ran out. PT names it after the position: a long liquidation is a forced sale.',
    abbreviations: ['liq', 'liqs'],
    synonyms: ['liquidations', 'forced closing', 'liquidated'],
    page: page.exchangeMetrics,
    anchor: 'liquidations',
  },
  basis: {
    name: 'Basis',
    definition:
      'The price of a future or perpetual minus the spot price, in the quote currency or in % of spot. Positive: the contract is more expensive than spot.',
    abbreviations: [],
    synonyms: ['futures premium', 'perp premium', 'premium', 'carry', 'cash and carry'],
    page: page.exchangeMetrics,
    anchor: 'basis',
  },
  contango: {
    name: 'Contango',
    definition:
      'A contract trades above spot, so the basis is positive. The opposite, with a negative basis, is backwardation.',
    abbreviations: [],
    synonyms: ['backwardation'],
    page: page.exchangeMetrics,
    anchor: 'basis',
  },
  'mark-price': {
    name: 'Mark price',
    definition:
      'The price a venue uses to value positions and decide on liquidation. It’s harder to push than the last trade.',
    abbreviations: [],
    synonyms: ['fair price'],
    page: page.orders,
    anchor: 'order-types',
  },
  'index-price': {
    name: 'Index price',
    definition: 'The reference price of an asset, usually an average over several spot markets.',
    abbreviations: [],
    synonyms: ['spot index', 'underlying price'],
    page: page.orders,
    anchor: 'order-types',
  },
  leverage: {
    name: 'Leverage',
    definition:
      'The value of a position divided by its margin. It multiplies gains, losses, fees and funding relative to that margin.',
    abbreviations: [],
    synonyms: ['gearing', 'leveraged', 'leveraged trading', 'margin trading'],
    page: page.orders,
    anchor: 'leverage',
  },
  margin: {
    name: 'Margin',
    definition:
      'The money a venue holds against a position. When it, or in cross margin the account’s equity, falls to the maintenance margin, the position is liquidated.',
    abbreviations: [],
    synonyms: [
      'collateral',
      'maintenance margin',
      'initial margin',
      'isolated margin',
      'cross margin',
      'margin mode',
    ],
    page: page.orders,
    anchor: 'leverage',
  },
  'market-order': {
    name: 'Market order',
    definition:
      'An order to trade at once at whatever the book offers. It pays the spread, and slippage if it’s larger than the first level.',
    abbreviations: [],
    synonyms: ['market buy', 'market sell'],
    page: page.orders,
    anchor: 'order-types',
  },
  'limit-order': {
    name: 'Limit order',
    definition: 'An order to trade at your price or better.',
    abbreviations: [],
    synonyms: ['limit price', 'resting order'],
    page: page.orders,
    anchor: 'order-types',
  },
  'conditional-order': {
    name: 'Conditional order',
    definition:
      'An order that waits outside the book for its trigger price, then becomes a market or limit order.',
    abbreviations: [],
    synonyms: ['trigger order', 'trigger price', 'stop entry', 'stop limit'],
    page: page.orders,
    anchor: 'order-types',
  },
  'take-profit': {
    name: 'Take-profit',
    definition: 'A conditional order that closes a position at a gain once price gets there.',
    abbreviations: ['TP'],
    synonyms: ['take profit', 'profit target', 'target price'],
    page: page.orders,
    anchor: 'tp-sl',
  },
  'stop-loss': {
    name: 'Stop-loss',
    definition:
      'A conditional order that closes a position at a loss once price gets there. It decides when you get out, not at what price.',
    abbreviations: ['SL'],
    synonyms: ['stop loss', 'stop', 'stop order', 'stops'],
    page: page.orders,
    anchor: 'tp-sl',
  },
  'tp-sl': {
    name: 'TP/SL',
    definition:
      'Take-profit and stop-loss attached to one position. They rest at the exchange and work while PT is closed.',
    abbreviations: ['TP/SL', 'TPSL'],
    synonyms: ['take-profit and stop-loss', 'bracket', 'bracket order'],
    page: page.orders,
    anchor: 'tp-sl',
  },
  'reduce-only': {
    name: 'Reduce-only',
    definition: 'An order setting: it can shrink a position but never open or flip one.',
    abbreviations: [],
    synonyms: ['reduce only'],
    page: page.orders,
    anchor: 'reduce-only-post-only',
  },
  'post-only': {
    name: 'Post-only',
    definition:
      'A limit-order setting: it’s cancelled if any of it would trade on arrival. You pay the maker fee or nothing.',
    abbreviations: [],
    synonyms: ['post only', 'PostOnly', 'maker-only'],
    page: page.orders,
    anchor: 'reduce-only-post-only',
  },
  'time-in-force': {
    name: 'Time in force',
    definition:
      'What happens to the part of an order that can’t trade at once: it waits (GTC), it’s cancelled (IOC), or the whole order is (FOK).',
    abbreviations: ['TIF', 'GTC', 'IOC', 'FOK'],
    synonyms: ['good till cancelled', 'immediate or cancel', 'fill or kill'],
    page: page.orders,
    anchor: 'time-in-force',
  },
  'close-only': {
    name: 'Close-only',
    definition: 'An account state: you can reduce or close positions but open nothing new.',
    abbreviations: [],
    synonyms: ['close only'],
    page: page.location,
    anchor: 'close-only',
  },
} satisfies Record<string, Term>;
