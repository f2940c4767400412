import { page } from './pages';
import type { Term } from './terms.schema';

/** What is read from chains, and what describes the asset behind a market. */
export const onchainTerms = {
  'active-address': {
    name: 'Active address',
    definition:
      'An address that sent or received an asset in the period. Each counts once, however often it was used, and addresses aren’t people.',
    abbreviations: ['DAA'],
    synonyms: ['active addresses', 'daily active addresses', 'active wallets'],
    page: page.onchain,
    anchor: 'active-addresses',
  },
  'realised-cap': {
    name: 'Realised cap',
    definition:
      'The supply with each coin valued at the price when it last moved, in USD. Roughly what all holders paid together.',
    abbreviations: [],
    synonyms: ['realized cap', 'realised capitalisation', 'cost basis', 'aggregate cost basis'],
    page: page.onchain,
    anchor: 'realised-cap',
  },
  mvrv: {
    name: 'MVRV',
    definition:
      'Market value ÷ realised value, a ratio. Above 1: price is above what holders paid on average; below 1: below it.',
    abbreviations: ['MVRV'],
    synonyms: ['market value to realised value', 'market value to realized value'],
    page: page.onchain,
    anchor: 'mvrv',
  },
  nvt: {
    name: 'NVT',
    definition:
      'Network value to transactions: market cap ÷ the value that the chain moves in a day. Higher: price is high for how much the chain is used.',
    abbreviations: ['NVT'],
    synonyms: ['network value to transactions'],
    page: page.onchain,
    anchor: 'nvt',
  },
  sopr: {
    name: 'SOPR',
    definition:
      'Spent output profit ratio: what moved coins are worth now ÷ what they were worth at the move before. Above 1: at a profit overall; below 1: at a loss.',
    abbreviations: ['SOPR'],
    synonyms: ['spent output profit ratio'],
    page: page.onchain,
    anchor: 'sopr',
  },
  netflow: {
    name: 'Netflow',
    definition:
      'Coins that moved into exchange wallets minus coins that moved out. Positive means more came in.',
    abbreviations: [],
    synonyms: [
      'exchange netflow',
      'net flow',
      'inflow',
      'outflow',
      'exchange inflow',
      'exchange outflow',
      'exchange flows',
    ],
    page: page.onchain,
    anchor: 'exchange-netflow',
  },
  'exchange-reserve': {
    name: 'Exchange reserve',
    definition: 'All coins in wallets labelled as an exchange’s.',
    abbreviations: [],
    synonyms: ['exchange balance', 'coins on exchanges', 'exchange reserves'],
    page: page.onchain,
    anchor: 'exchange-reserve',
  },
  'supply-in-profit': {
    name: 'Supply in profit',
    definition:
      'The share of coins that last moved below today’s price, in %. It counts coins, not how large the profit is.',
    abbreviations: [],
    synonyms: ['coins in profit', 'percent supply in profit'],
    page: page.onchain,
    anchor: 'supply-in-profit',
  },
  whale: {
    name: 'Whale',
    definition:
      'A holder large enough to matter to a market. Whale transactions count single large transfers, which have no direction.',
    abbreviations: [],
    synonyms: ['whales', 'whale transactions', 'large holder', 'large transfers'],
    page: page.onchain,
    anchor: 'whale-transactions',
  },
  'market-cap': {
    name: 'Market cap',
    definition:
      'Price × circulating supply, in USD: the value of all tokens in public hands at the current price.',
    abbreviations: ['mcap', 'MC'],
    synonyms: ['market capitalisation', 'market capitalization', 'capitalisation', 'capitalization'],
    page: page.fundamentalFilters,
    anchor: 'market-cap',
  },
  fdv: {
    name: 'FDV',
    definition:
      'Fully diluted valuation: price × maximum supply, in USD. Where a token has no maximum, PT takes the total supply; other sites multiply by other supplies.',
    abbreviations: ['FDV'],
    synonyms: ['fully diluted valuation', 'fully diluted value', 'diluted market cap'],
    page: page.fundamentalFilters,
    anchor: 'fdv',
  },
  float: {
    name: 'Float',
    definition:
      'The part of a token’s supply in public hands. Float share is market cap ÷ FDV, in %; low means a lot of supply is still to come.',
    abbreviations: [],
    synonyms: ['float share', 'circulating supply', 'circulating share', 'low float'],
    page: page.fundamentalFilters,
    anchor: 'float-share',
  },
  unlock: {
    name: 'Unlock',
    definition: 'Tokens that become free to move on a scheduled date. Unlocked doesn’t mean sold.',
    abbreviations: [],
    synonyms: ['unlocks', 'token unlock', 'token unlocks', 'vesting', 'cliff', 'emissions'],
    page: page.fundamentalFilters,
    anchor: 'unlocks-in-30-days',
  },
  'price-to-fees': {
    name: 'P/F',
    definition:
      'Price to fees: FDV ÷ a year’s fees at the pace of the last 30 days. Lower is cheaper for what users pay.',
    abbreviations: ['P/F'],
    synonyms: ['price to fees', 'PF ratio'],
    page: page.fundamentalFilters,
    anchor: 'p-f',
  },
  'price-to-sales': {
    name: 'P/S',
    definition:
      'Price to sales: FDV ÷ a year’s revenue at the pace of the last 30 days. Lower is cheaper for what the protocol keeps.',
    abbreviations: ['P/S'],
    synonyms: ['price to sales', 'PS ratio', 'price to revenue'],
    page: page.fundamentalFilters,
    anchor: 'p-s',
  },
  'social-volume': {
    name: 'Social volume',
    definition:
      'The number of texts in a window that mention an asset at least once, whatever they say about it.',
    abbreviations: [],
    synonyms: ['mentions', 'buzz', 'social media'],
    page: page.offchainFilters,
    anchor: 'social-volume',
  },
  sentiment: {
    name: 'Sentiment',
    definition:
      'How positive or negative the texts about an asset are on the whole, as a score without fixed limits.',
    abbreviations: [],
    synonyms: ['mood', 'social sentiment', 'market sentiment'],
    page: page.offchainFilters,
    anchor: 'sentiment',
  },
} satisfies Record<string, Term>;
