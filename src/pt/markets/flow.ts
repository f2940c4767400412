import type { Trade } from '@site/data/formulas/metrics/orderflow';
import { type SampleSymbol, workspaceMarkets } from '@site/data/samples/workspace';
import { at, BUYS, CLOSE, HIGH, LOW, OPEN, randomFrom, VOLUME } from './split';
import { DAY, FIRST, HOUR, MINUTE, partsOf, pieceAt, remember, wayOf } from './walk';

/* What traded: the prints of a minute, and what takers bought and sold in a span. */

export type Print = Trade & { readonly time: number };
/** USD by taker side, coins and number of trades. */
type Flow = {
  readonly buys: number;
  readonly sells: number;
  readonly coins: number;
  readonly count: number;
};

/** Charts keep what each of their closed bars traded, so only spans that several places ask for are kept here. */
const flows = new Map<string, ReturnType<typeof flowOfAll>>();
const MOST_FLOWS = 1_000;

/** Whole lots that add up to a total, in proportion to weights. */
function shared(weights: readonly number[], total: number): readonly number[] {
  const all = weights.reduce((sum, weight) => sum + weight, 0);
  let passed = 0;
  let given = 0;
  return weights.map((weight) => {
    passed += weight;
    const lots = Math.round((total * passed) / all) - given;
    given += lots;
    return lots;
  });
}

/** The trades of one minute, oldest first. They open, touch the high and the low, close and add up as the minute does. */
export function printsOf(symbol: SampleSymbol, minute: number): readonly Print[] {
  const { ticks, lots, seed } = workspaceMarkets[symbol];
  const row = partsOf(symbol, minute, MINUTE);
  const bar = (minute % HOUR) / MINUTE;
  const random = randomFrom(seed, minute / MINUTE, 5);
  const third = 1 + Math.floor(random() * 2);
  const turns = [at(row, bar, OPEN), ...wayOf(row, bar).map((field) => at(row, bar, field))];
  const trades = Array.from({ length: 3 * third + 1 }, (_, place) => {
    const from = turns[Math.floor(place / third)] as number;
    const to = turns[Math.floor(place / third) + 1] ?? from;
    // One of each side at first, so that no side's quantity is left over. Then takers follow price, mostly.
    const isBuy = place < 2 ? place === 0 : to > from === random() < 0.75;
    return {
      price: Math.round(from + ((to - from) * (place % third)) / third) / ticks,
      isBuy,
      weight: 0.02 + 30 * (random() * random() * random()) ** 2,
    };
  });
  const buys = at(row, bar, BUYS);
  const quantities = [true, false].map((side) =>
    shared(
      trades.map(({ isBuy, weight }) => (isBuy === side ? weight : 0)),
      side ? buys : at(row, bar, VOLUME) - buys,
    ),
  );
  return trades
    .map(({ price, isBuy }, place) => ({
      time: minute + Math.floor(((place + 0.5) * MINUTE) / trades.length),
      taker: isBuy ? ('buy' as const) : ('sell' as const),
      price,
      quantity: (quantities[isBuy ? 0 : 1]?.[place] ?? 0) / lots,
    }))
    .filter(({ quantity }) => quantity > 0);
}

/**
 * Of the turnover, what share trades of a size have; how much more than the market they lean to one side, which adds up to
 * nothing over all sizes; and what one of them is worth, in USD.
 */
const TIERS: Readonly<Record<string, readonly [share: number, leaning: number, usd: number]>> = {
  '0-1k': [0.05, -0.5, 300],
  '1k-10k': [0.2, -0.2, 3_500],
  '10k-100k': [0.4, 0, 32_000],
  '100k-1m': [0.25, 0.1, 260_000],
  '1m-10m': [0.1, 0.4, 2_100_000],
};

/** What takers bought and sold in a span, in USD. A minute counts at its hour's price, so that minutes add up to hours. */
function flowOfAll(symbol: SampleSymbol, from: number, until: number) {
  const { ticks, lots } = workspaceMarkets[symbol];
  let [buys, sells, coins] = [0, 0, 0];
  for (let time = from; time < until; ) {
    const [row, bar, length] = pieceAt(symbol, time, Math.min(until, time + HOUR));
    const hours = partsOf(symbol, time, HOUR);
    const hour = Math.floor((time % DAY) / HOUR);
    const price = (at(hours, hour, HIGH) + at(hours, hour, LOW) + at(hours, hour, CLOSE)) / 3 / ticks / lots;
    buys += at(row, bar, BUYS) * price;
    sells += (at(row, bar, VOLUME) - at(row, bar, BUYS)) * price;
    coins += at(row, bar, VOLUME) / lots;
    time += length;
  }
  return { buys, sells, coins };
}

/** Everything that traded between two moments, of all sizes or of one. */
export function flowBetween(symbol: SampleSymbol, from: number, until: number, tier = 'all'): Flow {
  const all = remember(flows, MOST_FLOWS, `${symbol} ${from} ${until}`, () =>
    flowOfAll(symbol, Math.max(from, FIRST), until),
  );
  const [total, delta] = [all.buys + all.sells, all.buys - all.sells];
  const part = (id: string): Flow => {
    const [share, leaning, usd] = TIERS[id] ?? [Number.NaN, 0, 1];
    return {
      buys: (share * (total + delta * (1 + leaning))) / 2,
      sells: (share * (total - delta * (1 + leaning))) / 2,
      coins: all.coins * share,
      count: Math.round((share * total) / usd),
    };
  };
  const count = Object.keys(TIERS).reduce((sum, id) => sum + part(id).count, 0);
  return tier === 'all' ? { ...all, count } : part(tier);
}
