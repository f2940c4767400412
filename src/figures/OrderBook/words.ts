import { partialBand } from '@site/data/metrics/depth-bands';
import { counted, formatNumber, percent, shortUsd, signedNumber, usd } from '@site/src/lib/text/format';
import type { Finding } from '../kit/shell/finding';
import type { StateOf } from '../kit/state/codec';
import type { codecs } from './codecs';
import { type BandReading, SHORT_FEED, type Side, type Walk } from './model';

/** What the visible book can give of an order that is larger than it. */
export const filledText = ({ filled }: Walk) => formatNumber(filled, 0);

/** How much of a band the feed shows. */
export const coverageText = ({ isPartial }: BandReading) =>
  isPartial ? `${partialBand.mark}, to ${SHORT_FEED}%` : 'complete';

type Described = { side: Side; size: string; walk: Walk; bandPercent: number; band: BandReading };

/** Slippage is written as a worse price, for a sell as for a buy. */
export function describeWalk({ side, size, walk, bandPercent, band }: Described): Finding {
  const [buying, worse, best] =
    side === 'buy' ? (['Buying', 'above', 'ask'] as const) : (['Selling', 'below', 'bid'] as const);
  const levels = counted(walk.fills.length, 'level');
  const order = walk.isComplete
    ? `It takes ${levels}, ${percent(walk.fromBestPercent, 2)} ${worse} the best ${best}, and costs ${usd(walk.cost, 2)} against mid, before fees.`
    : 'The rest has no price: make the order smaller, or use a limit order.';
  const ratio = Number.isFinite(band.ratio)
    ? `: ratio ${formatNumber(band.ratio, 2)}, imbalance`
    : ': imbalance';
  const compared = Number.isFinite(band.imbalance) ? `${ratio} ${signedNumber(band.imbalance, 2)}` : '';
  const partial = band.isPartial ? ` Both are partial: the feed ends ${SHORT_FEED}% from mid.` : '';
  return {
    verdict: walk.isComplete
      ? `${buying} ${size} ${side === 'buy' ? 'costs' : 'brings'} ${usd(walk.average, 3)} each, ${percent(walk.fromMidPercent, 2)} ${worse} mid.`
      : `Only ${filledText(walk)} of ${size} fill: the visible book holds no more.`,
    detail: `${order} Within ${bandPercent}% of mid there are ${shortUsd(band.bids)} of bids and ${shortUsd(band.asks)} of asks${compared}.${partial}`,
  };
}

type State = Pick<StateOf<typeof codecs>, 'book' | 'sample' | 'small'>;

/** The size of the order; each book keeps its own. */
export const sizeOf = (state: State) => state[state.book];

export const sizeText = (state: State) =>
  `${formatNumber(sizeOf(state), state.book === 'small' ? 1 : 0)} coins`;
