import {
  activeAddressesExample,
  buysSellsExample,
  fdvExample,
  feeAprExample,
  floatShareExample,
  marketCapExample,
  mvrvExample,
  netflowExample,
  poolLiquidityExample,
  poolPriceImpactExample,
  priceToFeesExample,
  priceToSalesExample,
  revenueExample,
  searchInterestExample,
  sentimentExample,
  socialDominanceExample,
  supplyInProfitExample,
  turnoverExample,
  uniqueTradersExample,
  unlocksExample,
} from './examples/screener';
import type { FdvConvention, ScreenerFamily, ScreenerField } from './screener-fields.schema';

const filterPages = '/docs/screener/screener-filters';

/** Each family of fields with its page, in the order in which the references list them. */
export const screenerFamilyPages: Readonly<Record<ScreenerFamily, { name: string; page: string }>> = {
  dex: { name: 'DEX filters', page: `${filterPages}/dex-metrics` },
  fundamental: { name: 'Fundamental filters', page: `${filterPages}/fundamental-metrics` },
  offchain: { name: 'Off-chain filters', page: `${filterPages}/offchain-metrics` },
  onchain: { name: 'On-chain filters', page: `${filterPages}/onchain-metrics` },
};

type FamilyParts = Pick<ScreenerField, 'family' | 'universes' | 'page'>;

/** Pool fields describe a pool; the other families describe the asset behind a market, whatever its universe. */
const dex: FamilyParts = { family: 'dex', universes: ['dex'], page: screenerFamilyPages.dex.page };
const fundamental: FamilyParts = {
  family: 'fundamental',
  universes: ['spot', 'perps', 'dex'],
  page: screenerFamilyPages.fundamental.page,
};
const offchain: FamilyParts = {
  family: 'offchain',
  universes: ['spot', 'perps', 'dex'],
  page: screenerFamilyPages.offchain.page,
};
const onchain: FamilyParts = {
  family: 'onchain',
  universes: ['spot', 'perps', 'dex'],
  page: screenerFamilyPages.onchain.page,
};

const poolState = 'The balances of the pool’s contract on its chain, valued at market prices.';
const poolSwaps = 'The swaps that the pool’s contract recorded on its chain.';
const blockByBlock =
  'Follows the chain, block by block. The newest blocks can still be replaced, so the last reading may be corrected.';
const poolWindow =
  'Follows the chain, block by block; the window moves with the clock. The newest blocks can still be replaced.';

export const dexFields: readonly ScreenerField[] = [
  {
    ...dex,
    id: 'liquidity',
    name: 'Liquidity',
    definition: 'The value of everything in the pool, both sides together.',
    formula: 'Σ (units of each token in the pool × its price in USD)',
    unit: 'USD',
    sign: 'Never negative. Higher means more money in the pool, which usually means a smaller price impact.',
    windows: null,
    source: poolState,
    updates: blockByBlock,
    filter: { text: 'liquidity > 500k', keeps: 'Pools that hold more than 500,000 USD.' },
    reading:
      'The first filter of almost every DEX screener: a pool that cannot take your exit is not worth reading further.',
    misleads: [
      'It moves with the price of the tokens even if nobody adds or removes anything.',
      'With concentrated liquidity much of the money can be far from the current price, where it does not help your swap: check price impact as well.',
      'Liquidity that is not locked can be withdrawn by its owner in one transaction.',
    ],
    example: poolLiquidityExample,
    anchor: 'liquidity',
    metricId: null,
    synonyms: ['pool TVL', 'TVL', 'LP', 'reserves', 'pool size'],
  },
  {
    ...dex,
    id: 'pool_volume',
    name: 'Pool volume',
    definition: 'The value of all swaps through this pool in the window.',
    formula: 'Σ value of each swap in USD',
    unit: 'USD',
    sign: 'Never negative. Buys and sells both add to it, so it says nothing about direction.',
    windows: ['1h', '24h', '7d', '30d'],
    source: poolSwaps,
    updates: poolWindow,
    filter: { text: 'pool_volume > 250k 24h', keeps: 'Pools that traded more than 250,000 USD in a day.' },
    reading:
      'Read it beside liquidity. A day’s volume is usually somewhere between a fraction of the liquidity and a few times that; far more needs an explanation.',
    misleads: [
      'One bot that swaps in a circle makes as much volume as a thousand people.',
      'It covers this pool only: the same token may trade mostly in another pool.',
    ],
    example: turnoverExample,
    anchor: 'pool-volume',
    metricId: null,
    synonyms: ['DEX volume', 'swap volume', 'turnover'],
  },
  {
    ...dex,
    id: 'buys_sells',
    name: 'Buys/sells',
    definition: 'The number of buys of the pool’s token for each sell in the window.',
    formula: 'number of buys ÷ number of sells',
    unit: 'ratio',
    sign: 'Above 1 there are more buys than sells, below 1 more sells than buys. It counts swaps, whatever their size.',
    windows: ['1h', '24h', '7d'],
    source: poolSwaps,
    updates: poolWindow,
    filter: {
      text: 'buys_sells between 0.5 2 24h',
      keeps: 'Pools in which neither side has more than twice the swaps of the other.',
    },
    reading:
      'A band around 1 keeps pools in which people can do both. A pool without a single sell has no ratio and drops out.',
    misleads: [
      'Many small buys can face one large sell: the ratio looks strong while the value leaves.',
      'Wallets are free to create, so both sides can be staged by one person.',
    ],
    example: buysSellsExample,
    anchor: 'buys-sells',
    metricId: null,
    synonyms: ['buy/sell ratio', 'buys', 'sells', 'txns'],
  },
  {
    ...dex,
    id: 'unique_traders',
    name: 'Unique traders',
    definition: 'The number of different addresses that swapped in this pool in the window.',
    formula: 'number of distinct addresses over all swaps in the window',
    unit: 'addresses',
    sign: 'Never negative. Higher means that the volume comes from more addresses.',
    windows: ['24h', '7d', '30d'],
    source: poolSwaps,
    updates: poolWindow,
    filter: { text: 'unique_traders > 200 24h', keeps: 'Pools that more than 200 addresses used in a day.' },
    reading:
      'Divide the number of swaps by it: many swaps per address point to bots or to one person in a loop.',
    misleads: [
      'An address is not a person: one person can fund hundreds of wallets.',
      'Swaps through a router or an aggregator may be recorded under an address that many people share.',
    ],
    example: uniqueTradersExample,
    anchor: 'unique-traders',
    metricId: null,
    synonyms: ['makers', 'wallets', 'unique wallets', 'traders'],
  },
  {
    ...dex,
    id: 'fee_apr',
    name: 'Fee APR',
    definition: 'What the pool’s fees would pay liquidity providers in a year if the window repeated itself.',
    formula: 'fees in the window ÷ days in the window × 365 ÷ liquidity × 100',
    unit: '% per year, simple',
    sign: 'Never negative. Higher means more fees for each dollar in the pool, before any loss of value.',
    windows: ['24h', '7d', '30d'],
    source: 'The pool’s swaps and its fee rate, over its liquidity.',
    updates: poolWindow,
    filter: { text: 'fee_apr > 10 7d', keeps: 'Pools whose fees of the week come to more than 10 % a year.' },
    reading:
      'For swappers it says how hard the pool’s money works. For liquidity providers it is the income side only.',
    misleads: [
      'It leaves out impermanent loss, which can be larger than the fees, and token incentives.',
      'A single busy day gives an absurd yearly rate: use the longest window that fits.',
      'Part of the fee may go to the protocol and never reach liquidity providers.',
    ],
    example: feeAprExample,
    anchor: 'fee-apr',
    metricId: null,
    synonyms: ['APR', 'LP yield', 'pool yield'],
  },
  {
    ...dex,
    id: 'price_impact',
    name: 'Price impact for a size',
    definition:
      'How far a buy of the stated size would itself push its price, given what is in the pool now.',
    formula: 'constant-product pool: amount paid × (1 − fee) ÷ reserve of the token paid × 100',
    unit: '% of the pool’s price, for a size in USD',
    sign: 'Never negative, and always a cost. Lower means a deeper pool. The fee is not included.',
    windows: null,
    source: poolState,
    updates: blockByBlock,
    filter: {
      text: 'price_impact < 1',
      keeps: 'Pools in which a buy of the size that is set moves the price by less than 1 %.',
    },
    reading:
      'Set the size to what you would really trade, then a little more: you want to know the price of leaving in a hurry.',
    misleads: [
      'It is a snapshot: the pool can be half as deep when you sell.',
      'A sell of the same size can cost more than the buy, above all with concentrated liquidity or a transfer tax.',
      'Slippage from other people’s swaps comes on top and cannot be known beforehand.',
    ],
    example: poolPriceImpactExample,
    anchor: 'price-impact',
    metricId: null,
    synonyms: ['impact', 'slippage', 'depth of a pool', 'market impact'],
  },
  {
    ...dex,
    id: 'pair_age',
    name: 'Pair age',
    definition: 'The time since liquidity was first added to this pool.',
    formula: 'now − time of the first added liquidity',
    unit: 'days',
    sign: 'Never negative. Higher means that the pool has existed longer.',
    windows: null,
    source: 'The first block in which the pool’s contract received liquidity.',
    updates: 'Grows with the clock. The start does not change once its block is final.',
    filter: { text: 'pair_age > 30', keeps: 'Pools that are older than 30 days.' },
    reading:
      'New pools carry the most risk: age removes many traps because few of them are kept up for long.',
    misleads: [
      'Age is the pool’s, not the token’s: an old token can open a new pool, and a new version of an exchange resets every age.',
      'An old pool can be emptied in a minute.',
    ],
    example: null,
    anchor: 'pair-age',
    metricId: null,
    synonyms: ['pool age', 'age', 'new pools', 'new pairs'],
  },
  {
    ...dex,
    id: 'holders',
    name: 'Holders',
    definition: 'The number of addresses with a balance of the pool’s token above zero.',
    formula: 'number of addresses with balance > 0',
    unit: 'addresses',
    sign: 'Never negative. Higher means that the token is spread over more addresses.',
    windows: null,
    source: 'The token contract’s transfers on the pool’s chain.',
    updates: 'Follows the chain, usually with some delay. The newest blocks can still be replaced.',
    filter: { text: 'holders > 1000', keeps: 'Pools whose token is held by more than 1,000 addresses.' },
    reading: 'Use it as a floor. The change over a week says more than the level.',
    misleads: [
      'Dust sent to thousands of wallets makes thousands of holders who never asked for the token.',
      'The count says nothing about concentration: ten addresses may hold nearly everything.',
      'One exchange wallet can stand for many people, and contracts are counted like people.',
    ],
    example: null,
    anchor: 'holders',
    metricId: null,
    synonyms: ['token holders', 'holder count'],
  },
];

const supplyFigures =
  'The market price and the supply figures of the token, which issuers often report themselves.';
const priceAndSupply =
  'The price moves with the market. Supply changes when it is reported, so an unlock can show up late.';
const protocolFees = 'The protocol’s contracts, read and classified by a data provider.';
const dailyRevised =
  'Usually once a day, by UTC days. Recent days can be revised when contracts are added or reclassified.';

export const fundamentalFields: readonly ScreenerField[] = [
  {
    ...fundamental,
    id: 'market_cap',
    name: 'Market cap',
    definition: 'The value of all tokens in public hands at the current price.',
    formula: 'price × circulating supply',
    unit: 'USD',
    sign: 'Never negative. Higher means a larger asset.',
    windows: null,
    source: supplyFigures,
    updates: priceAndSupply,
    filter: { text: 'market_cap > 100m', keeps: 'Assets worth more than 100 million USD.' },
    reading: 'A size class. Use it to compare like with like before any other filter.',
    misleads: [
      'It is the last price times every token: nobody could sell them all at that price.',
      'Circulating supply is defined by the issuer or the provider, and two sites may differ widely.',
    ],
    example: marketCapExample,
    anchor: 'market-cap',
    metricId: null,
    synonyms: ['mcap', 'capitalisation', 'market capitalization', 'MC'],
  },
  {
    ...fundamental,
    id: 'fdv',
    name: 'FDV',
    definition:
      'Fully diluted valuation: the value of all tokens that can ever exist, at the current price. Where no maximum is set, the total supply is used.',
    formula: 'price × maximum supply (no maximum: price × total supply)',
    unit: 'USD',
    sign: 'Never negative. The further FDV lies above market cap, the more tokens are still to come.',
    windows: null,
    source: supplyFigures,
    updates: priceAndSupply,
    filter: { text: 'fdv < 1b', keeps: 'Assets whose fully diluted valuation is below 1 billion USD.' },
    reading:
      'The value that the current price implies once every token is out. Compare it with market cap, and never read it alone.',
    misleads: [
      'Three conventions share the name: maximum supply, total supply, and total supply minus burned tokens.',
      'It assumes that the price holds while the supply grows.',
      'A token without a maximum keeps being issued, so its FDV is not an upper limit.',
    ],
    example: fdvExample,
    anchor: 'fdv',
    metricId: null,
    synonyms: ['fully diluted valuation', 'fully diluted value', 'diluted market cap'],
  },
  {
    ...fundamental,
    id: 'float_share',
    name: 'Float share',
    definition: 'The part of the fully diluted supply that is in public hands.',
    formula: 'market cap ÷ FDV × 100',
    unit: '%',
    sign: 'From 0 to 100. Lower means that more tokens are still locked or not issued.',
    windows: null,
    source: supplyFigures,
    updates: 'Changes only when a supply figure changes: the price cancels out.',
    filter: {
      text: 'float_share > 50',
      keeps: 'Assets with more than half of their supply in public hands.',
    },
    reading: 'A low share warns of supply that will come to market. Unlocks say when it comes.',
    misleads: [
      'Tokens of a treasury or a foundation may be counted as circulating by one provider and as locked by another.',
      'A share above 100 points to supply figures that contradict each other.',
    ],
    example: floatShareExample,
    anchor: 'float-share',
    metricId: null,
    synonyms: ['float', 'mcap/FDV', 'circulating share', 'low float'],
  },
  {
    ...fundamental,
    id: 'fees',
    name: 'Fees',
    definition: 'Everything that users paid to use the protocol in the window.',
    formula: 'Σ fees paid by users',
    unit: 'USD',
    sign: 'Never negative. Higher means that users paid more.',
    windows: ['24h', '7d', '30d'],
    source: protocolFees,
    updates: dailyRevised,
    filter: {
      text: 'fees > 1m 30d',
      keeps: 'Protocols whose users paid more than 1 million USD in 30 days.',
    },
    reading:
      'The top line: what people pay for what the protocol does. It shows demand, not who keeps the money.',
    misleads: [
      'Most of it may go to liquidity providers or validators, nothing to the token.',
      'Fees that are refunded in tokens are still counted.',
    ],
    example: null,
    anchor: 'fees',
    metricId: null,
    synonyms: ['protocol fees', 'total fees'],
  },
  {
    ...fundamental,
    id: 'revenue',
    name: 'Revenue',
    definition:
      'The part of the fees that the protocol or its token holders keep, without the liquidity providers’ part.',
    formula: 'fees − the part paid to liquidity providers and other suppliers',
    unit: 'USD',
    sign: 'Never negative. At most as large as fees.',
    windows: ['24h', '7d', '30d'],
    source: protocolFees,
    updates: dailyRevised,
    filter: {
      text: 'revenue > 250k 30d',
      keeps: 'Protocols that kept more than 250,000 USD of their fees in 30 days.',
    },
    reading:
      'Revenue says that the protocol earns. Whether token holders see any of it is a further question.',
    misleads: [
      'Providers draw the line between fees and revenue in different places.',
      'Token incentives are not deducted: a protocol can pay out more than it keeps.',
    ],
    example: revenueExample,
    anchor: 'revenue',
    metricId: null,
    synonyms: ['protocol revenue', 'sales'],
  },
  {
    ...fundamental,
    id: 'p_f',
    name: 'P/F',
    definition:
      'Price to fees: how many years of fees, at the rate of the last 30 days, the fully diluted valuation equals.',
    formula: 'FDV ÷ (fees of the last 30 days × 365 ÷ 30)',
    unit: 'ratio',
    sign: 'Lower means cheaper for the fees it takes in. Without fees there is no ratio, and the market drops out.',
    windows: null,
    source: 'The fields FDV and fees.',
    updates: 'Moves with the price all day; the fees in it change once a day and can be revised.',
    filter: { text: 'p_f < 20', keeps: 'Protocols valued at less than 20 years of current fees.' },
    reading:
      'Compare within one kind of protocol. For the circulating version, multiply by float share ÷ 100.',
    misleads: [
      'On market cap the ratio is lower; sites that do not say which they use cannot be compared.',
      'Fees swing with the market: 30 good days make an expensive token look cheap.',
    ],
    example: priceToFeesExample,
    anchor: 'p-f',
    metricId: null,
    synonyms: ['price to fees', 'PF ratio', 'P/F ratio'],
  },
  {
    ...fundamental,
    id: 'p_s',
    name: 'P/S',
    definition:
      'Price to sales: how many years of revenue, at the rate of the last 30 days, the fully diluted valuation equals.',
    formula: 'FDV ÷ (revenue of the last 30 days × 365 ÷ 30)',
    unit: 'ratio',
    sign: 'Lower means cheaper for the revenue it keeps. P/S is never below P/F, since revenue is part of fees.',
    windows: null,
    source: 'The fields FDV and revenue.',
    updates: 'Moves with the price all day; the revenue in it changes once a day and can be revised.',
    filter: { text: 'p_s < 50', keeps: 'Protocols valued at less than 50 years of current revenue.' },
    reading: 'The stricter of the two ratios: it drops protocols that pass all their fees on.',
    misleads: [
      'Revenue is cyclical: the ratio is lowest at the end of a busy month.',
      'A change in the fee split moves it overnight without any change in use.',
    ],
    example: priceToSalesExample,
    anchor: 'p-s',
    metricId: null,
    synonyms: ['price to sales', 'PS ratio', 'P/S ratio', 'price to revenue'],
  },
  {
    ...fundamental,
    id: 'unlocks_30d',
    name: 'Unlocks in 30 days',
    definition:
      'The tokens that are scheduled to become free in the next 30 days, as a share of circulating supply.',
    formula: 'tokens unlocking in the next 30 days ÷ circulating supply × 100',
    unit: '% of circulating supply',
    sign: 'Never negative. It looks ahead: higher means more new supply within a month.',
    windows: null,
    source: 'Published release schedules, cliffs (all at once) and linear releases (day by day) together.',
    updates: 'Usually once a day. The issuer can change a schedule, even for dates that are near.',
    filter: {
      text: 'unlocks_30d < 2',
      keeps: 'Assets whose schedule adds less than 2 % to the float in the coming month.',
    },
    reading:
      'Compare the value that unlocks with daily volume: a share that looks small can be days of trading.',
    misleads: [
      'Unlocked is not sold: some tokens go to treasuries or stay staked.',
      'The sum hides its shape: one cliff on one day differs from the same amount in thirty parts.',
      'Burns are usually not deducted.',
    ],
    example: unlocksExample,
    anchor: 'unlocks-in-30-days',
    metricId: null,
    synonyms: ['token unlocks', 'vesting', 'cliff', 'emissions', 'supply unlock'],
  },
];

/** What FDV multiplies the price by, by provider. Each number is right; they answer different questions. */
export const fdvConventions = [
  {
    id: 'fdv-max',
    supply: 'Maximum supply',
    counts: 'Every token that can ever exist, issued or not.',
    usedBy: 'PT’s fdv field, Token Terminal, DefiLlama',
  },
  {
    id: 'fdv-total',
    supply: 'Total supply',
    counts: 'Tokens that exist today, locked ones included.',
    usedBy: 'Santiment; PT where no maximum is set',
  },
  {
    id: 'fdv-total-minus-burned',
    supply: 'Total supply − burned',
    counts: 'Tokens that exist today, without those on burn addresses.',
    usedBy: 'DEX Screener',
  },
] as const satisfies readonly FdvConvention[];

const publicTexts = 'Public posts and messages about the asset, collected by a data provider.';
const textCounts =
  'Usually by the hour or by the day. Past values can change when the set of sources or the filter against spam changes.';

export const offchainFields: readonly ScreenerField[] = [
  {
    ...offchain,
    id: 'social_volume',
    name: 'Social volume',
    definition: 'The number of texts in the window that mention the asset at least once.',
    formula: 'number of posts and messages with at least one mention',
    unit: 'texts',
    sign: 'Never negative. Higher means more talk, good or bad. A text with ten mentions counts once.',
    windows: ['1h', '24h', '7d'],
    source: publicTexts,
    updates: textCounts,
    filter: {
      text: 'social_volume changed% 50 24h',
      keeps: 'Assets that are talked about at least half as much again as the day before.',
    },
    reading: 'Use the change, never the level: a large asset always has more talk than a small one.',
    misleads: [
      'Names that are also words, or that several tokens share, collect texts about something else.',
      'Bots and paid campaigns are counted until somebody filters them.',
    ],
    example: null,
    anchor: 'social-volume',
    metricId: null,
    synonyms: ['mentions', 'buzz', 'posts', 'social media'],
  },
  {
    ...offchain,
    id: 'social_dominance',
    name: 'Social dominance',
    definition: 'The asset’s social volume compared with that of the top 100 assets together.',
    formula: 'social volume of the asset ÷ social volume of the top 100 assets × 100',
    unit: '%',
    sign: 'Never negative. Higher means a larger part of the market’s attention. It is not a share of a whole and can pass 100.',
    windows: ['24h', '7d'],
    source: publicTexts,
    updates: textCounts,
    filter: {
      text: 'social_dominance > 1 24h',
      keeps: 'Assets with more than 1 % of the group’s talk in a day.',
    },
    reading:
      'It takes out days on which everybody talks about everything: the asset must gain against the rest.',
    misleads: [
      'It falls when another asset is in the news, although nothing about yours changed.',
      'The make-up of the top 100 changes, and with it the denominator.',
    ],
    example: socialDominanceExample,
    anchor: 'social-dominance',
    metricId: null,
    synonyms: ['share of voice', 'mindshare', 'attention share'],
  },
  {
    ...offchain,
    id: 'sentiment',
    name: 'Sentiment',
    definition: 'How much more positive than negative the texts about the asset are in the window.',
    formula: 'Σ scores of positive texts − Σ scores of negative texts',
    unit: 'score, without fixed ends',
    sign: 'Positive: the positive texts outweigh the negative ones. Negative: the other way round. 0: they balance.',
    windows: ['24h', '7d'],
    source: 'The texts of social volume, each scored by a classifier.',
    updates: textCounts,
    filter: { text: 'sentiment > 0 7d', keeps: 'Assets with more positive than negative talk in a week.' },
    reading:
      'Filter by its sign, or against the asset’s own past. Extremes show crowding, in both directions.',
    misleads: [
      'A sum grows with the number of texts, so large assets have larger values in both directions.',
      'Irony, slang and languages other than English are often scored wrongly.',
      'The operator changed% has no meaning here, because the value passes through zero.',
    ],
    example: sentimentExample,
    anchor: 'sentiment',
    metricId: null,
    synonyms: ['mood', 'social sentiment', 'bullish', 'bearish'],
  },
  {
    ...offchain,
    id: 'search_interest',
    name: 'Search interest',
    definition: 'How often people search for the asset, relative to the busiest moment of the same window.',
    formula: 'searches ÷ searches at the peak of the window × 100',
    unit: '0 to 100, relative',
    sign: '100 is the peak of the window, whatever its size. 0 means too little data, which need not mean no searches.',
    windows: ['7d', '30d'],
    source: 'Public search statistics of the Google Trends kind, drawn from a sample.',
    updates:
      'Usually once a day. The whole series is scaled again when the window moves, so past values change.',
    filter: {
      text: 'search_interest between 1 40 30d',
      keeps: 'Assets that are searched for well below their peak of the month, and have data.',
    },
    reading:
      'It compares an asset with its own recent past. A value of 80 for two assets does not mean equal interest.',
    misleads: [
      'A limit such as below 40 also catches every asset at 0, where data is too thin: set a lower bound.',
      'The same day has a different value in another window or region.',
      'Names that are also words bring in searches for something else.',
    ],
    example: searchInterestExample,
    anchor: 'search-interest',
    metricId: null,
    synonyms: ['Google Trends', 'search volume', 'trends'],
  },
  {
    ...offchain,
    id: 'developer_activity',
    name: 'Developer activity',
    definition: 'The number of development events in the project’s public repositories in the window.',
    formula: 'number of public GitHub events − comments, issues and forks',
    unit: 'events',
    sign: 'Never negative. Higher means more public work, which need not be better work.',
    windows: ['7d', '30d'],
    source: 'Public GitHub repositories that are assigned to the project.',
    updates: 'Usually once a day. Values change when repositories are added to a project or removed from it.',
    filter: { text: 'developer_activity > 50 30d', keeps: 'Projects with more than 50 events in a month.' },
    reading: 'A floor that finds projects nobody works on any more. As a ranking it is worth little.',
    misleads: [
      'Private repositories do not show, so a silent project may be busy.',
      'Bots, copied code and the way that work is split into commits change the count without any change in work.',
      'Providers count different things: events, contributors, or developers with several active months.',
    ],
    example: null,
    anchor: 'developer-activity',
    metricId: null,
    synonyms: ['dev activity', 'GitHub', 'commits', 'contributors'],
  },
  {
    ...offchain,
    id: 'listings',
    name: 'Listings',
    definition: 'The number of venues on which the asset is listed.',
    formula: 'number of venues with at least one market in the asset',
    unit: 'venues',
    sign: 'Never negative. Higher means more places to trade.',
    windows: null,
    source: 'The public market lists of the venues that the data provider follows.',
    updates: 'Changes when a venue opens or closes a market. An announcement alone does not count.',
    filter: { text: 'listings >= 3', keeps: 'Assets that trade on three venues or more.' },
    reading:
      'Use it as a floor, so that one venue’s outage or delisting does not leave you without a market.',
    misleads: [
      'A listing is not liquidity: a market can be open and empty.',
      'The price often moves at the announcement, before the count does.',
    ],
    example: null,
    anchor: 'listings',
    metricId: null,
    synonyms: ['exchange listings', 'markets', 'delisting', 'new listing'],
  },
];

const ledger = 'The chain’s own ledger.';
const labelledLedger =
  'The chain’s own ledger and the data provider’s list of wallets that belong to exchanges.';
const costBasis = 'The chain’s own ledger, and the market price at the time when each unit last moved.';
const chainDaily =
  'Once per UTC day, so a window counts whole days. The latest days are still revised after reorganised blocks or late corrections.';
const labelsRevised =
  'Once per UTC day, so a window counts whole days. When a wallet is labelled later its past is counted too, so old values change.';
const costBasisDaily =
  'Once per UTC day. The latest days are still revised after reorganised blocks or late corrections.';

export const onchainFields: readonly ScreenerField[] = [
  {
    ...onchain,
    id: 'active_addresses',
    name: 'Active addresses',
    definition: 'The number of different addresses that sent or received the asset in the window.',
    formula: 'number of distinct senders and receivers, each counted once',
    unit: 'addresses',
    sign: 'Never negative. Higher means wider use.',
    windows: ['24h', '7d', '30d'],
    source: ledger,
    updates: chainDaily,
    filter: {
      text: 'active_addresses changed% 20 7d',
      keeps: 'Assets whose week had at least a fifth more active addresses than the week before.',
    },
    reading: 'Compare an asset with itself. A level says more about a chain’s fees than about its users.',
    misleads: [
      'Addresses are not people: exchanges bundle thousands of users, and one person can run thousands of addresses.',
      'Where transactions cost next to nothing, activity is cheap to fake.',
    ],
    example: activeAddressesExample,
    anchor: 'active-addresses',
    metricId: 'active-addresses',
    synonyms: ['AA', 'DAU', 'daily active addresses', 'users'],
  },
  {
    ...onchain,
    id: 'new_addresses',
    name: 'New addresses',
    definition: 'The number of addresses that appear for the first time in the window.',
    formula: 'number of addresses whose first transfer lies in the window',
    unit: 'addresses',
    sign: 'Never negative. Higher means faster growth.',
    windows: ['24h', '7d', '30d'],
    source: ledger,
    updates: chainDaily,
    filter: {
      text: 'new_addresses changed% 25 7d',
      keeps: 'Assets that gained at least a quarter more new addresses than the week before.',
    },
    reading: 'Growth that holds for weeks is worth more than one jump.',
    misleads: [
      'Airdrop hunters open wallets by the thousand and leave.',
      'Exchanges open a deposit address for each customer, all in the same hour if they like.',
    ],
    example: null,
    anchor: 'new-addresses',
    metricId: 'new-addresses',
    synonyms: ['network growth', 'adoption'],
  },
  {
    ...onchain,
    id: 'netflow',
    name: 'Netflow',
    definition: 'What moved to exchange wallets minus what moved away from them in the window.',
    formula: 'inflow to exchanges − outflow from exchanges',
    unit: 'USD',
    sign: 'Positive: more came in than left, possible supply for sale. Negative: more left than came in, for self-custody.',
    windows: ['24h', '7d', '30d'],
    source: labelledLedger,
    updates: labelsRevised,
    filter: {
      text: 'netflow < 0 7d',
      keeps: 'Assets of which more left exchanges than reached them in a week.',
    },
    reading: 'Start with the sign over a week. To judge the size, put it beside market cap or daily volume.',
    misleads: [
      'A move between two wallets of one exchange looks like a flow until both are labelled.',
      'A deposit can be collateral for a position instead of coins for sale.',
      'The operator changed% has no meaning here, because the value passes through zero.',
    ],
    example: netflowExample,
    anchor: 'netflow',
    metricId: 'exchange-netflow',
    synonyms: ['exchange netflow', 'exchange flows', 'inflow', 'outflow'],
  },
  {
    ...onchain,
    id: 'mvrv',
    name: 'MVRV',
    definition: 'Market value to realised value: market cap against the price at which each unit last moved.',
    formula: 'market cap ÷ realised cap',
    unit: 'ratio',
    sign: 'Above 1 holders are in profit on average, below 1 at a loss. 1 is break-even.',
    windows: null,
    source: costBasis,
    updates: costBasisDaily,
    filter: { text: 'mvrv between 0.8 1.2', keeps: 'Assets whose holders are near break-even on average.' },
    reading:
      'Read the distance from 1, and the asset’s own history: what counts as high drifts from cycle to cycle.',
    misleads: [
      'One provider shows it as a percentage, so 140 there is 2.4 here.',
      'Moving coins between wallets of one owner resets their price without any trade.',
      'Lost coins keep an old, low price for ever and lift the ratio.',
    ],
    example: mvrvExample,
    anchor: 'mvrv',
    metricId: 'mvrv',
    synonyms: ['market value to realised value', 'market value to realized value', 'MVRV ratio'],
  },
  {
    ...onchain,
    id: 'supply_in_profit',
    name: 'Supply in profit',
    definition: 'The share of the supply that last moved at a price below the current one.',
    formula: 'units whose last price < current price ÷ all units × 100',
    unit: '%',
    sign: 'From 0 to 100. Near 100 almost everyone is in profit; low values mean that most are under water.',
    windows: null,
    source: costBasis,
    updates: costBasisDaily,
    filter: {
      text: 'supply_in_profit < 60',
      keeps: 'Assets with more than two fifths of the supply not in profit.',
    },
    reading: 'Very high values go with euphoria, low ones with capitulation. Neither says when it ends.',
    misleads: [
      'It counts a coin that is one cent up like one that has doubled: read it beside MVRV.',
      'At a new all-time high it is near 100 by definition, whatever happens next.',
      'Transfers between wallets of one owner reset the price, as with MVRV.',
    ],
    example: supplyInProfitExample,
    anchor: 'supply-in-profit',
    metricId: 'supply-in-profit',
    synonyms: ['percent supply in profit', 'profit supply', 'SIP'],
  },
  {
    ...onchain,
    id: 'whale_transactions',
    name: 'Whale transactions',
    definition:
      'The number of transfers worth more than 100,000 USD in the window. It is the lower of the two thresholds that the custom metric draws.',
    formula: 'number of transfers with value > 100,000 USD',
    unit: 'transfers',
    sign: 'Never negative and without direction: a transfer is neither a buy nor a sell.',
    windows: ['24h', '7d'],
    source: ledger,
    updates: chainDaily,
    filter: {
      text: 'whale_transactions changed% 100 24h',
      keeps: 'Assets with at least twice as many large transfers as the day before.',
    },
    reading: 'It says that large holders are awake. Netflow says which way the coins went.',
    misleads: [
      'Exchanges sorting their own wallets produce the largest transfers of all.',
      'The threshold is in USD, so a rising price alone adds transfers.',
      'On a small asset the count jumps from two to four: a change of 100 % out of nothing.',
    ],
    example: null,
    anchor: 'whale-transactions',
    metricId: 'whale-transactions',
    synonyms: ['whales', 'large transfers', 'whale alerts'],
  },
];

export const screenerFields: readonly ScreenerField[] = [
  ...dexFields,
  ...fundamentalFields,
  ...offchainFields,
  ...onchainFields,
];
