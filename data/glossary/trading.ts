/** Accounts, keys, contracts and orders. */
export const tradingTerms = `
api-key: bybitKeys
  API key (API): API keys, API secret, secret, exchange key, key and secret
  A key and secret that let a program into your exchange account.
read-only-key: centralised#two-kinds-of-key
  Read-only key: read only key, view-only key
  A Bybit key that lets PT see your account, nothing more.
trading-key: centralised#two-kinds-of-key
  Trading key: read-write key, trade key
  A Bybit API key that also lets PT place, change and cancel orders.
ip-binding: bybitKeys#ip-binding
  IP binding (IP): IP whitelist, IP allowlist, IP restriction, IP address, bound IP, whitelist
  The IP addresses that may use a key: here, PT’s.
two-factor: keys#prepare-the-account
  Two-factor login (2FA, MFA): two-factor authentication, authenticator, authenticator app, two-step verification
  A second check besides your password, usually a code.
kyc: keys#prepare-the-account
  KYC (KYC): know your customer, identity check, identity verification
  Know your customer: an exchange’s identity check of its users.
sub-account: keys#why-a-sub-account
  Sub-account: subaccount, sub UID, sub-accounts
  A separate account inside yours, with its own balance and keys.
unified-account: keys#prepare-the-account
  Unified Trading Account (UTA): unified account
  Bybit’s account for spot and derivatives together. PT needs it.
cex: centralised
  Centralised exchange (CEX): centralized exchange, exchange, crypto exchange
  A venue run by a company that holds its customers’ funds.
spot: panes#symbol
  Spot: spot market, cash market, spot trading
  The market where you buy and sell the coin itself.
perpetual: perpetuals#perpetual
  Perpetual (perp, perps): perpetual swap, perpetual future, perpetual futures, perpetuals, futures, derivatives
  A future without expiry. Funding keeps its price near spot.
position: orders#positions-and-orders
  Position: positions, long, short, long position, short position, open position
  What you hold in a contract, long or short.
notional: perpetuals#margin
  Notional: notional value, position value, order value
  The full value of an order or position: quantity × price.
funding-rate: exchangeMetrics#funding-rate
  Funding rate (FR): funding, funding fee, funding payment, funding rates
  The payment between longs and shorts. If it’s positive, longs pay.
settlement: exchangeMetrics#funding-rate
  Settlement: funding time, funding settlement
  The moment when open positions pay or receive funding.
open-interest: exchangeMetrics#open-interest
  Open interest (OI): open contracts, outstanding contracts
  The value of all open contracts, each counted once.
long-short-ratio: exchangeMetrics#long-short-ratio
  Long/short account ratio (L/S, LSR): long/short ratio, long short ratio, long/short, account ratio
  How many accounts are net long for each one that’s net short.
liquidation: cost#liquidation-estimate
  Liquidation (liq, liqs): liquidations, forced closing, liquidated
  A position closed by force because its margin ran out.
basis: exchangeMetrics#basis
  Basis: futures premium, perp premium, premium, carry, cash and carry
  The price of a contract minus the spot price.
contango: exchangeMetrics#basis
  Contango: backwardation
  When a contract trades above spot. The opposite is backwardation.
last-price: ticket#tp-sl
  Last price: last traded price, latest price, LTP
  The price of the latest trade. Stops watch it unless you choose mark or index.
mark-price: ticket#order-types
  Mark price: fair price
  The price a venue decides liquidations by.
index-price: ticket#order-types
  Index price: spot index, underlying price
  An asset’s reference price, taken from several spot markets.
leverage: perpetuals#margin
  Leverage: gearing, leveraged, leveraged trading, margin trading
  The value of a position divided by its margin.
margin: perpetuals#margin
  Margin: collateral, maintenance margin, initial margin, isolated margin, cross margin, margin mode
  The money a venue holds against a position.
market-order: ticket#order-types
  Market order: market buy, market sell
  An order to trade at once at whatever the book offers.
limit-order: ticket#order-types
  Limit order: limit price, resting order
  An order to trade at your price or better.
conditional-order: ticket#order-types
  Conditional order: trigger order, trigger price, stop entry, stop limit
  An order that waits for its trigger price.
take-profit: ticket#tp-sl
  Take-profit (TP): take profit, profit target, target price
  A conditional order that closes a position at a gain.
stop-loss: ticket#tp-sl
  Stop-loss (SL): stop loss, stop, stop order, stops
  A conditional order that closes a position when price goes against you.
tp-sl: ticket#tp-sl
  TP/SL (TP/SL, TPSL): take-profit and stop-loss, bracket, bracket order
  Take-profit and stop-loss of a position, held at the exchange.
reduce-only: ticket#reduce-only-post-only
  Reduce-only: reduce only
  An order that can shrink a position, never open one.
post-only: ticket#reduce-only-post-only
  Post-only: post only, PostOnly, maker-only
  A limit order that’s cancelled if it would trade at once.
time-in-force: ticket#time-in-force
  Time in force (TIF, GTC, IOC, FOK): good till cancelled, immediate or cancel, fill or kill
  What happens to an order that isn’t filled at once. GTC waits, IOC drops the rest and FOK drops all of it.
close-only: location#close-only
  Close-only: close only
  A state in which you can close positions but open nothing new.
`;
