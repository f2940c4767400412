import {
  activeAddresses,
  averageGainPercent,
  marketCap,
  mvrv,
  netflow,
  newAddresses,
  realisedCap,
  sopr,
  supplyInProfitPercent,
  whaleTransactions,
} from '../formulas/metrics/onchain';
import { ratio, sum } from '../formulas/metrics/ratio';
import { metricsOf } from './families';

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

export const onchainMetrics = metricsOf('onchain', {
  'active-addresses': {
    name: 'Active addresses',
    definition: 'How many different addresses sent or received the asset.',
    formula: 'number of distinct addresses among senders and receivers of the period',
    unit: 'addresses per bar',
    sign: 'Bars don’t add up: an address active on seven days is one address in the week.',
    reading: [
      'Read it as network use over weeks: if price rises well ahead of it, the rally came without new use.',
    ],
    misleads: [
      'One person can have many addresses, one exchange address stands for thousands of people, and where transfers are cheap, activity is easy to fake.',
      'Second layers take use off the chain, and real use can grow while the count falls.',
    ],
    example: {
      title: 'four transfers',
      text: 'A pays B, A pays C, B pays C and D pays A. That’s {transfers} transfers with {ends} ends, but only {active} active addresses.',
      values: { transfers: 4, ends: 8, active: 4 },
      recompute: () => ({
        transfers: transfers.length,
        ends: transfers.length * 2,
        active: activeAddresses(transfers),
      }),
    },
    command: 'metric add "active addresses"',
    screenerField: 'active_addresses',
    synonyms: ['DAA', 'daily active addresses', 'active wallets'],
  },
  'new-addresses': {
    name: 'New addresses',
    definition: 'How many addresses sent or received the asset for the first time.',
    formula: 'number of addresses whose first transfer of the asset lies in the period',
    unit: 'addresses per bar',
    sign: 'Each address is new once, so these bars do add up.',
    reading: [
      'When many of the active addresses are new, newcomers are arriving. When few are, old users are coming back.',
      'A rise over months goes with adoption, while a spike of a few days usually has one cause worth looking for.',
    ],
    misleads: [
      'Airdrop hunters create addresses by the thousand.',
      'Many wallets use a fresh address for each payment, which makes old users look new.',
    ],
    example: {
      title: 'the same four transfers',
      text: 'In those transfers, A and B had been seen before, so {fresh} of the {active} active addresses are new.',
      values: { active: 4, fresh: 2 },
      recompute: () => ({
        active: activeAddresses(transfers),
        fresh: newAddresses(transfers, new Set(['A', 'B'])),
      }),
    },
    command: 'metric add "new addresses"',
    screenerField: 'new_addresses',
    synonyms: ['network growth', 'address growth'],
  },
  'realised-cap': {
    name: 'Realised cap',
    definition:
      'All coins, each valued at the price when it last moved. It’s roughly what holders paid together.',
    formula: 'Σ units × price at their last move',
    unit: 'USD',
    sign: 'Rising: coins move at higher prices than before.',
    reading: [
      'It changes when coins move, which makes it calmer than market cap. When it rises, money is coming in at higher prices.',
      'When it falls, holders are taking losses, which is rare and usually comes late in a bear market.',
    ],
    misleads: [
      'Moving coins between two of your wallets resets their price although nothing was bought.',
      'Inside most exchanges coins change owner without moving on the chain, and their price stays old.',
    ],
    example: {
      title: 'twenty coins',
      text: '{oldUnits} coins last moved at ${oldPrice}, {midUnits} at ${midPrice} and {newUnits} at ${newPrice}, which is also the price now. Market cap is ${market} and realised cap is ${realised}.',
      values: { ...supplyValues, market: 1200000, realised: 750000 },
      recompute: (values) => ({
        market: marketCap(supply(values), values.newPrice ?? 0),
        realised: realisedCap(supply(values)),
      }),
    },
    command: 'metric add "realised cap"',
    synonyms: ['realized cap', 'realised capitalisation', 'aggregate cost basis'],
  },
  mvrv: {
    name: 'MVRV',
    definition: 'Market cap divided by realised cap: price against what holders paid on average.',
    formula: 'market cap ÷ realised cap; price above the average cost = (MVRV − 1) × 100%',
    unit: 'ratio',
    sign: 'Above 1: price is above the average cost.',
    reading: [
      'Far above 1, there’s a lot of profit to take. Below 1, selling means taking a loss, which many put off.',
    ],
    misleads: ['Later cycles have tended to peak lower, which makes a fixed level a weak rule.'],
    example: {
      title: 'the same twenty coins',
      text: 'Market cap ${market} over realised cap ${realised} is an MVRV of {ratio}: price is {gain}% above the average cost. A reading of {high} would mean {highGain}%.',
      values: { market: 1200000, realised: 750000, ratio: 1.6, gain: 60, high: 2.4, highGain: 140 },
      recompute: ({ market = 0, realised = 0, high = 0 }) => ({
        ratio: mvrv(market, realised),
        gain: averageGainPercent(mvrv(market, realised)),
        highGain: averageGainPercent(high),
      }),
    },
    command: 'metric add mvrv',
    screenerField: 'mvrv',
    synonyms: ['market value to realised value', 'MVRV ratio'],
  },
  nvt: {
    name: 'NVT',
    definition: 'Network value to transactions: market cap divided by the value the chain moves per day.',
    formula: 'market cap ÷ value transferred on the chain per day',
    unit: 'ratio (days)',
    sign: 'Higher: price is high for how much the chain is used.',
    venues: 'Assets whose chain is used for transfers, payment chains above all.',
    reading: ['Read it over months, on the `1W` timeframe: one quiet Sunday can double a daily value.'],
    misleads: [
      'When use moves to second layers or exchanges, it rises although demand hasn’t changed.',
      'Don’t compare plain NVT with NVT signal, which averages transfers over 90 days.',
    ],
    example: {
      title: 'market cap in days of transfers',
      text: 'Market cap is ${market}b and ${transferred}b moved in the day: NVT is {ratio}. On a quiet day with ${quiet}b it would be {quietRatio} at the same price.',
      values: { market: 1200, transferred: 20, ratio: 60, quiet: 10, quietRatio: 120 },
      recompute: ({ market = 0, transferred = 0, quiet = 0 }) => ({
        ratio: ratio(market, transferred),
        quietRatio: ratio(market, quiet),
      }),
    },
    command: 'metric add nvt',
    synonyms: ['network value to transactions', 'NVT ratio'],
  },
  sopr: {
    name: 'SOPR',
    definition:
      'Spent output profit ratio: the value of coins that moved, divided by their value at the move before. It measures profit being taken, and MVRV profit on paper.',
    formula: 'Σ units × price when spent ÷ Σ units × price when created, over outputs spent in the period',
    unit: 'ratio',
    sign: 'Above 1: coins moved at a profit on balance.',
    venues: 'Chains that track each coin’s moves, such as Bitcoin. Account-based chains have none.',
    reading: [
      'In an uptrend it tends to bounce off 1, and in a downtrend to turn back there, as people sell to get their money back.',
      'Single days are noisy: read it on `1W`. A value well below 1 on heavy volume is capitulation: holders give up.',
    ],
    misleads: ['Coins sent to a new wallet count as spent, although no one sold them.'],
    example: {
      title: 'two holders sell',
      text: 'At a price of ${now}, one holder moves {oldUnits} coins that last moved at ${oldPrice}, and another moves {newUnits} coin that last moved at ${newPrice}. They’re worth ${spent} now and were worth ${created} then. SOPR is {ratio}.',
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
    command: 'metric add sopr',
    synonyms: ['spent output profit ratio'],
  },
  'exchange-inflow': {
    name: 'Exchange inflow',
    definition: 'How much of the asset moved into wallets labelled as an exchange’s.',
    formula: 'Σ units sent from unlabelled addresses to labelled exchange wallets in the period',
    unit: 'coin, and USD',
    sign: 'Higher: more coins can be sold, which doesn’t mean that they are.',
    reading: ['A spike before or during a fall is supply on its way to the market.'],
    misleads: [
      'A deposit can also be collateral for a long.',
      'Stablecoin inflow reads the other way, as money that can buy.',
    ],
    example: {
      title: 'three deposits',
      text: 'Deposits of {a}, {b} and {c} BTC reach labelled wallets. Inflow is {inflow} BTC.',
      values: { a: 120, b: 30, c: 50, inflow: 200 },
      recompute: ({ a = 0, b = 0, c = 0 }) => ({ inflow: sum([a, b, c]) }),
    },
    command: 'metric add "exchange inflow"',
    synonyms: ['deposits to exchanges'],
  },
  'exchange-outflow': {
    name: 'Exchange outflow',
    definition: 'How much of the asset left wallets labelled as an exchange’s.',
    formula: 'Σ units sent from labelled exchange wallets to unlabelled addresses in the period',
    unit: 'coin, and USD',
    sign: 'Higher: more coins leave exchanges.',
    reading: [
      'Steady outflow is usually read as accumulation, because people who withdraw don’t plan to sell today.',
    ],
    misleads: ['A transfer to a custodian or fund looks like a saver’s withdrawal.'],
    example: {
      title: 'two withdrawals',
      text: 'Withdrawals of {a} and {b} BTC leave labelled wallets. Outflow is {outflow} BTC, written without a minus.',
      values: { a: 210, b: 50, outflow: 260 },
      recompute: ({ a = 0, b = 0 }) => ({ outflow: sum([a, b]) }),
    },
    command: 'metric add "exchange outflow"',
    synonyms: ['withdrawals from exchanges'],
  },
  'exchange-netflow': {
    name: 'Exchange netflow',
    definition: 'Inflow minus outflow: whether exchanges gained or lost coins.',
    formula: 'netflow = inflow − outflow',
    unit: 'coin, and USD',
    sign: 'Positive: more came in than went out.',
    reading: ['Add it up over weeks, because a few large transfers decide a single day.'],
    misleads: ['It’s the small difference of two large numbers, and one missing label can change it.'],
    example: {
      title: 'inflow against outflow',
      text: 'With an inflow of {inflow} BTC and an outflow of {outflow} BTC, netflow is {net} BTC.',
      values: { inflow: 200, outflow: 260, net: -60 },
      recompute: ({ inflow = 0, outflow = 0 }) => ({ net: netflow(inflow, outflow) }),
    },
    command: 'metric add "exchange netflow"',
    screenerField: 'netflow',
    synonyms: ['netflow', 'net flow', 'exchange net position change'],
  },
  'exchange-reserve': {
    name: 'Exchange reserve',
    definition: 'How much of the asset is in labelled exchange wallets. Netflow is its change.',
    formula: 'Σ balances of labelled exchange wallets',
    unit: 'coin',
    sign: 'Falling: coins leave exchanges.',
    reading: [
      'Its slope over months shows whether supply leaves or returns, while the level depends on what’s labelled.',
    ],
    misleads: ['A step that no netflow explains is a new label.'],
    example: {
      title: 'a rise without a transfer',
      text: 'Wallets with {a} and {b} BTC make a reserve of {before} BTC. A netflow of {net} BTC brings it to {after}. Then a wallet with {found} BTC gets a label, and the reserve reads {labelled} BTC although no coin moved.',
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
        before: sum([a, b]),
        after: sum([a, b]) + net,
        labelled: sum([a, b, found]) + net,
      }),
    },
    command: 'metric add "exchange reserve"',
    synonyms: ['exchange balance', 'coins on exchanges'],
  },
  'supply-in-profit': {
    name: 'Supply in profit',
    definition: 'The share of coins that last moved below the current price.',
    formula: 'units whose last-move price < current price ÷ all units × 100',
    unit: '% of supply',
    sign: 'From 0 to 100. Higher: more of the supply is in profit.',
    updates: 'Daily, at that day’s closing price.',
    reading: ['It has been high in euphoria and low in capitulation.'],
    misleads: [
      'At a new all-time high it’s close to 100% by definition.',
      'One cent of profit counts as much as a tenfold gain, whereas MVRV weighs the size.',
    ],
    example: {
      title: 'the same twenty coins, once more',
      text: '{oldUnits} coins last moved at {oldPrice}, {midUnits} at {midPrice}, {newUnits} at {newPrice}. At {newPrice} the last group is at cost, so {share}% of supply is in profit. One dollar higher it’s {higher}%.',
      values: { ...supplyValues, share: 75, higher: 100 },
      recompute: (values) => ({
        share: supplyInProfitPercent(supply(values), values.newPrice ?? 0),
        higher: supplyInProfitPercent(supply(values), (values.newPrice ?? 0) + 1),
      }),
    },
    command: 'metric add "supply in profit"',
    screenerField: 'supply_in_profit',
    synonyms: ['percent supply in profit', 'coins in profit'],
  },
  'whale-transactions': {
    name: 'Whale transactions',
    definition: 'How many transfers were above $100k and, as a second series, above $1m.',
    formula: 'number of transfers whose value in USD > 100,000 (> 1,000,000)',
    unit: 'transfers per bar',
    sign: 'A transfer has no buyer or seller and thus no direction.',
    reading: ['When it rises, large holders are active. Exchange flows show which way the coins go.'],
    misleads: ['Exchanges, bridges and custodians move large sums between their wallets all day.'],
    example: {
      title: 'four transfers against two thresholds',
      text: 'There are transfers of ${a}, ${b}, ${c} and ${d}. Of these {above100k} are above $100k and {above1m} is above $1m. The one of exactly ${c} doesn’t count.',
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
    command: 'metric add "whale transactions"',
    screenerField: 'whale_transactions',
    synonyms: ['whale transfers', 'large transactions'],
  },
});
