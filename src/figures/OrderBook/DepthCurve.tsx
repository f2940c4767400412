import { type Book, mid } from '@site/data/formulas/metrics/orderbook';
import Drawing, { WIDTH } from '@site/src/kit/drawing/Drawing';
import drawing from '@site/src/kit/drawing/drawing.module.css';
import Label from '@site/src/kit/drawing/Label';
import { stepPath } from '@site/src/kit/drawing/paths';
import { formatNumber, shortUsd, signedNumber } from '@site/src/lib/text/format';
import clsx from 'clsx';
import { type ScaleLinear, scaleLinear } from 'd3-scale';
import { type BandReading, depthSteps, type Side, takenSide, type Walk } from './model';
import styles from './styles.module.css';

const PLOT = { top: 48, bottom: 318, left: 4, right: 356 };
const GAUGE = { y: 382, left: 60, right: 300 };
const HEIGHT = 437;
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

/** Depth against distance from mid, with the band and the walked part, and the imbalance of the band below. */
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
  const gauge = scaleLinear([-1, 1], [GAUGE.left, GAUGE.right]);
  // A step is as wide as the gap to the next level: without it the last level taken would have no area.
  const next = takenSide(book, side)[walk.fills.length];
  const walkedEdge = next && inView(next) ? next.price : middle + (side === 'buy' ? shown : -shown);
  const lean = band.imbalance === 0 ? 'even' : band.imbalance > 0 ? 'bids outweigh' : 'asks outweigh';

  const depthLabel = (of: 'Bid' | 'Ask') => `${of} depth${band.isPartial ? ', partial' : ''}`;

  return (
    <Drawing
      height={HEIGHT}
      label={`Depth on each side of the mid price within ${bandPercent}%, and the imbalance of the two`}
    >
      <rect
        className={drawing.band}
        x={x(edges[0])}
        y={PLOT.top}
        width={x(edges[1]) - x(edges[0])}
        height={PLOT.bottom - PLOT.top}
      />
      <path className={drawing.upSoft} d={staircase(bids, middle - shown, x, y)} />
      <path className={drawing.downSoft} d={staircase(asks, middle + shown, x, y)} />
      <path className={side === 'buy' ? styles.asks : styles.bids} d={staircase(walked, walkedEdge, x, y)} />
      {edges.map((edge) => (
        <path key={edge} className={drawing.dashed} d={`M${x(edge)} ${PLOT.top}V${PLOT.bottom}`} />
      ))}
      <path
        className={drawing.axis}
        d={`M${x(middle)} ${PLOT.top}V${PLOT.bottom}M${PLOT.left} ${PLOT.bottom}H${PLOT.right}`}
      />
      {walk.isComplete && Math.abs(walk.average - middle) <= reach && (
        <path className={styles.average} d={`M${x(walk.average)} ${PLOT.top}V${PLOT.bottom}`} />
      )}
      <Label x={PLOT.left} y={14} text={depthLabel('Bid')} />
      <Label bright x={PLOT.left} y={34} text={shortUsd(band.bids)} />
      <Label x={WIDTH / 2} y={14} middle text={walk.isComplete ? 'Average' : 'Too large'} />
      <Label className={drawing.strong} x={WIDTH / 2} y={34} middle>
        {walk.isComplete ? formatNumber(walk.average, 2) : 'for this book'}
      </Label>
      <Label x={PLOT.right} y={14} end text={depthLabel('Ask')} />
      <Label bright x={PLOT.right} y={34} end text={shortUsd(band.asks)} />
      <Label x={x(edges[0])} y={PLOT.bottom + 18} text={`−${bandPercent}%`} />
      <Label x={x(middle)} y={PLOT.bottom + 18} middle text="mid" />
      <Label x={x(edges[1])} y={PLOT.bottom + 18} end text={`+${bandPercent}%`} />
      <path className={styles.track} d={`M${GAUGE.left} ${GAUGE.y}H${GAUGE.right}`} />
      <path
        className={clsx(styles.lean, band.imbalance < 0 ? styles.asks : styles.bids)}
        d={`M${gauge(0)} ${GAUGE.y}H${gauge(band.imbalance)}`}
      />
      <path className={drawing.axis} d={`M${gauge(0)} ${GAUGE.y - 8}v16`} />
      <circle className={drawing.handle} cx={gauge(band.imbalance)} cy={GAUGE.y} r={6} />
      <Label axis x={GAUGE.left - 8} y={GAUGE.y + 5} end text="−1" />
      <Label axis x={GAUGE.right + 8} y={GAUGE.y + 5} text="+1" />
      <Label bright x={WIDTH / 2} y={GAUGE.y + 30} middle>
        {`Imbalance ${signedNumber(band.imbalance, 2)}: ${lean}`}
      </Label>
    </Drawing>
  );
}
