/** What is read from chains, and what describes the asset behind a market. */
export const onchainTerms = `
active-address: onchain#active-addresses
  Active address (DAA): active addresses, daily active addresses, active wallets
  An address that sent or received an asset. Not a person.
realised-cap: onchain#realised-cap
  Realised cap: realized cap, realised capitalisation, cost basis, aggregate cost basis
  What the supply is worth if each coin counts at the price when it last moved.
mvrv: onchain#mvrv
  MVRV (MVRV): market value to realised value, market value to realized value
  Market value ÷ realised value. Above 1, price is above the average cost.
nvt: onchain#nvt
  NVT (NVT): network value to transactions
  Network value to transactions: market cap ÷ daily transfer value.
sopr: onchain#sopr
  SOPR (SOPR): spent output profit ratio
  Spent output profit ratio: what coins that moved are worth, divided by what they cost. Above 1 is a profit.
netflow: onchain#exchange-netflow
  Netflow: exchange netflow, net flow, inflow, outflow, exchange inflow, exchange outflow, exchange flows
  Coins into exchange wallets minus coins out.
exchange-reserve: onchain#exchange-reserve
  Exchange reserve: exchange balance, coins on exchanges, exchange reserves
  All coins in wallets labelled as an exchange’s.
supply-in-profit: onchain#supply-in-profit
  Supply in profit: coins in profit, percent supply in profit
  The share of coins that last moved below today’s price.
whale: onchain#whale-transactions
  Whale: whales, whale transactions, large holder, large transfers
  A holder large enough to matter to a market.
market-cap: fundamentalFilters#market-cap
  Market cap (mcap, MC): market capitalisation, market capitalization, capitalisation, capitalization
  Price × circulating supply, in US dollars.
fdv: fundamentalFilters#fdv
  FDV (FDV): fully diluted valuation, fully diluted value, diluted market cap
  Fully diluted valuation: price × maximum supply.
float: fundamentalFilters#float-share
  Float: float share, circulating supply, circulating share, low float
  The part of a token’s supply in public hands.
unlock: fundamentalFilters#unlocks-in-30-days
  Unlock: unlocks, token unlock, token unlocks, vesting, cliff, emissions
  Tokens that become free to move. They aren’t necessarily sold.
price-to-fees: fundamentalFilters#p-f
  P/F (P/F): price to fees, PF ratio
  Price to fees: FDV ÷ a year’s fees.
price-to-sales: fundamentalFilters#p-s
  P/S (P/S): price to sales, PS ratio, price to revenue
  Price to sales: FDV ÷ a year’s revenue.
social-volume: offchainFilters#social-volume
  Social volume: mentions, buzz, social media
  How many texts in a window mention an asset.
sentiment: offchainFilters#sentiment
  Sentiment: mood, social sentiment, market sentiment
  How positive the texts about an asset are, as a score.
`;
