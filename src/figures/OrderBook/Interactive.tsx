import { type Book, mid, spread, spreadBps } from '@site/data/formulas/metrics/orderbook';
import { partialBand } from '@site/data/metrics/depth-bands';
import Choice from '@site/src/kit/controls/Choice';
import controls from '@site/src/kit/controls/controls.module.css';
import Slider from '@site/src/kit/controls/Slider';
import Toggle from '@site/src/kit/controls/Toggle';
import Drawing, { WIDTH } from '@site/src/kit/drawing/Drawing';
import drawing from '@site/src/kit/drawing/drawing.module.css';
import Label from '@site/src/kit/drawing/Label';
import { stepPath } from '@site/src/kit/drawing/paths';
import { counted, formatNumber, shortNumber, shortUsd, signedNumber, usd } from '@site/src/lib/text/format';
import Ladder, { grouped } from '@site/src/pt/view/side/Ladder';
import side from '@site/src/pt/view/side/side.module.css';
import clsx from 'clsx';
import { type ScaleLinear, scaleLinear } from 'd3-scale';
import FigureBody from '../kit/shell/FigureBody';
import { useFigureState } from '../kit/state/useFigureState';
import { codecs, figure } from './figure';
import {
  averageText,
  BANDS,
  type BandReading,
  bookOf,
  coverageText,
  depthSteps,
  describeWalk,
  filledText,
  readBand,
  SHORT_FEED,
  type Side,
  sizeText,
  slippageText,
  takenSide,
  type Walk,
  walkBook,
  wall,
} from './model';
import styles from './styles.module.css';

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
function DepthCurve({ book, side, walk, bandPercent, band, feedPercent }: DepthCurveProps) {
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

/** Rows on each side of mid, as many as leave a phone room for the controls; what is further out is named, not drawn. */
const ROWS = 4;
/** Levels of the sample market are 0.1 apart: in steps of 10, an order of usual size stays in the picture. */
const STEP = 10;

const SIDE_NAMES = { buy: 'Buy', sell: 'Sell' };
const NOTHING = 'none: too large for this book';

export default function Interactive() {
  const { state, reset, control } = useFigureState(figure.id, codecs);
  const feedPercent = state.short ? SHORT_FEED : Number.POSITIVE_INFINITY;
  const book = bookOf(state.wall, feedPercent);
  const size = sizeText(state.size);
  const walk = walkBook(book, state.side, state.size);
  const bandPercent = Number(state.band);
  const band = readBand(book, bandPercent, feedPercent);
  const price = (value: number) => formatNumber(value, 1);
  const orNothing = (text: string) => (walk.isComplete ? text : NOTHING);

  const ladderOf = (of: 'asks' | 'bids') => {
    const isTaken = (of === 'asks') === (state.side === 'buy');
    const levels = book[of].map((level, index) => ({
      ...level,
      taken: (isTaken && walk.fills[index]?.taken) || 0,
    }));
    return grouped(levels, STEP, of);
  };
  const ladder = { asks: ladderOf('asks'), bids: ladderOf('bids') };
  const beyond = Math.max(
    ...Object.values(ladder).map((levels) => levels.slice(ROWS).filter(({ taken }) => taken > 0).length),
  );
  const rowsOf = (of: 'asks' | 'bids') =>
    ladder[of]
      .slice(0, ROWS)
      .map(({ price: at, quantity, taken }) => [
        price(at),
        of === 'asks' ? 'Ask' : 'Bid',
        formatNumber(quantity, 3),
        formatNumber(taken, 3),
      ]);

  return (
    <FigureBody
      layout="below"
      onReset={reset}
      isSampleData
      finding={describeWalk({ side: state.side, size, walk, bandPercent, band })}
      controls={
        <>
          <Choice {...control('side')} label="Market order" nameOf={(value) => SIDE_NAMES[value]} />
          <Slider {...control('size')} label="Size" shown={size} />
          <Choice {...control('band')} label="Depth band" nameOf={(value) => `${value}%`} />
          <Toggle {...control('wall')} label={`Large ask at ${formatNumber(wall.price, 0)}`} />
          <Toggle
            {...control('short')}
            label={`Feed ends at ${SHORT_FEED}%, as on ${partialBand.example.venue}`}
          />
        </>
      }
      more={
        beyond > 0 && (
          <p className={controls.hint}>{`The order goes ${counted(beyond, 'row')} beyond these.`}</p>
        )
      }
      numbers={[
        {
          label: 'Numbers of the order',
          head: ['Order', 'Value'],
          rows: [
            ['Size', size],
            ['Filled', walk.isComplete ? 'all' : `${filledText(walk)} coins`],
            ['Mid price', usd(mid(book), 2)],
            ['Spread', `${usd(spread(book), 1)}, ${formatNumber(spreadBps(book), 2)} bps`],
            ['Levels taken', String(walk.fills.length)],
            ['Rows beyond the ladder', String(beyond)],
            ['Average price', orNothing(averageText(walk))],
            ['Last price taken', usd(walk.worst, 1)],
            [
              `Slippage from best ${state.side === 'buy' ? 'ask' : 'bid'}`,
              orNothing(slippageText(walk.fromBestPercent)),
            ],
            ['Slippage from mid', orNothing(slippageText(walk.fromMidPercent))],
            ['Cost against mid, before fees', orNothing(usd(walk.cost, 2))],
          ],
        },
        {
          label: 'Depth by band',
          head: ['Band', 'Bid depth, USD', 'Ask depth, USD', 'Ratio', 'Imbalance', 'Coverage'],
          rows: BANDS.map((value) => {
            const each = readBand(book, Number(value), feedPercent);
            return [
              `0–${value}%`,
              shortNumber(each.bids),
              shortNumber(each.asks),
              formatNumber(each.ratio, 2),
              signedNumber(each.imbalance, 2),
              coverageText(each),
            ];
          }),
        },
        {
          label: `Levels near the mid price, in steps of ${STEP}`,
          head: ['Price, USD', 'Side', 'Coins', 'Taken'],
          rows: [...rowsOf('asks').reverse(), ...rowsOf('bids')],
        },
      ]}
    >
      <div className={drawing.columns}>
        <section className={clsx(side.panel, styles.ladder)} data-markdown-ignore="">
          <Ladder
            asks={ladder.asks.slice(0, ROWS)}
            bids={ladder.bids.slice(0, ROWS)}
            best={[book.bids[0]?.price ?? Number.NaN, book.asks[0]?.price ?? Number.NaN]}
            coin="BTC"
            write={price}
          />
        </section>
        <div>
          <DepthCurve
            book={book}
            side={state.side}
            walk={walk}
            bandPercent={bandPercent}
            band={band}
            feedPercent={feedPercent}
          />
        </div>
      </div>
    </FigureBody>
  );
}
