import { delta, inTier, type Trade, takerVolume } from '@site/data/formulas/metrics/orderflow';
import { recordedTape, tapeBase, tapeMoments, tapeTick } from '@site/data/samples/tape';
import { shortUsd, signedShortUsd } from '@site/src/lib/text/format';
import { START } from '@site/src/pt/markets/walk';
import type { Finding } from '../kit/shell/finding';

export type Print = Trade & {
  readonly index: number;
  /** Since the start of the tape. */
  readonly ms: number;
  readonly usd: number;
};

/** From which value on a print passes the filter: the lower edges of the order-flow tiers. */
export const FILTERS = [
  { id: 'all', name: 'All', from: 0 },
  { id: '1k', name: 'from 1k', from: 1_000 },
  { id: '10k', name: 'from 10k', from: 10_000 },
  { id: '100k', name: 'from 100k', from: 100_000 },
] as const;

type FilterId = (typeof FILTERS)[number]['id'];

function decode(tape: typeof recordedTape): Print[] {
  let ms = 0;
  return tape.map(([gap, ticks, thousandths], index) => {
    ms += gap;
    const price = tapeBase + ticks * tapeTick;
    const quantity = Math.abs(thousandths) / 1_000;
    return { index, ms, taker: thousandths > 0 ? 'buy' : 'sell', price, quantity, usd: price * quantity };
  });
}

export const prints: readonly Print[] = decode(recordedTape);

/** The tape after `count` prints. Volumes are those of the prints that pass: a filtered list does not know the others. */
export function readTape(tape: readonly Print[], count: number, filterId: FilterId) {
  const from = FILTERS.find(({ id }) => id === filterId)?.from ?? 0;
  const past = tape.slice(0, count);
  const shown = inTier(past, { from, below: Number.POSITIVE_INFINITY }) as readonly Print[];
  const buys = takerVolume(shown, 'buy');
  const sells = takerVolume(shown, 'sell');
  return {
    /** Prints that pass the filter, newest first. */
    shown: shown.toReversed(),
    hidden: past.length - shown.length,
    buys,
    sells,
    delta: delta(buys, sells),
  };
}

const STORIES = {
  walk: {
    label: 'One big buy',
    text: 'Buys in one moment at rising prices are one market order that walks up the book.',
  },
  slices: {
    label: 'Slices',
    text: 'Equal buys at even intervals are one trader’s order, split over time by an algorithm.',
  },
  absorption: {
    label: 'Absorption',
    text: 'Large sells don’t move the price, because a resting order takes them all.',
  },
  stops: {
    label: 'Stops',
    text: 'A burst of sells into a falling price is stops or liquidations, not an opinion.',
  },
} as const;

export const MOMENTS = tapeMoments.map(({ id, from, to }) => ({ id, from, to, ...STORIES[id] }));

/** What the newest print belongs to, or undefined in ordinary trading. */
export function momentAt(count: number) {
  return MOMENTS.find(({ from, to }) => count - 1 >= from && count - 1 <= to);
}

/** What the newest print belongs to; in ordinary trading, who traded more so far. */
export function describeTape(count: number, tape: ReturnType<typeof readTape>): Finding {
  const { shown, hidden, buys, sells } = tape;
  const moment = momentAt(count);
  const traded = `Takers bought for ${shortUsd(buys)} and sold for ${shortUsd(sells)}, a delta of ${signedShortUsd(tape.delta)}.`;
  return {
    verdict: moment?.text ?? (shown.length === 0 ? 'No trade has passed the filter yet.' : traded),
    detail: `${moment ? traded : 'This is ordinary trading, with takers on both sides.'} After ${count} of ${prints.length} trades the list shows ${shown.length} and hides ${hidden}.`,
  };
}

/** The tape begins when the app's markets stand still. */
export const clock = (ms: number) => new Date(START + ms).toISOString().slice(11, 21);
