import type { TermId } from './ids';
import { page } from './pages';
import type { Term } from './terms.schema';

/** Accounts, keys, contracts and orders. */
export const tradingTerms = {
  'api-key': {
    name: 'API key',
    definition:
      'A key and a secret with which a program acts in your exchange account, within the rights you gave the pair. The secret is usually shown once.',
    abbreviations: ['API'],
    synonyms: ['API keys', 'API secret', 'secret', 'exchange key', 'key and secret'],
    page: page.bybitKeys,
    anchor: null,
  },
  'read-only-key': {
    name: 'Read-only key',
    definition: 'A Bybit API key that lets PT see balances and positions and change nothing.',
    abbreviations: [],
    synonyms: ['read only key', 'view-only key'],
    page: page.centralised,
    anchor: 'two-kinds-of-key',
  },
  'trading-key': {
    name: 'Trading key',
    definition:
      'A Bybit API key that lets PT place, change and cancel orders. PT refuses a key that may withdraw.',
    abbreviations: [],
    synonyms: ['read-write key', 'trade key'],
    page: page.centralised,
    anchor: 'two-kinds-of-key',
  },
  'ip-binding': {
    name: 'IP binding',
    definition:
      'The list of internet addresses from which an API key may be used. For a key in PT these are the addresses of PT, never your own.',
    abbreviations: ['IP'],
    synonyms: ['IP whitelist', 'IP allowlist', 'IP restriction', 'IP address', 'bound IP', 'whitelist'],
    page: page.bybitKeys,
    anchor: 'ip-binding',
  },
  'two-factor': {
    name: 'Two-factor login',
    definition:
      'A second proof besides the password when you log in or change something, usually a short code from an app on your phone.',
    abbreviations: ['2FA', 'MFA'],
    synonyms: ['two-factor authentication', 'authenticator', 'authenticator app', 'two-step verification'],
    page: page.keys,
    anchor: 'prepare-the-account',
  },
  kyc: {
    name: 'KYC',
    definition:
      'Know your customer: the identity check that an exchange makes of its own users. The exchange knows its result; PT doesn’t.',
    abbreviations: ['KYC'],
    synonyms: ['know your customer', 'identity check', 'identity verification'],
    page: page.keys,
    anchor: 'prepare-the-account',
  },
  'sub-account': {
    name: 'Sub-account',
    definition:
      'An account of its own inside your exchange account, with separate balance, positions and keys. A leaked key of one can’t reach the rest.',
    abbreviations: [],
    synonyms: ['subaccount', 'sub UID', 'sub-accounts'],
    page: page.keys,
    anchor: 'why-a-sub-account',
  },
  'unified-account': {
    name: 'Unified Trading Account',
    definition:
      'The account type of Bybit that holds spot and derivatives together. PT trades in accounts of this type.',
    abbreviations: ['UTA'],
    synonyms: ['unified account'],
    page: page.keys,
    anchor: 'prepare-the-account',
  },
  cex: {
    name: 'Centralised exchange',
    definition:
      'A venue run by a company that holds the funds of its customers and matches their orders in an order book.',
    abbreviations: ['CEX'],
    synonyms: ['centralized exchange', 'exchange', 'crypto exchange'],
    page: page.centralised,
    anchor: null,
  },
  spot: {
    name: 'Spot',
    definition:
      'The market in which the coin itself changes hands. A spot trade leaves no position behind, so it has no funding and no open interest.',
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
      'The full value of an order or position: quantity × price, in the quote currency. Fees and funding are charged on it, whatever the margin.',
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
      'The moment at which funding is paid, usually every 8 hours, by positions that are open then. Before it the rate is a prediction.',
    abbreviations: [],
    synonyms: ['funding time', 'funding settlement'],
    page: page.exchangeMetrics,
    anchor: 'funding-rate',
  },
  'open-interest': {
    name: 'Open interest',
    definition:
      'How much is held in contracts that are open, in coin or USD. PT counts one side: a long and the short it faces are one contract.',
    abbreviations: ['OI'],
    synonyms: ['open contracts', 'outstanding contracts'],
    page: page.exchangeMetrics,
    anchor: 'open-interest',
  },
  'long-short-ratio': {
    name: 'Long/short account ratio',
    definition:
      'Accounts that are net long for each account that is net short. Above 1, more accounts are long; it counts heads and ignores size.',
    abbreviations: ['L/S', 'LSR'],
    synonyms: ['long/short ratio', 'long short ratio', 'long/short', 'account ratio'],
    page: page.exchangeMetrics,
    anchor: 'long-short-ratio',
  },
  liquidation: {
    name: 'Liquidation',
    definition:
      'The forced closing of a leveraged position whose margin has fallen to the maintenance margin. PT names it after the position: a long liquidation is a forced sale.',
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
      'The state in which a contract trades above spot, so that the basis is positive. Its opposite, with a negative basis, is backwardation.',
    abbreviations: [],
    synonyms: ['backwardation'],
    page: page.exchangeMetrics,
    anchor: 'basis',
  },
  'mark-price': {
    name: 'Mark price',
    definition:
      'The price by which a venue values open positions and decides on liquidation. It’s made to be harder to push than the last trade.',
    abbreviations: [],
    synonyms: ['fair price'],
    page: page.orders,
    anchor: 'order-types',
  },
  'index-price': {
    name: 'Index price',
    definition:
      'The reference price of an asset, usually an average over several spot markets. Funding and the mark price build on it.',
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
      'The money that a venue holds against a position. When it falls below the maintenance margin, the position is liquidated.',
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
      'An order to trade at once at the prices that the book offers. It pays the spread, and slippage where it is larger than the first level.',
    abbreviations: [],
    synonyms: ['market buy', 'market sell'],
    page: page.orders,
    anchor: 'order-types',
  },
  'limit-order': {
    name: 'Limit order',
    definition:
      'An order to trade at a stated price or better. What can’t trade at once waits in the order book.',
    abbreviations: [],
    synonyms: ['limit price', 'resting order'],
    page: page.orders,
    anchor: 'order-types',
  },
  'conditional-order': {
    name: 'Conditional order',
    definition:
      'An order that waits outside the book until a trigger price is reached, then becomes a market or limit order.',
    abbreviations: [],
    synonyms: ['trigger order', 'trigger price', 'stop entry', 'stop limit'],
    page: page.orders,
    anchor: 'order-types',
  },
  'take-profit': {
    name: 'Take-profit',
    definition: 'A conditional order that closes a position at a gain once a price is reached.',
    abbreviations: ['TP'],
    synonyms: ['take profit', 'profit target', 'target price'],
    page: page.orders,
    anchor: 'tp-sl',
  },
  'stop-loss': {
    name: 'Stop-loss',
    definition:
      'A conditional order that closes a position at a loss once a price is reached. It decides when you leave, not the price you get.',
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
    definition: 'A mark on an order that lets it shrink a position and never open or reverse one.',
    abbreviations: [],
    synonyms: ['reduce only'],
    page: page.orders,
    anchor: 'reduce-only-post-only',
  },
  'post-only': {
    name: 'Post-only',
    definition:
      'A mark on a limit order that cancels it if any of it would trade on arrival. You pay the maker fee or nothing.',
    abbreviations: [],
    synonyms: ['post only', 'PostOnly', 'maker-only'],
    page: page.orders,
    anchor: 'reduce-only-post-only',
  },
  'time-in-force': {
    name: 'Time in force',
    definition:
      'What becomes of the part of an order that can’t trade at once: it waits (GTC), is cancelled (IOC), or the whole order is (FOK).',
    abbreviations: ['TIF', 'GTC', 'IOC', 'FOK'],
    synonyms: ['good till cancelled', 'immediate or cancel', 'fill or kill'],
    page: page.orders,
    anchor: 'time-in-force',
  },
  'close-only': {
    name: 'Close-only',
    definition:
      'A state of an account in which positions may be reduced or closed and nothing new may be opened.',
    abbreviations: [],
    synonyms: ['close only'],
    page: page.location,
    anchor: 'close-only',
  },
} satisfies Partial<Record<TermId, Term>>;
