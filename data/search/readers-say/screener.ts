import type { Said } from './said';

const base = '/docs/screener/';
const overview = `${base}overview`;
const create = `${base}creating-a-screener`;
const commands = `${base}screener-commands`;
const filters = `${base}screener-filters/`;
const dex = `${filters}dex-metrics`;
const fundamental = `${filters}fundamental-metrics`;
const offchain = `${filters}offchain-metrics`;
const onchain = `${filters}onchain-metrics`;

export const screener: Said = {
  [overview]: ['coin finder, find coins, stock screener, find trades, list of coins'],
  [`${overview}#from-all-to-few`]: ['how screener works, screener steps, screener parts'],
  [`${overview}#filter-families`]: ['kinds filters, what filter, filter by'],
  [`${overview}#missing-data`]: [
    'coin missing list, coin missing, market dropped, no data coin, coin not in list, dropped out',
    'screener empty',
  ],
  [`${overview}#which-tool`]: ['screener or alert, watchlist or screener, favourites'],
  [`${overview}#use-a-result`]: ['after screener, use results, results do, open result'],

  [create]: ['new screener, set up screener, find coins'],
  [`${create}#build`]: [
    'build screener, save screener, screener steps, plan screener, only bybit coins, only perps, filter exchange',
    'list perps',
  ],
  [`${create}#work-through-rows`]: [
    'go through results, rows jump, open row chart, freeze list, click result',
  ],
  [`${create}#alert-on-match`]: [
    'notify new match, screener notification, alert list changes, alert new coin, alert enters list',
  ],
  [`${create}#worked-perps`]: [
    'screener example, crowded shorts, find short squeeze, perp screener, squeeze recipe, find squeezes',
  ],
  [`${create}#worked-dex`]: [
    'dex screener, safe pools, cannot sell, avoid traps, find gems, avoid scam coins',
  ],
  [`${create}#what-can-go-wrong`]: [
    'screener empty, no results, nothing found, screener problem, too many results',
    'screener shows nothing, coin missing list',
  ],

  [commands]: ['screener keyboard, screener syntax, query language'],
  [`${commands}#order`]: ['command order, order of commands'],
  [`${commands}#filter-grammar`]: ['filter syntax, query language, filter format, combine filters'],
  [`${commands}#usage`]: ['growing coins, adoption growing, users growing, active users'],
  [`${commands}#pools`]: ['safe pools, sell again, get out pool, cannot sell, liquid pools'],
  [`${commands}#leaving`]: [
    'coins leaving exchanges, exchange withdrawals, accumulation coins, outflow coins',
  ],
  [`${commands}#unlocks`]: ['low float, vesting soon, upcoming unlock, vesting schedule, unlock calendar'],
  [`${commands}#look`]: ['open results, first results'],
  [`${commands}#message`]: ['screener alert, list to alert'],
  [`${commands}#export`]: ['csv, download results, google sheets, export data'],
  [`${commands}#cmd-universe`]: ['only bybit, choose markets, only spot, filter chain, list exchange'],
  [`${commands}#cmd-where`]: ['add filter'],
  [`${commands}#cmd-drop`]: ['remove filter'],
  [`${commands}#cmd-sort`]: ['sort results, order by, highest first, rank coins'],
  [`${commands}#cmd-columns`]: ['add column, remove column, change columns, more columns'],
  [`${commands}#cmd-limit`]: ['fewer rows, top 10, number rows, show more rows'],
  [`${commands}#cmd-refresh`]: [
    'auto refresh, list changes, update screener, refresh results, refresh interval',
  ],
  [`${commands}#cmd-watch`]: ['add favourites, favourite coin, save coin'],
  [`${commands}#cmd-row`]: ['open row, open chart row'],
  [`${commands}#odd-list`]: ['percent change wrong, everything passes, list looks wrong'],
  [`${commands}#refused`]: ['filter refused, filter not working, filter syntax error'],

  [filters]: ['filter list, all filters, available filters, filter coins, screener criteria'],
  [`${filters}#anatomy`]: ['filter parts, write filter, filter format'],
  [`${filters}#numbers`]: [
    'million filter, number format, write numbers, thousands separator, percent filter',
  ],
  [`${filters}#operators`]: ['greater than, less than, filter operators, comparison, filter between, equal'],
  [`${filters}#windows`]: ['filter period, last 24 hours, filter time, last week, lookback'],
  [`${filters}#and`]: [
    'filter or, either filter, or between filters, combine filters, two filters',
    'several filters',
  ],
  [`${filters}#missing-data`]: ['no data, coin missing, screener empty, coin missing list'],
  [`${filters}#choose-a-limit`]: ['good filter value, which number, threshold, best filter, filter value'],
  [`${filters}#all-fields`]: ['field list, list filters, metric names, filter ids, all metrics screener'],

  [dex]: ['pool filters, dex screener, find gems, memecoin filter, new coins, uniswap pools, fresh launches'],
  [`${dex}#compare`]: ['pool fields, dex fields'],
  [`${dex}#liquidity`]: [
    'enough liquidity, liquid pools, pool size, minimum liquidity, pool money, low liquidity',
  ],
  [`${dex}#pool-volume`]: ['minimum volume, pool turnover, volume filter, trading volume pool'],
  [`${dex}#buys-sells`]: ['more buyers, buy sell count, buyers vs sellers, buy sell ratio'],
  [`${dex}#unique-traders`]: [
    'number of traders, how many traders, different wallets, real volume, wash trading',
  ],
  [`${dex}#fee-apr`]: ['pool yield, yield farming, lp income, apy, earn fees, provide liquidity'],
  [`${dex}#price-impact`]: ['cost to exit, impact filter, slippage filter, pool depth'],
  [`${dex}#pair-age`]: ['new listings, new coins, newly launched, token age, how old pool'],
  [`${dex}#holders`]: ['number of holders, how many holders, token owners, holder count, wallet count'],
  [`${dex}#recipe-exit`]: ['sell again, cannot sell, get out pool, exit pool, safe pools, avoid illiquid'],
  [`${dex}#recipe-organic`]: ['real volume, genuine traders, pool volume real, avoid bots'],
  [`${dex}#recipe-fees`]: ['steady yield, best pools, yield pools, stable fees, earn fees'],
  [`${dex}#staged-pools`]: ['fake pool, rug pull, fake liquidity, fake volume, cannot sell'],
  [`${dex}#pitfalls`]: ['dex mistakes, pool misleading'],

  [fundamental]: [
    'valuation filter, fundamentals, price to earnings, tokenomics, value investing',
    'fundamental analysis',
  ],
  [`${fundamental}#fdv-conventions`]: [
    'fdv different, fdv elsewhere, coingecko fdv, coinmarketcap, defillama, which fdv',
    'different supply',
  ],
  [`${fundamental}#market-cap`]: [
    'company size, coin size, how big coin, large caps, small caps, coin worth',
  ],
  [`${fundamental}#fdv`]: ['diluted value, total valuation, max supply value, fdv different'],
  [`${fundamental}#float-share`]: [
    'circulating percent, locked tokens, low float, percent unlocked, circulating share',
  ],
  [`${fundamental}#fees`]: ['protocol income, users pay, protocol fees, fees earned'],
  [`${fundamental}#revenue`]: ['protocol revenue, project income, project makes money'],
  [`${fundamental}#p-f`]: ['price earnings, pe ratio, price fees ratio, earnings multiple'],
  [`${fundamental}#p-s`]: ['price sales ratio, valuation ratio, price earnings, revenue multiple'],
  [`${fundamental}#unlocks-in-30-days`]: [
    'vesting, token unlock, unlock calendar, upcoming unlock, vesting schedule, new supply soon',
  ],
  [`${fundamental}#fees-to-holders`]: [
    'fees or revenue, dividends, buyback, holders get, token holders earn',
  ],
  [`${fundamental}#recipe-value`]: ['undervalued, cheap tokens, find bargain'],
  [`${fundamental}#recipe-supply`]: ['no unlock, avoid unlock, vesting finished, no new supply'],
  [`${fundamental}#recipe-low-float`]: ['low float high fdv, overvalued coins, vc coins, find shorts'],
  [`${fundamental}#pitfalls`]: ['ratio misleading, valuation mistakes'],

  [offchain]: ['social filters, social media, twitter, attention coins'],
  [`${offchain}#compare`]: ['gainers losers, oversold coins, unusual volume, top movers'],
  [`${offchain}#market`]: ['price filters, volume filters, volatility filter'],
  [`${offchain}#derivatives`]: ['funding filter, open interest filter, leverage filter, liquidation filter'],
  [`${offchain}#attention`]: ['social filters, attention filters'],
  [`${offchain}#recipe-volume`]: ['volume spike, unusual volume, what moves today'],
  [`${offchain}#social-volume`]: [
    'twitter mentions, hype, how much talk, trending coins, social media mentions, telegram mentions',
  ],
  [`${offchain}#social-dominance`]: ['share of talk, talk share, most discussed'],
  [`${offchain}#sentiment`]: [
    'mood, positive tweets, market mood, fear greed, bullish talk, positive or negative',
  ],
  [`${offchain}#search-interest`]: ['google trends, google searches, search trend'],
  [`${offchain}#developer-activity`]: [
    'github commits, coding activity, project alive, team building, github, developers working',
  ],
  [`${offchain}#listings`]: [
    'number of exchanges, listed where, how many exchanges, exchange listings, which exchanges list',
    'new listing',
  ],
  [`${offchain}#recipe-attention`]: ['trending now, hype coins, new hype, twitter hype'],
  [`${offchain}#recipe-early`]: ['early hype, before pump, before everyone'],
  [`${offchain}#recipe-builders`]: [
    'hidden gems, dead projects, project alive, github active, quiet projects',
  ],
  [`${offchain}#pitfalls`]: ['fake hype, bought followers, shilling'],

  [onchain]: ['on chain filters, blockchain filters, ledger data'],
  [`${onchain}#active-addresses`]: ['users filter, daily users, network use'],
  [`${onchain}#new-addresses`]: ['new users filter, adoption, network growth'],
  [`${onchain}#netflow`]: ['coins leaving exchanges filter, exchange flow filter, coins going to exchanges'],
  [`${onchain}#mvrv`]: ['holders profit filter, average profit'],
  [`${onchain}#supply-in-profit`]: ['share in profit, how many profit'],
  [`${onchain}#whale-transactions`]: ['whale filter, big transfers filter, big wallets'],
  [`${onchain}#finality`]: ['on chain delay, data late, daily update, numbers change later'],
  [`${onchain}#recipe-growth`]: ['growing adoption, growing users, accumulation coins'],
  [`${onchain}#recipe-break-even`]: ['break even, holders at cost, average cost'],
  [`${onchain}#recipe-distribution`]: ['whales selling, large holders sell, insiders selling'],
};
