import { page } from './pages';
import type { WrittenTerm } from './schema';

/** What is read from chains, and what describes the asset behind a market. */
export const onchainTerms = {
  'active-address': {
    name: 'Active address',
    definition: 'An address that sent or received an asset. Not a person.',
    abbreviations: ['DAA'],
    synonyms: ['active addresses', 'daily active addresses', 'active wallets'],
    home: `${page.onchain}#active-addresses`,
  },
  'realised-cap': {
    name: 'Realised cap',
    definition: 'What the supply is worth if each coin counts at the price when it last moved.',
    synonyms: ['realized cap', 'realised capitalisation', 'cost basis', 'aggregate cost basis'],
    home: `${page.onchain}#realised-cap`,
  },
  mvrv: {
    name: 'MVRV',
    definition: 'Market value ÷ realised value. Above 1, price is above the average cost.',
    abbreviations: ['MVRV'],
    synonyms: ['market value to realised value', 'market value to realized value'],
    home: `${page.onchain}#mvrv`,
  },
  nvt: {
    name: 'NVT',
    definition: 'Network value to transactions: market cap ÷ daily transfer value.',
    abbreviations: ['NVT'],
    synonyms: ['network value to transactions'],
    home: `${page.onchain}#nvt`,
  },
  sopr: {
    name: 'SOPR',
    definition:
      'Spent output profit ratio: what coins that moved are worth, divided by what they cost. Above 1 is a profit.',
    abbreviations: ['SOPR'],
    synonyms: ['spent output profit ratio'],
    home: `${page.onchain}#sopr`,
  },
  netflow: {
    name: 'Netflow',
    definition: 'Coins into exchange wallets minus coins out.',
    synonyms: [
      'exchange netflow',
      'net flow',
      'inflow',
      'outflow',
      'exchange inflow',
      'exchange outflow',
      'exchange flows',
    ],
    home: `${page.onchain}#exchange-netflow`,
  },
  'exchange-reserve': {
    name: 'Exchange reserve',
    definition: 'All coins in wallets labelled as an exchange’s.',
    synonyms: ['exchange balance', 'coins on exchanges', 'exchange reserves'],
    home: `${page.onchain}#exchange-reserve`,
  },
  'supply-in-profit': {
    name: 'Supply in profit',
    definition: 'The share of coins that last moved below today’s price.',
    synonyms: ['coins in profit', 'percent supply in profit'],
    home: `${page.onchain}#supply-in-profit`,
  },
  whale: {
    name: 'Whale',
    definition: 'A holder large enough to matter to a market.',
    synonyms: ['whales', 'whale transactions', 'large holder', 'large transfers'],
    home: `${page.onchain}#whale-transactions`,
  },
  'market-cap': {
    name: 'Market cap',
    definition: 'Price × circulating supply, in US dollars.',
    abbreviations: ['mcap', 'MC'],
    synonyms: ['market capitalisation', 'market capitalization', 'capitalisation', 'capitalization'],
    home: `${page.fundamentalFilters}#market-cap`,
  },
  fdv: {
    name: 'FDV',
    definition: 'Fully diluted valuation: price × maximum supply.',
    abbreviations: ['FDV'],
    synonyms: ['fully diluted valuation', 'fully diluted value', 'diluted market cap'],
    home: `${page.fundamentalFilters}#fdv`,
  },
  float: {
    name: 'Float',
    definition: 'The part of a token’s supply in public hands.',
    synonyms: ['float share', 'circulating supply', 'circulating share', 'low float'],
    home: `${page.fundamentalFilters}#float-share`,
  },
  unlock: {
    name: 'Unlock',
    definition: 'Tokens that become free to move. They aren’t necessarily sold.',
    synonyms: ['unlocks', 'token unlock', 'token unlocks', 'vesting', 'cliff', 'emissions'],
    home: `${page.fundamentalFilters}#unlocks-in-30-days`,
  },
  'price-to-fees': {
    name: 'P/F',
    definition: 'Price to fees: FDV ÷ a year’s fees.',
    abbreviations: ['P/F'],
    synonyms: ['price to fees', 'PF ratio'],
    home: `${page.fundamentalFilters}#p-f`,
  },
  'price-to-sales': {
    name: 'P/S',
    definition: 'Price to sales: FDV ÷ a year’s revenue.',
    abbreviations: ['P/S'],
    synonyms: ['price to sales', 'PS ratio', 'price to revenue'],
    home: `${page.fundamentalFilters}#p-s`,
  },
  'social-volume': {
    name: 'Social volume',
    definition: 'How many texts in a window mention an asset.',
    synonyms: ['mentions', 'buzz', 'social media'],
    home: `${page.offchainFilters}#social-volume`,
  },
  sentiment: {
    name: 'Sentiment',
    definition: 'How positive the texts about an asset are, as a score.',
    synonyms: ['mood', 'social sentiment', 'market sentiment'],
    home: `${page.offchainFilters}#sentiment`,
  },
} satisfies Record<string, WrittenTerm>;
