import { partialBand } from '@site/data/metrics/depth-bands';
import { counted, formatNumber, percent, shortUsd, signedNumber, usd } from '@site/src/lib/text/format';
import type { StateOf } from '../kit/state/codec';
import type { codecs } from './codecs';
import { type BandReading, SHORT_FEED, type Side, type Walk } from './model';

/** What the visible book can give of an order that is larger than it. */
export const filledText = ({ filled }: Walk) => formatNumber(filled, 0);

/** How much of a band the feed shows. */
export const coverageText = ({ isPartial }: BandReading) =>
  isPartial ? `${partialBand.mark}, to ${SHORT_FEED}%` : 'complete';

type Described = { side: Side; size: string; walk: Walk; bandPercent: number; band: BandReading };

/** The sentence below the picture. Slippage is written as a worse price, for a sell as for a buy. */
export function describeWalk({ side, size, walk, bandPercent, band }: Described): string {
  const [buying, worse, best] =
    side === 'buy' ? (['Buying', 'above', 'ask'] as const) : (['Selling', 'below', 'bid'] as const);
  const levels = counted(walk.fills.length, 'level');
  const order = walk.isComplete
    ? `${buying} ${size} takes ${levels}: average ${usd(walk.average, 3)}, ${percent(walk.fromBestPercent, 2)} ${worse} the best ${best} and ${percent(walk.fromMidPercent, 2)} ${worse} mid.`
    : `${buying} ${size} is more than the visible book holds: ${filledText(walk)} fill, the rest has no price.`;
  const partial = band.isPartial ? ` Both depths are partial: the feed ends ${SHORT_FEED}% from mid.` : '';
  const ratio = Number.isFinite(band.ratio)
    ? `: ratio ${formatNumber(band.ratio, 2)}, imbalance`
    : ': imbalance';
  const compared = Number.isFinite(band.imbalance) ? `${ratio} ${signedNumber(band.imbalance, 2)}` : '';
  return `${order} Within ${bandPercent}% of mid there are ${shortUsd(band.bids)} of bids and ${shortUsd(band.asks)} of asks${compared}.${partial}`;
}

type State = Pick<StateOf<typeof codecs>, 'book' | 'sample' | 'small'>;

/** The size of the order; each book keeps its own. */
export const sizeOf = (state: State) => state[state.book];

export const sizeText = (state: State) =>
  `${formatNumber(sizeOf(state), state.book === 'small' ? 1 : 0)} coins`;
