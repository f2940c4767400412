import type { NotInPt } from './types';

const trade = '/docs/trading/centralised-exchange/trading';
const ticket = '/docs/trading/centralised-exchange/order-ticket';
const metrics = '/docs/workbench/overview/studies-metrics/custom-metrics';

/** `id (where a reader looks for it): name`, what to use instead, and the page that has it. */
const MISSING = `
volume-profile (chart): Volume profile and market profile
  Use VWAP, and taker volume by tier.
  → ${metrics}/orderflow-metrics
footprint (chart): Footprint chart
  Use delta and CVD per bar, split by trade size.
  → ${metrics}/orderflow-metrics
liquidation-heatmap (chart): Liquidation heatmap
  Use the liquidations metric, which shows what has been liquidated.
  → ${metrics}/exchange-metrics
public-api (app): Public API
  Export a CSV, or let an alert call your own program with a webhook.
  → /docs/alerts/creating-an-alert
phone-app (app): Phone app
  Open PT in your phone’s browser.
  → /docs/dashboard/customizing-a-dashboard/
trailing-stop (trading): Trailing stop
  Set it on Bybit; its orders show in PT.
  → ${trade}
oco (trading): OCO orders
  Attach TP/SL to the order, or set it on Bybit.
  → ${trade}
hedge-mode (trading): Hedge mode
  PT sends one-way orders only. Manage hedge positions on Bybit.
  → ${ticket}#position-mode
algo-orders (trading): TWAP, scaled, chase and iceberg orders
  Place them on Bybit; what they leave in the book shows in PT.
  → ${trade}
other-contracts (trading): Orders in inverse contracts, dated futures and options
  Trade them on Bybit. Positions there show in PT without an estimate.
  → ${trade}#place-an-order
added-up-metrics (chart): Metrics added up over venues
  Add one metric per venue. Only OI-weighted funding covers several.
  → ${metrics}/exchange-metrics
options-cme-etf (chart): Options, CME and ETF flows
  To see what traders pay for leverage, use funding and basis.
  → ${metrics}/exchange-metrics
fear-and-greed (chart): Fear and greed index
  Use sentiment in the screener, or CARI for the risk of the cycle.
  → ${metrics}/jlabs-models
stablecoin-supply (chart): Stablecoin supply
  Use exchange inflow and netflow.
  → ${metrics}/onchain-metrics
study-on-study (chart): A study on a study
  There’s no EMA of RSI, but the Momentum Oscillator is smoothed.
  → ${metrics}/momentum-oscillator
continuous-contract (chart): Continuous futures contract
  For an unbroken chart, use the perpetual.
  → /docs/workbench/overview/using-the-workbench/using-the-wb#symbol
backtesting (chart): Backtesting and scripts
  Use \`replay\`, or let an alert call your own program.
  → /docs/workbench/overview/using-the-workbench/using-the-wb#replay
embedding (app): Charts embedded in other sites
  Send a share link or a snapshot.
  → /docs/workbench/overview/sharing/
paper-trading (trading): Paper trading
  Place practice orders on the sample markets of these docs.
  → /docs/trading/practise-trading
copy-trading (trading): Copy trading
  Clone the author’s dashboard and decide on each order yourself.
  → /docs/community/access-and-clone-publishes
profit-history (trading): Profit history and tax export
  Bybit and your wallet’s block explorer have the history.
  → ${trade}
solana (swaps): Solana
  Use one of the networks PT swaps on.
  → /docs/trading/decentralised-exchange/#networks
bridges (swaps): Bridges between networks
  Move tokens with the network’s own bridge first, then swap in PT.
  → /docs/trading/decentralised-exchange/#networks
dex-limit-orders (swaps): Limit orders on a DEX
  Set a price alert on the pool and swap when it fires.
  → /docs/alerts/creating-an-alert
unlock-calendar (app): Unlock calendar
  Use \`unlocks_30d\` in the screener: what unlocks within 30 days.
  → /docs/screener/screener-filters/fundamental-metrics#unlocks-in-30-days
direct-messages (community): Direct messages
  There are no comments either. Report anyone who bothers you, or ask a moderator to mute them.
  → /docs/community/building-a-community/managing-a-community#reports
slow-mode (community): Slow mode
  Write a posting limit into the community’s rules, and mute those who ignore it.
  → /docs/community/building-a-community/managing-a-community#escalation
alert-sounds (app): A sound for each alert
  All alerts share one sound. Turn it on or off in your profile.
  → /docs/alerts/creating-an-alert#deliveries
wallet-tracking (chart): Wallet tracking and smart-money labels
  To see what large holders do, use whale transactions and exchange netflow.
  → ${metrics}/onchain-metrics
reverse-position (trading): Reverse position
  Close the position, then open the other side.
  → ${trade}#positions-and-orders
sms (app): SMS and calls
  Choose push, email, Telegram, Discord or a webhook.
  → /docs/alerts/creating-an-alert#deliveries
book-heatmap (chart): Order-book heatmap
  Use depth change by band, which shows orders that come and go.
  → ${metrics}/orderbook-metrics
referral (app): Referral programme
  PT pays nobody for bringing people, so a referral code in its name isn’t PT’s.
  → /docs/others/act-now#false-pt
staking (swaps): Staking and lending
  Use the protocol’s own site, opened from your own bookmark.
  → /docs/trading/decentralised-exchange/approvals
nfts (swaps): NFTs
  PT shows and swaps coins and tokens only.
  → /docs/trading/decentralised-exchange/custom-tokens
grid-bots (trading): Grid bots and other trading bots
  Run them on Bybit; their orders show in PT. An alert can call your own program.
  → /docs/alerts/webhooks
stocks (chart): Stocks, currencies and commodities
  PT’s markets are crypto. The dollar’s strength is in DXY Risk.
  → ${metrics}/jlabs-models#dxy-risk
news (chart): News
  Panda Intel’s cards say what moved in a market, and how unusual that is.
  → /docs/workbench/overview/using-the-workbench/panda-intel
aggregator (swaps): DEX aggregator
  PT takes the better of v2- and v3-style pools, and never splits a swap.
  → /docs/trading/decentralised-exchange/swap-tokens
`;

/** What readers look for and PT doesn't have, with what to use instead. */
export const notInPt = Array.from(
  MISSING.matchAll(/^(\S+) \((\w+)\): (.+)\n {2}(.+)\n {2}→ (.+)$/gm),
  ([, id, area, name, instead, page]) => ({ id, area, name, instead, page }) as NotInPt,
);

if (3 * notInPt.length !== MISSING.trim().split('\n').length) {
  throw new Error('data/reference/not-in-pt.ts: a row has another form than the others. Correct it.');
}
