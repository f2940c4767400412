import { type Book, mid } from '@site/data/formulas/metrics/orderbook';
import Drawing, { WIDTH } from '@site/src/kit/drawing/Drawing';
import drawing from '@site/src/kit/drawing/drawing.module.css';
import Label from '@site/src/kit/drawing/Label';
import { stepPath } from '@site/src/kit/drawing/paths';
import { shortUsd } from '@site/src/lib/text/format';
import { type ScaleLinear, scaleLinear } from 'd3-scale';
import { type BandReading, depthSteps, type Side, takenSide, type Walk } from './model';

const PLOT = { top: 48, bottom: 212, left: 4, right: 356 };
const HEIGHT = 236;
/** A little more than the band is drawn, so that its edge is seen. */
const MARGIN = 1.12;

type Steps = readonly { readonly price: number; readonly depth: number }[];
type Scale = ScaleLinear<number, number>;

function staircase(steps: Steps, edge: number, x: Scale, y: Scale): string {
  const [first] = steps;
  if (!first) {
    return '';
  }
  const stairs = steps.map(({ price, depth }) => [x(price), y(depth)] as const);
  return `${stepPath([x(first.price), y(0)], [...stairs, [x(edge), y(0)]])}z`;
}

type DepthCurveProps = {
  book: Book;
  side: Side;
  walk: Walk;
  bandPercent: number;
  band: BandReading;
  feedPercent: number;
};

/** Depth against distance from mid, with the band and the walked part. */
export default function DepthCurve({ book, side, walk, bandPercent, band, feedPercent }: DepthCurveProps) {
  const middle = mid(book);
  const reach = (middle * bandPercent * MARGIN) / 100;
  const shown = Math.min(reach, (middle * feedPercent) / 100);
  const inView = ({ price }: { price: number }) => Math.abs(price - middle) <= reach;
  const bids = depthSteps(book.bids).filter(inView);
  const asks = depthSteps(book.asks).filter(inView);
  const walked = depthSteps(walk.fills.map(({ price, taken }) => ({ price, quantity: taken }))).filter(
    inView,
  );
  const deepest = Math.max(...[...bids, ...asks].map(({ depth }) => depth));
  const x = scaleLinear([middle - reach, middle + reach], [PLOT.left, PLOT.right]);
  const y = scaleLinear([0, deepest], [PLOT.bottom, PLOT.top]);
  const edges = [middle * (1 - bandPercent / 100), middle * (1 + bandPercent / 100)] as const;
  // A step is as wide as the gap to the next level: without it the last level taken would have no area.
  const next = takenSide(book, side)[walk.fills.length];
  const walkedEdge = next && inView(next) ? next.price : middle + (side === 'buy' ? shown : -shown);

  const depthLabel = (of: 'Bid' | 'Ask') => `${of} depth${band.isPartial ? ', partial' : ''}`;

  return (
    <Drawing height={HEIGHT} label={`Depth on each side of the mid price within ${bandPercent}%`}>
      <rect
        className={drawing.band}
        x={x(edges[0])}
        y={PLOT.top}
        width={x(edges[1]) - x(edges[0])}
        height={PLOT.bottom - PLOT.top}
      />
      <path className={drawing.upSoft} d={staircase(bids, middle - shown, x, y)} />
      <path className={drawing.downSoft} d={staircase(asks, middle + shown, x, y)} />
      <path className={side === 'buy' ? drawing.down : drawing.up} d={staircase(walked, walkedEdge, x, y)} />
      {edges.map((edge) => (
        <path key={edge} className={drawing.dashed} d={`M${x(edge)} ${PLOT.top}V${PLOT.bottom}`} />
      ))}
      <path
        className={drawing.axis}
        d={`M${x(middle)} ${PLOT.top}V${PLOT.bottom}M${PLOT.left} ${PLOT.bottom}H${PLOT.right}`}
      />
      {walk.isComplete && Math.abs(walk.average - middle) <= reach && (
        <path className={drawing.dashed} d={`M${x(walk.average)} ${PLOT.top}V${PLOT.bottom}`} />
      )}
      <Label x={PLOT.left} y={14} text={depthLabel('Bid')} />
      <Label bright x={PLOT.left} y={34} text={shortUsd(band.bids)} />
      <Label x={WIDTH / 2} y={14} middle text={walk.isComplete ? '┅ average' : 'too large'} />
      <Label x={PLOT.right} y={14} end text={depthLabel('Ask')} />
      <Label bright x={PLOT.right} y={34} end text={shortUsd(band.asks)} />
      <Label x={x(edges[0])} y={PLOT.bottom + 18} text={`−${bandPercent}%`} />
      <Label x={x(middle)} y={PLOT.bottom + 18} middle text="mid" />
      <Label x={x(edges[1])} y={PLOT.bottom + 18} end text={`+${bandPercent}%`} />
    </Drawing>
  );
}
