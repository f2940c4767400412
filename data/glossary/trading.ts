import { page } from './pages';
import type { WrittenTerm } from './schema';

/** Accounts, keys, contracts and orders. */
export const tradingTerms = {
  'api-key': {
    names: 'API key (API): API keys, API secret, secret, exchange key, key and secret',
    definition: 'A key and secret that let a program into your exchange account.',
    home: page.bybitKeys,
  },
  'read-only-key': {
    names: 'Read-only key: read only key, view-only key',
    definition: 'A Bybit key that lets PT see your account, nothing more.',
    home: `${page.centralised}#two-kinds-of-key`,
  },
  'trading-key': {
    names: 'Trading key: read-write key, trade key',
    definition: 'A Bybit API key that also lets PT place, change and cancel orders.',
    home: `${page.centralised}#two-kinds-of-key`,
  },
  'ip-binding': {
    names: 'IP binding (IP): IP whitelist, IP allowlist, IP restriction, IP address, bound IP, whitelist',
    definition: 'The IP addresses that may use a key: here, PT’s.',
    home: `${page.bybitKeys}#ip-binding`,
  },
  'two-factor': {
    names:
      'Two-factor login (2FA, MFA): two-factor authentication, authenticator, authenticator app, two-step verification',
    definition: 'A second check besides your password, usually a code.',
    home: `${page.keys}#prepare-the-account`,
  },
  kyc: {
    names: 'KYC (KYC): know your customer, identity check, identity verification',
    definition: 'Know your customer: an exchange’s identity check of its users.',
    home: `${page.keys}#prepare-the-account`,
  },
  'sub-account': {
    names: 'Sub-account: subaccount, sub UID, sub-accounts',
    definition: 'A separate account inside yours, with its own balance and keys.',
    home: `${page.keys}#why-a-sub-account`,
  },
  'unified-account': {
    names: 'Unified Trading Account (UTA): unified account',
    definition: 'Bybit’s account for spot and derivatives together. PT needs it.',
    home: `${page.keys}#prepare-the-account`,
  },
  cex: {
    names: 'Centralised exchange (CEX): centralized exchange, exchange, crypto exchange',
    definition: 'A venue run by a company that holds its customers’ funds.',
    home: page.centralised,
  },
  spot: {
    names: 'Spot: spot market, cash market, spot trading',
    definition: 'The market where you buy and sell the coin itself.',
    home: `${page.panes}#symbol`,
  },
  perpetual: {
    names:
      'Perpetual (perp, perps): perpetual swap, perpetual future, perpetual futures, perpetuals, futures, derivatives',
    definition: 'A future without expiry. Funding keeps its price near spot.',
    home: `${page.perpetuals}#perpetual`,
  },
  position: {
    names: 'Position: positions, long, short, long position, short position, open position',
    definition: 'What you hold in a contract, long or short.',
    home: `${page.orders}#positions-and-orders`,
  },
  notional: {
    names: 'Notional: notional value, position value, order value',
    definition: 'The full value of an order or position: quantity × price.',
    home: `${page.perpetuals}#margin`,
  },
  'funding-rate': {
    names: 'Funding rate (FR): funding, funding fee, funding payment, funding rates',
    definition: 'The payment between longs and shorts. If it’s positive, longs pay.',
    home: `${page.exchangeMetrics}#funding-rate`,
  },
  settlement: {
    names: 'Settlement: funding time, funding settlement',
    definition: 'The moment when open positions pay or receive funding.',
    home: `${page.exchangeMetrics}#funding-rate`,
  },
  'open-interest': {
    names: 'Open interest (OI): open contracts, outstanding contracts',
    definition: 'The value of all open contracts, each counted once.',
    home: `${page.exchangeMetrics}#open-interest`,
  },
  'long-short-ratio': {
    names:
      'Long/short account ratio (L/S, LSR): long/short ratio, long short ratio, long/short, account ratio',
    definition: 'How many accounts are net long for each one that’s net short.',
    home: `${page.exchangeMetrics}#long-short-ratio`,
  },
  liquidation: {
    names: 'Liquidation (liq, liqs): liquidations, forced closing, liquidated',
    definition: 'A position closed by force because its margin ran out.',
    home: `${page.cost}#liquidation-estimate`,
  },
  basis: {
    names: 'Basis: futures premium, perp premium, premium, carry, cash and carry',
    definition: 'The price of a contract minus the spot price.',
    home: `${page.exchangeMetrics}#basis`,
  },
  contango: {
    names: 'Contango: backwardation',
    definition: 'When a contract trades above spot. The opposite is backwardation.',
    home: `${page.exchangeMetrics}#basis`,
  },
  'last-price': {
    names: 'Last price: last traded price, latest price, LTP',
    definition: 'The price of the latest trade. Stops watch it unless you choose mark or index.',
    home: `${page.ticket}#tp-sl`,
  },
  'mark-price': {
    names: 'Mark price: fair price',
    definition: 'The price a venue decides liquidations by.',
    home: `${page.ticket}#order-types`,
  },
  'index-price': {
    names: 'Index price: spot index, underlying price',
    definition: 'An asset’s reference price, taken from several spot markets.',
    home: `${page.ticket}#order-types`,
  },
  leverage: {
    names: 'Leverage: gearing, leveraged, leveraged trading, margin trading',
    definition: 'The value of a position divided by its margin.',
    home: `${page.perpetuals}#margin`,
  },
  margin: {
    names:
      'Margin: collateral, maintenance margin, initial margin, isolated margin, cross margin, margin mode',
    definition: 'The money a venue holds against a position.',
    home: `${page.perpetuals}#margin`,
  },
  'market-order': {
    names: 'Market order: market buy, market sell',
    definition: 'An order to trade at once at whatever the book offers.',
    home: `${page.ticket}#order-types`,
  },
  'limit-order': {
    names: 'Limit order: limit price, resting order',
    definition: 'An order to trade at your price or better.',
    home: `${page.ticket}#order-types`,
  },
  'conditional-order': {
    names: 'Conditional order: trigger order, trigger price, stop entry, stop limit',
    definition: 'An order that waits for its trigger price.',
    home: `${page.ticket}#order-types`,
  },
  'take-profit': {
    names: 'Take-profit (TP): take profit, profit target, target price',
    definition: 'A conditional order that closes a position at a gain.',
    home: `${page.ticket}#tp-sl`,
  },
  'stop-loss': {
    names: 'Stop-loss (SL): stop loss, stop, stop order, stops',
    definition: 'A conditional order that closes a position when price goes against you.',
    home: `${page.ticket}#tp-sl`,
  },
  'tp-sl': {
    names: 'TP/SL (TP/SL, TPSL): take-profit and stop-loss, bracket, bracket order',
    definition: 'Take-profit and stop-loss of a position, held at the exchange.',
    home: `${page.ticket}#tp-sl`,
  },
  'reduce-only': {
    names: 'Reduce-only: reduce only',
    definition: 'An order that can shrink a position, never open one.',
    home: `${page.ticket}#reduce-only-post-only`,
  },
  'post-only': {
    names: 'Post-only: post only, PostOnly, maker-only',
    definition: 'A limit order that’s cancelled if it would trade at once.',
    home: `${page.ticket}#reduce-only-post-only`,
  },
  'time-in-force': {
    names: 'Time in force (TIF, GTC, IOC, FOK): good till cancelled, immediate or cancel, fill or kill',
    definition:
      'What happens to an order that isn’t filled at once. GTC waits, IOC drops the rest and FOK drops all of it.',
    home: `${page.ticket}#time-in-force`,
  },
  'close-only': {
    names: 'Close-only: close only',
    definition: 'A state in which you can close positions but open nothing new.',
    home: `${page.location}#close-only`,
  },
} satisfies Record<string, WrittenTerm>;
