import {
  cumulativeDelta,
  delta,
  inTier,
  type Trade,
  takerVolume,
} from '@site/data/formulas/metrics/orderflow';
import { recordedTrades, tradesBase } from '@site/data/samples/trades';
import { shortUsd, signedPercent, signedShortUsd } from '@site/src/lib/text/format';
import { median } from 'd3-array';
import type { Finding } from '../kit/shell/finding';

const MINUTES_PER_BAR = 15;

/** The tiers of the order-flow metrics, in USD. "All" includes prints above the highest tier. */
export const TIERS = [
  { id: 'all', name: 'all', from: 0, below: Number.POSITIVE_INFINITY },
  { id: '0-1k', name: '0–1k', from: 0, below: 1_000 },
  { id: '1k-10k', name: '1k–10k', from: 1_000, below: 10_000 },
  { id: '10k-100k', name: '10k–100k', from: 10_000, below: 100_000 },
  { id: '100k-1m', name: '100k–1m', from: 100_000, below: 1_000_000 },
  { id: '1m-10m', name: '1m–10m', from: 1_000_000, below: 10_000_000 },
] as const;

type TierId = (typeof TIERS)[number]['id'];

type Bar = {
  /** The bar's start, UTC. */
  readonly time: string;
  readonly open: number;
  readonly high: number;
  readonly low: number;
  readonly close: number;
  readonly trades: readonly Trade[];
};

export type FlowBar = Omit<Bar, 'trades'> & {
  readonly buys: number;
  readonly sells: number;
  readonly count: number;
  readonly delta: number;
  readonly cvd: number;
};

function timeOf(index: number): string {
  const minutes = index * MINUTES_PER_BAR;
  return `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`;
}

/** Pairs of quantity in thousandths (negative: the taker sold) and price. */
function tradesOf(line: readonly number[], base: number): Trade[] {
  const trades: Trade[] = [];
  for (let index = 0; index + 1 < line.length; index += 2) {
    const thousandths = line[index] ?? 0;
    trades.push({
      taker: thousandths > 0 ? 'buy' : 'sell',
      price: base + (line[index + 1] ?? 0),
      quantity: Math.abs(thousandths) / 1_000,
    });
  }
  return trades;
}

function barOf(line: readonly number[], index: number): Bar {
  const trades = tradesOf(line, tradesBase);
  const prices = trades.map(({ price }) => price);
  return {
    time: timeOf(index),
    open: prices[0] ?? Number.NaN,
    high: Math.max(...prices),
    low: Math.min(...prices),
    close: prices.at(-1) ?? Number.NaN,
    trades,
  };
}

export const bars: readonly Bar[] = recordedTrades.map(barOf);

/** CVD starts at the first bar, which is the start of the UTC day. */
export function readFlow(of: readonly Bar[], tierId: TierId): FlowBar[] {
  const tier = TIERS.find(({ id }) => id === tierId) ?? TIERS[0];
  const flows = of.map(({ trades, ...bar }) => {
    const kept = inTier(trades, tier);
    const buys = takerVolume(kept, 'buy');
    const sells = takerVolume(kept, 'sell');
    return { ...bar, buys, sells, count: kept.length, delta: delta(buys, sells) };
  });
  const running = cumulativeDelta(flows.map((flow) => flow.delta));
  return flows.map((flow, index) => ({ ...flow, cvd: running[index] ?? 0 }));
}

/** What counts as absorption here: much more volume than usual, clearly one-sided, and no progress of price. */
const MUCH_VOLUME = 2;
const ONE_SIDED = 0.3;

/** Indices of bars whose aggressive side got nowhere: price stood within half its usual move, or went the other way. */
export function absorptionBars(flow: readonly FlowBar[]): number[] {
  const usualVolume = median(flow, ({ buys, sells }) => buys + sells) ?? 0;
  const usualMove = median(flow, ({ open, close }) => Math.abs(close - open)) ?? 0;
  return flow.flatMap((bar, index) => {
    const volume = bar.buys + bar.sells;
    const progress = (bar.close - bar.open) * Math.sign(bar.delta);
    const isAbsorbed =
      volume >= MUCH_VOLUME * usualVolume &&
      Math.abs(bar.delta) >= ONE_SIDED * volume &&
      progress <= usualMove / 2;
    return isAbsorbed ? [index] : [];
  });
}

/** The bars that count as absorption over all tiers. */
export const ABSORBED = absorptionBars(readFlow(bars, 'all'));

export const move = ({ open, close }: FlowBar) => signedPercent(((close - open) * 100) / open, 2);

/** Who pressed harder in a bar, and how far it got them. */
export function describeBar(bar: FlowBar, tierLabel: string, isAbsorbed: boolean): Finding {
  const takers = tierLabel === 'all' ? 'Takers' : `Takers in tier ${tierLabel}`;
  const [more, less] = bar.delta < 0 ? ['sold', 'bought'] : ['bought', 'sold'];
  const absorbed = isAbsorbed
    ? ' Over all tiers this bar counts as absorption: much volume, no progress.'
    : '';
  return {
    verdict:
      bar.count === 0
        ? `No print falls in tier ${tierLabel} at ${bar.time} UTC, so delta is 0.`
        : `${takers} ${more} ${shortUsd(Math.abs(bar.delta))} more than they ${less} at ${bar.time} UTC.`,
    detail: `Price moved ${move(bar)} in the bar, and CVD is ${signedShortUsd(bar.cvd)}.${absorbed}`,
  };
}
