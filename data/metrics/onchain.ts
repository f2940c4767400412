// biome-ignore-all lint/suspicious/noTemplateCurlyInString: a dollar sign before a value, not a template.
import {
  activeAddresses,
  averageGainPercent,
  exchangeReserve,
  marketCap,
  mvrv,
  netflow,
  newAddresses,
  nvt,
  realisedCap,
  sopr,
  supplyInProfitPercent,
  whaleTransactions,
} from '../formulas/onchain';
import { sum } from '../formulas/ratio';
import { families } from './families';
import type { Metric } from './metric.schema';

const common: Pick<Metric, 'family' | 'page' | 'timeframes' | 'parameters'> = {
  family: 'onchain',
  page: families.onchain.page,
  timeframes: families.onchain.timeframes,
  parameters: [],
};

const publicChains = families.onchain.venues;
const datedUnits =
  'Assets whose units can be dated by their last move: best on chains with separate outputs, such as Bitcoin. On account-based chains a model stands in for the age of a unit.';
const labelledWallets = 'Assets with labelled exchange wallets.';
const onceADay = 'Once per UTC day, final at the close.';
const blockFinality = families.onchain.updates;
const labelFinality = `${onceADay} When a wallet is labelled later its past counts too, so older days change and are marked as corrected.`;

/** The same four transfers serve active and new addresses, so that the two counts can be told apart. */
const transfers = [
  { from: 'A', to: 'B', usd: 80_000 },
  { from: 'A', to: 'C', usd: 150_000 },
  { from: 'B', to: 'C', usd: 100_000 },
  { from: 'D', to: 'A', usd: 2_400_000 },
];

/** One small supply for realised cap, MVRV and supply in profit. */
function supply(values: Readonly<Record<string, number>>) {
  const { oldUnits = 0, oldPrice = 0, midUnits = 0, midPrice = 0, newUnits = 0, newPrice = 0 } = values;
  return [
    { units: oldUnits, movedAt: oldPrice },
    { units: midUnits, movedAt: midPrice },
    { units: newUnits, movedAt: newPrice },
  ];
}

const supplyValues = {
  oldUnits: 10,
  oldPrice: 20000,
  midUnits: 5,
  midPrice: 50000,
  newUnits: 5,
  newPrice: 60000,
};

export const onchainMetrics: readonly Metric[] = [
  {
    ...common,
    id: 'active-addresses',
    name: 'Active addresses',
    definition:
      'How many different addresses sent or received the asset in the period. Each address counts once, however often it was used.',
    formula: 'number of distinct addresses among senders and receivers of the period',
    unit: 'addresses per bar',
    sign: 'Never negative; more means that more addresses took part. Bars don’t add up: an address active on seven days is one address in the week.',
    venues: publicChains,
    updates: blockFinality,
    reading: [
      'A proxy for use of the network. The trend over weeks says more than a day.',
      'Price far ahead of active addresses is a rise without new use; the other way round is use without attention.',
    ],
    misleads: [
      'Addresses aren’t people. One person has many, and one exchange address stands for thousands of customers.',
      'Where transfers are cheap, activity is easy to fake.',
      'Exchanges bundle withdrawals into one transfer and layers above the chain take use away from it, so real use can grow while the count falls.',
    ],
    example: {
      id: 'active-addresses',
      title: 'four transfers',
      text: 'A pays B, A pays C, B pays C, D pays A: {transfers} transfers with {ends} ends, and {active} active addresses.',
      values: { transfers: 4, ends: 8, active: 4 },
      recompute: () => ({
        transfers: transfers.length,
        ends: transfers.length * 2,
        active: activeAddresses(transfers),
      }),
    },
    inApp: 'A strip below the price from 1D upwards. Panda Intel reads it on the on-chain card.',
    command: 'metric add "active addresses"',
    screenerField: 'active_addresses',
    related: ['new-addresses', 'nvt', 'whale-transactions'],
    synonyms: ['DAA', 'daily active addresses', 'active wallets'],
  },
  {
    ...common,
    id: 'new-addresses',
    name: 'New addresses',
    definition:
      'How many addresses appeared on the chain for the first time in the period. It’s the growth of the network, where active addresses are its use.',
    formula: 'number of addresses whose first transfer of the asset lies in the period',
    unit: 'addresses per bar',
    sign: 'Never negative; more means faster growth of addresses. Each address is new once, so these bars do add up.',
    venues: publicChains,
    updates: blockFinality,
    reading: [
      'Compare it with active addresses: a high share of new ones says that the activity comes from newcomers, not from returning users.',
      'A lasting rise over months accompanies adoption; a spike of days usually has a cause to look for.',
    ],
    misleads: [
      'Airdrop hunters create addresses by the thousand.',
      'Many wallets make a fresh address for each payment. Old users then look like new ones.',
      'New doesn’t mean funded for long: addresses that were emptied the same day count too.',
    ],
    example: {
      id: 'new-addresses',
      title: 'the same four transfers',
      text: 'A pays B, A pays C, B pays C, D pays A. A and B were seen on earlier days: of {active} active addresses {fresh} are new.',
      values: { active: 4, fresh: 2 },
      recompute: () => ({
        active: activeAddresses(transfers),
        fresh: newAddresses(transfers, new Set(['A', 'B'])),
      }),
    },
    inApp: 'A strip below the price from 1D upwards.',
    command: 'metric add "new addresses"',
    screenerField: 'new_addresses',
    related: ['active-addresses', 'realised-cap'],
    synonyms: ['network growth', 'address growth'],
  },
  {
    ...common,
    id: 'realised-cap',
    name: 'Realised cap',
    definition:
      'The supply valued unit by unit at the price when each last moved, instead of all at the last price. It approximates what the holders together paid.',
    formula: 'Σ units × price at their last move',
    unit: 'USD',
    sign: 'Never negative; rising: units move at higher prices than before. It falls only when units move below the price of their last move.',
    venues: datedUnits,
    updates: blockFinality,
    reading: [
      'It changes only when coins move, so it is far calmer than market cap. A rising line says that money comes in at higher prices.',
      'A falling line says that holders realise losses. Falls are rare and usually belong to the late part of a bear market.',
    ],
    misleads: [
      'A move between two wallets of the same owner sets a new price although nothing was bought.',
      'On most exchanges coins change owner without a move on the chain, so their price stays old. Hyperliquid settles on its own chain.',
      'Lost coins stay at the low price of their time. That’s an advantage over market cap, but it doesn’t measure how many are lost.',
    ],
    example: {
      id: 'realised-cap',
      title: 'twenty coins',
      text: '{oldUnits} coins last moved at {oldPrice}, {midUnits} at {midPrice} and {newUnits} at {newPrice}, which is also the price now. Market cap is {market} USD, realised cap {realised} USD.',
      values: { ...supplyValues, market: 1200000, realised: 750000 },
      recompute: (values) => ({
        market: marketCap(supply(values), values.newPrice ?? 0),
        realised: realisedCap(supply(values)),
      }),
    },
    inApp: 'A strip below the price from 1D upwards.',
    command: 'metric add "realised cap"',
    screenerField: null,
    related: ['mvrv', 'supply-in-profit', 'sopr'],
    synonyms: ['realized cap', 'realised capitalisation', 'aggregate cost basis'],
  },
  {
    ...common,
    id: 'mvrv',
    name: 'MVRV',
    definition:
      'Market value divided by realised value: how far the price is above or below what holders together paid.',
    formula: 'market cap ÷ realised cap; price above the average cost = (MVRV − 1) × 100%',
    unit: 'ratio',
    sign: 'Above 1: holders are in profit on average. Below 1: at a loss on average. Some sources print ratio − 1 as a percentage.',
    venues: datedUnits,
    updates: blockFinality,
    reading: [
      'Far above 1 there is much profit to take; below 1 selling means taking a loss, which many put off.',
      'Compare an asset with its own history. One asset’s high is another’s middle.',
      'Use it for months. It says nothing about next week.',
    ],
    misleads: [
      'The extremes drift: the highs of later cycles have tended to be lower than those of earlier ones. A fixed level is a weak rule.',
      'It inherits every weakness of realised cap: internal transfers, exchange books, models for account-based chains.',
      'For a token with a large locked supply it depends on which supply market cap counts.',
    ],
    example: {
      id: 'mvrv',
      title: 'the same twenty coins',
      text: 'Market cap {market} USD over realised cap {realised} USD is an MVRV of {ratio}: price is {gain}% above the average cost of the supply. A reading of {high} would mean {highGain}%.',
      values: { market: 1200000, realised: 750000, ratio: 1.6, gain: 60, high: 2.4, highGain: 140 },
      recompute: ({ market = 0, realised = 0, high = 0 }) => ({
        ratio: mvrv(market, realised),
        gain: averageGainPercent(mvrv(market, realised)),
        highGain: averageGainPercent(high),
      }),
    },
    inApp: 'A strip below the price from 1D upwards. Panda Intel reads it on the on-chain card.',
    command: 'metric add mvrv',
    screenerField: 'mvrv',
    related: ['realised-cap', 'supply-in-profit', 'sopr', 'cari'],
    synonyms: ['market value to realised value', 'MVRV ratio'],
  },
  {
    ...common,
    id: 'nvt',
    name: 'NVT',
    definition:
      'Network value to transactions: market cap divided by the value that the chain moves in a day. It says how many days of transfers the market cap equals.',
    formula: 'market cap ÷ value transferred on the chain per day',
    unit: 'ratio (days)',
    sign: 'Always positive; higher: the price is rich against use of the chain. Lower: it is cheap against it.',
    venues:
      'Assets whose chain is used for transfers. It fits payment chains better than chains of applications.',
    updates: blockFinality,
    reading: [
      'Compare it with the asset’s own past over months, and prefer a smoothed line: one quiet Sunday doubles the plain ratio.',
      'A rising ratio in a rising market says that price runs ahead of transfers.',
    ],
    misleads: [
      'The transfer value contains change that returns to the sender and coins that exchanges move between their own wallets.',
      'Use that moves to layers above the chain or onto exchanges leaves the divisor, and the ratio rises without any change in demand.',
      'Two chains can’t be compared: they move value in different ways. The variant with a 90-day average in the divisor (NVT signal) has levels of its own.',
    ],
    example: {
      id: 'nvt',
      title: 'market cap in days of transfers',
      text: 'Market cap ${market}b, ${transferred}b moved in the day: NVT {ratio}. On a quiet day with ${quiet}b it would be {quietRatio}, at the same price.',
      values: { market: 1200, transferred: 20, ratio: 60, quiet: 10, quietRatio: 120 },
      recompute: ({ market = 0, transferred = 0, quiet = 0 }) => ({
        ratio: nvt(market, transferred),
        quietRatio: nvt(market, quiet),
      }),
    },
    inApp: 'A strip below the price from 1D upwards.',
    command: 'metric add nvt',
    screenerField: null,
    related: ['active-addresses', 'mvrv'],
    synonyms: ['network value to transactions', 'NVT ratio'],
  },
  {
    ...common,
    id: 'sopr',
    name: 'SOPR',
    definition:
      'Spent output profit ratio: the value of the coins moved in the period, divided by their value when they last moved. It shows profit that is being taken, where MVRV shows profit on paper.',
    formula: 'Σ units × price when spent ÷ Σ units × price when created, over outputs spent in the period',
    unit: 'ratio',
    sign: 'Above 1: coins were moved at a profit on balance. Below 1: at a loss. At 1 movers broke even.',
    venues: 'Chains with separate outputs, such as Bitcoin. Account-based chains have no outputs to compare.',
    updates: blockFinality,
    reading: [
      '1 is the pivot. In a rising market falls to 1 tend to stop there, because few want to sell at cost; in a falling market rises to 1 meet people who want their money back.',
      'Read a 7-day average. Single days are noise.',
      'A deep value below 1 with heavy volume is capitulation: losses are taken in a hurry.',
    ],
    misleads: [
      'A move isn’t a sale. Coins moved to a new wallet count as spent.',
      'Very old coins weigh heavily: one awakened wallet can lift a whole day.',
      'Coins that are moved within minutes pull the ratio to 1. Adjusted versions leave out outputs younger than an hour, so figures of two sources differ.',
    ],
    example: {
      id: 'sopr',
      title: 'two holders sell',
      text: 'At {now} USD one holder moves {oldUnits} coins that were created at {oldPrice}, another {newUnits} coin created at {newPrice}. Value now {spent} USD, value then {created} USD: SOPR {ratio}. One sold at a gain, one at a loss, and the ratio shows the balance.',
      values: {
        now: 60000,
        oldUnits: 2,
        oldPrice: 20000,
        newUnits: 1,
        newPrice: 65000,
        spent: 180000,
        created: 105000,
        ratio: 1.71,
      },
      recompute: ({ now = 0, oldUnits = 0, oldPrice = 0, newUnits = 0, newPrice = 0 }) => ({
        spent: (oldUnits + newUnits) * now,
        created: oldUnits * oldPrice + newUnits * newPrice,
        ratio: sopr([
          { units: oldUnits, createdAt: oldPrice, spentAt: now },
          { units: newUnits, createdAt: newPrice, spentAt: now },
        ]),
      }),
    },
    inApp: 'A strip below the price from 1D upwards.',
    command: 'metric add sopr',
    screenerField: null,
    related: ['mvrv', 'realised-cap', 'supply-in-profit'],
    synonyms: ['spent output profit ratio'],
  },
  {
    ...common,
    id: 'exchange-inflow',
    name: 'Exchange inflow',
    definition: 'How much of the asset moved into wallets that are labelled as belonging to exchanges.',
    formula: 'Σ units sent from unlabelled addresses to labelled exchange wallets in the period',
    unit: 'coin, and USD',
    sign: 'Never negative; more means that more supply can be sold. Deposited isn’t yet sold.',
    venues: labelledWallets,
    updates: labelFinality,
    reading: [
      'A spike before or during a fall is supply on its way to the market.',
      'Compare it with the outflow of the same day before reading it alone.',
    ],
    misleads: [
      'A deposit can be collateral for a long as well as coins for sale.',
      'An exchange that moves coins between its own wallets looks like inflow if one of them has no label yet.',
      'Stablecoin inflow reads the other way round: it is money that can buy.',
    ],
    example: {
      id: 'exchange-inflow',
      title: 'three deposits',
      text: 'Deposits of {a}, {b} and {c} BTC reach labelled wallets: inflow {inflow} BTC.',
      values: { a: 120, b: 30, c: 50, inflow: 200 },
      recompute: ({ a = 0, b = 0, c = 0 }) => ({ inflow: sum([a, b, c]) }),
    },
    inApp: 'A strip below the price from 1D upwards.',
    command: 'metric add "exchange inflow"',
    screenerField: null,
    related: ['exchange-outflow', 'exchange-netflow', 'exchange-reserve'],
    synonyms: ['deposits to exchanges'],
  },
  {
    ...common,
    id: 'exchange-outflow',
    name: 'Exchange outflow',
    definition: 'How much of the asset left wallets that are labelled as belonging to exchanges.',
    formula: 'Σ units sent from labelled exchange wallets to unlabelled addresses in the period',
    unit: 'coin, and USD',
    sign: 'Never negative; more means that more supply leaves for self-custody. It’s counted as a positive number.',
    venues: labelledWallets,
    updates: labelFinality,
    reading: [
      'Steady outflow is usually read as accumulation: people who withdraw don’t plan to sell today.',
      'A wave of outflow from one venue can be distrust of that venue and says nothing about price.',
    ],
    misleads: [
      'A transfer to a custodian, a fund or a wallet without a label looks like a withdrawal by a saver.',
      'Exchanges bundle withdrawals: the number of transfers isn’t the number of people.',
    ],
    example: {
      id: 'exchange-outflow',
      title: 'two withdrawals',
      text: 'Withdrawals of {a} and {b} BTC leave labelled wallets: outflow {outflow} BTC, written without a minus.',
      values: { a: 210, b: 50, outflow: 260 },
      recompute: ({ a = 0, b = 0 }) => ({ outflow: sum([a, b]) }),
    },
    inApp: 'A strip below the price from 1D upwards.',
    command: 'metric add "exchange outflow"',
    screenerField: null,
    related: ['exchange-inflow', 'exchange-netflow', 'exchange-reserve'],
    synonyms: ['withdrawals from exchanges'],
  },
  {
    ...common,
    id: 'exchange-netflow',
    name: 'Exchange netflow',
    definition: 'Inflow minus outflow: whether exchanges gained or lost coins in the period.',
    formula: 'netflow = inflow − outflow',
    unit: 'coin, and USD',
    sign: 'Positive: more came in than went out. Negative: exchanges lost coins. Check the sign of another source before you compare.',
    venues: labelledWallets,
    updates: labelFinality,
    reading: [
      'Positive netflow is potential selling supply; negative netflow is coins leaving for custody.',
      'Sum it over weeks. A single day is ruled by a few large transfers.',
      'Two days with the same netflow can differ widely in traffic. Look at both flows when the net is small.',
    ],
    misleads: [
      'Labels are incomplete and revised. The net of two large numbers is sensitive to a single missing wallet.',
      'Moves between exchanges cancel out only if both ends carry a label.',
    ],
    example: {
      id: 'exchange-netflow',
      title: 'inflow against outflow',
      text: 'Inflow {inflow} BTC, outflow {outflow} BTC: netflow {net} BTC. Coins left the exchanges on balance.',
      values: { inflow: 200, outflow: 260, net: -60 },
      recompute: ({ inflow = 0, outflow = 0 }) => ({ net: netflow(inflow, outflow) }),
    },
    inApp:
      'A strip below the price from 1D upwards, above and below zero. Panda Intel reads it on the on-chain card.',
    command: 'metric add "exchange netflow"',
    screenerField: 'netflow',
    related: ['exchange-inflow', 'exchange-outflow', 'exchange-reserve'],
    synonyms: ['netflow', 'net flow', 'exchange net position change'],
  },
  {
    ...common,
    id: 'exchange-reserve',
    name: 'Exchange reserve',
    definition:
      'How much of the asset is held in labelled exchange wallets. It’s the level whose changes are the netflow.',
    formula: 'Σ balances of labelled exchange wallets',
    unit: 'coin',
    sign: 'Never negative; falling: coins leave exchanges. Rising: they arrive.',
    venues: labelledWallets,
    updates: labelFinality,
    reading: [
      'The slope over months shows whether supply is leaving or returning. The level depends on what is labelled.',
      'Read it in coin. A figure in USD would mostly show the price.',
    ],
    misleads: [
      'A step that no netflow explains is a new label.',
      'Coins of funds and custodians aren’t in it, though they can be sold as quickly.',
      'It isn’t a proof of reserves: it shows what a venue holds, not what it owes.',
    ],
    example: {
      id: 'exchange-reserve',
      title: 'a rise without a transfer',
      text: 'Wallets with {a} and {b} BTC make a reserve of {before} BTC. A netflow of {net} BTC brings it to {after}. Then a wallet with {found} BTC is labelled: the reserve reads {labelled} BTC, and no coin moved.',
      values: {
        a: 300000,
        b: 200000,
        before: 500000,
        net: -60,
        after: 499940,
        found: 2000,
        labelled: 501940,
      },
      recompute: ({ a = 0, b = 0, net = 0, found = 0 }) => ({
        before: exchangeReserve([a, b]),
        after: exchangeReserve([a, b]) + net,
        labelled: exchangeReserve([a, b, found]) + net,
      }),
    },
    inApp: 'A strip below the price from 1D upwards.',
    command: 'metric add "exchange reserve"',
    screenerField: null,
    related: ['exchange-netflow', 'exchange-inflow', 'exchange-outflow'],
    synonyms: ['exchange balance', 'coins on exchanges'],
  },
  {
    ...common,
    id: 'supply-in-profit',
    name: 'Supply in profit',
    definition:
      'The share of all units that last moved at a price below the current one. It counts units and ignores how large the profit is.',
    formula: 'units whose last-move price < current price ÷ all units × 100',
    unit: '% of supply',
    sign: 'From 0 to 100; higher: more of the supply is in profit. Units that moved exactly at the current price aren’t in profit.',
    venues: datedUnits,
    updates: `${blockFinality} It uses that day’s closing price.`,
    reading: [
      'Near 100% nearly everyone has a profit to take; low values go with capitulation.',
      'In a range it moves fast when many coins last moved near the price: a small step of price then flips a large share.',
    ],
    misleads: [
      'At a new all-time high it’s close to 100% by definition, so don’t read that as a warning.',
      'One cent of profit counts as much as a tenfold gain. MVRV weighs the size.',
      'Internal transfers and exchange books distort the price of the last move, as they do for realised cap.',
    ],
    example: {
      id: 'supply-in-profit',
      title: 'the same twenty coins, once more',
      text: '{oldUnits} coins last moved at {oldPrice}, {midUnits} at {midPrice}, {newUnits} at {newPrice}. At a price of {newPrice} the last group is at cost: {share}% of supply is in profit. One dollar higher it is {higher}%.',
      values: { ...supplyValues, share: 75, higher: 100 },
      recompute: (values) => ({
        share: supplyInProfitPercent(supply(values), values.newPrice ?? 0),
        higher: supplyInProfitPercent(supply(values), (values.newPrice ?? 0) + 1),
      }),
    },
    inApp: 'A strip below the price from 1D upwards.',
    command: 'metric add "supply in profit"',
    screenerField: 'supply_in_profit',
    related: ['mvrv', 'realised-cap', 'sopr'],
    synonyms: ['percent supply in profit', 'coins in profit'],
  },
  {
    ...common,
    id: 'whale-transactions',
    name: 'Whale transactions',
    definition:
      'How many single transfers on the chain were larger than a threshold. Two series: above 100k USD and above 1m USD.',
    formula: 'number of transfers whose value in USD > 100,000 (> 1,000,000)',
    unit: 'transfers per bar',
    sign: 'Never negative; more means that large holders move more. A transfer has no buyer or seller, so there is no direction.',
    venues: publicChains,
    updates: blockFinality,
    reading: [
      'A rise says that large holders are paying attention. Exchange flows show which way the coins go.',
      'Compare with the asset’s own past: the threshold is a fixed number of dollars.',
    ],
    misleads: [
      'Exchanges, bridges and custodians move large sums between their own wallets all day.',
      'Batching merges many small payments into one large transfer.',
      'In a rising market the same coins cross the threshold more often, because it is set in USD.',
    ],
    example: {
      id: 'whale-transactions',
      title: 'four transfers against two thresholds',
      text: 'Transfers of {a}, {b}, {c} and {d} USD: {above100k} are above 100k, {above1m} is above 1m. The one of exactly {c} isn’t above it.',
      values: { a: 80000, b: 150000, c: 100000, d: 2400000, above100k: 2, above1m: 1 },
      recompute: () => {
        const [a = 0, b = 0, c = 0, d = 0] = transfers.map(({ usd }) => usd);
        return {
          a,
          b,
          c,
          d,
          above100k: whaleTransactions(transfers, 100_000),
          above1m: whaleTransactions(transfers, 1_000_000),
        };
      },
    },
    inApp: 'A strip below the price from 1D upwards, with both series in it.',
    command: 'metric add "whale transactions"',
    screenerField: 'whale_transactions',
    related: ['exchange-netflow', 'large-trades', 'active-addresses'],
    synonyms: ['whale transfers', 'large transactions'],
  },
];
