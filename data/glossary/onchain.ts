import { page } from './pages';
import type { WrittenTerm } from './schema';

/** What is read from chains, and what describes the asset behind a market. */
export const onchainTerms = {
  'active-address': {
    names: 'Active address (DAA): active addresses, daily active addresses, active wallets',
    definition: 'An address that sent or received an asset. Not a person.',
    home: `${page.onchain}#active-addresses`,
  },
  'realised-cap': {
    names: 'Realised cap: realized cap, realised capitalisation, cost basis, aggregate cost basis',
    definition: 'What the supply is worth if each coin counts at the price when it last moved.',
    home: `${page.onchain}#realised-cap`,
  },
  mvrv: {
    names: 'MVRV (MVRV): market value to realised value, market value to realized value',
    definition: 'Market value ÷ realised value. Above 1, price is above the average cost.',
    home: `${page.onchain}#mvrv`,
  },
  nvt: {
    names: 'NVT (NVT): network value to transactions',
    definition: 'Network value to transactions: market cap ÷ daily transfer value.',
    home: `${page.onchain}#nvt`,
  },
  sopr: {
    names: 'SOPR (SOPR): spent output profit ratio',
    definition:
      'Spent output profit ratio: what coins that moved are worth, divided by what they cost. Above 1 is a profit.',
    home: `${page.onchain}#sopr`,
  },
  netflow: {
    names:
      'Netflow: exchange netflow, net flow, inflow, outflow, exchange inflow, exchange outflow, exchange flows',
    definition: 'Coins into exchange wallets minus coins out.',
    home: `${page.onchain}#exchange-netflow`,
  },
  'exchange-reserve': {
    names: 'Exchange reserve: exchange balance, coins on exchanges, exchange reserves',
    definition: 'All coins in wallets labelled as an exchange’s.',
    home: `${page.onchain}#exchange-reserve`,
  },
  'supply-in-profit': {
    names: 'Supply in profit: coins in profit, percent supply in profit',
    definition: 'The share of coins that last moved below today’s price.',
    home: `${page.onchain}#supply-in-profit`,
  },
  whale: {
    names: 'Whale: whales, whale transactions, large holder, large transfers',
    definition: 'A holder large enough to matter to a market.',
    home: `${page.onchain}#whale-transactions`,
  },
  'market-cap': {
    names:
      'Market cap (mcap, MC): market capitalisation, market capitalization, capitalisation, capitalization',
    definition: 'Price × circulating supply, in US dollars.',
    home: `${page.fundamentalFilters}#market-cap`,
  },
  fdv: {
    names: 'FDV (FDV): fully diluted valuation, fully diluted value, diluted market cap',
    definition: 'Fully diluted valuation: price × maximum supply.',
    home: `${page.fundamentalFilters}#fdv`,
  },
  float: {
    names: 'Float: float share, circulating supply, circulating share, low float',
    definition: 'The part of a token’s supply in public hands.',
    home: `${page.fundamentalFilters}#float-share`,
  },
  unlock: {
    names: 'Unlock: unlocks, token unlock, token unlocks, vesting, cliff, emissions',
    definition: 'Tokens that become free to move. They aren’t necessarily sold.',
    home: `${page.fundamentalFilters}#unlocks-in-30-days`,
  },
  'price-to-fees': {
    names: 'P/F (P/F): price to fees, PF ratio',
    definition: 'Price to fees: FDV ÷ a year’s fees.',
    home: `${page.fundamentalFilters}#p-f`,
  },
  'price-to-sales': {
    names: 'P/S (P/S): price to sales, PS ratio, price to revenue',
    definition: 'Price to sales: FDV ÷ a year’s revenue.',
    home: `${page.fundamentalFilters}#p-s`,
  },
  'social-volume': {
    names: 'Social volume: mentions, buzz, social media',
    definition: 'How many texts in a window mention an asset.',
    home: `${page.offchainFilters}#social-volume`,
  },
  sentiment: {
    names: 'Sentiment: mood, social sentiment, market sentiment',
    definition: 'How positive the texts about an asset are, as a score.',
    home: `${page.offchainFilters}#sentiment`,
  },
} satisfies Record<string, WrittenTerm>;
