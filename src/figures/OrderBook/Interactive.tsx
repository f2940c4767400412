import { type Book, mid, spread, spreadBps } from '@site/data/formulas/metrics/orderbook';
import { partialBand } from '@site/data/metrics/depth-bands';
import { formatNumber, percent, shortNumber, signedNumber, usd } from '@site/src/lib/text/format';
import Choice from '../kit/controls/Choice';
import Slider from '../kit/controls/Slider';
import Toggle from '../kit/controls/Toggle';
import Columns from '../kit/drawing/Columns';
import FigureBody from '../kit/shell/FigureBody';
import NumbersTable from '../kit/shell/NumbersTable';
import { useFigureState } from '../kit/state/useFigureState';
import { codecs } from './codecs';
import DepthCurve from './DepthCurve';
import { figure } from './figure';
import Ladder, { LADDER_ROWS } from './Ladder';
import { BANDS, bookOf, readBand, SHORT_FEED, type Side, type Walk, walkBook, wall } from './model';
import styles from './styles.module.css';
import { coverageText, describeWalk, filledText, sizeOf, sizeText } from './words';

const NOTHING = 'none: too large for this book';

type BookNumbersProps = {
  book: Book;
  side: Side;
  size: string;
  walk: Walk;
  priceDecimals: number;
  feedPercent: number;
};

function orderRows({ book, side, size, walk, priceDecimals }: BookNumbersProps) {
  const orNothing = (text: string) => (walk.isComplete ? text : NOTHING);
  return [
    ['Size', size],
    ['Filled', walk.isComplete ? 'all' : `${filledText(walk)} coins`],
    ['Mid price', usd(mid(book), priceDecimals)],
    ['Spread', `${usd(spread(book), priceDecimals)}, ${formatNumber(spreadBps(book), 0)} bps`],
    ['Levels taken', String(walk.fills.length)],
    ['Of them beyond the ladder', String(Math.max(0, walk.fills.length - LADDER_ROWS))],
    ['Average price', orNothing(usd(walk.average, 3))],
    ['Last price taken', usd(walk.worst, priceDecimals)],
    [`Slippage from best ${side === 'buy' ? 'ask' : 'bid'}`, orNothing(percent(walk.fromBestPercent, 2))],
    ['Slippage from mid', orNothing(percent(walk.fromMidPercent, 2))],
    ['Cost against mid, before fees', orNothing(usd(walk.cost, 2))],
  ];
}

function ladderRows({ book, side, walk, priceDecimals }: BookNumbersProps) {
  const rowsOf = (kind: 'Ask' | 'Bid') => {
    const isTaken = (kind === 'Ask') === (side === 'buy');
    return (kind === 'Ask' ? book.asks : book.bids)
      .slice(0, LADDER_ROWS)
      .map(({ price, quantity }, index) => [
        formatNumber(price, priceDecimals),
        kind,
        String(quantity),
        String((isTaken && walk.fills[index]?.taken) || 0),
      ]);
  };
  return [...rowsOf('Ask').reverse(), ...rowsOf('Bid')];
}

/** Everything that ladder and curve draw. */
function BookNumbers(props: BookNumbersProps) {
  return (
    <div className={styles.tables}>
      <NumbersTable label="Numbers of the order" head={['Order', 'Value']} rows={orderRows(props)} />
      <NumbersTable
        label="Depth by band"
        head={['Band', 'Bid depth, USD', 'Ask depth, USD', 'Ratio', 'Imbalance', 'Coverage']}
        rows={BANDS.map((value) => {
          const band = readBand(props.book, Number(value), props.feedPercent);
          return [
            `0–${value}%`,
            shortNumber(band.bids),
            shortNumber(band.asks),
            formatNumber(band.ratio, 2),
            signedNumber(band.imbalance, 2),
            coverageText(band),
          ];
        })}
      />
      <NumbersTable
        label="Levels near the mid price"
        head={['Price, USD', 'Side', 'Coins', 'Taken']}
        rows={ladderRows(props)}
      />
    </div>
  );
}

export default function Interactive() {
  const { state, reset, control } = useFigureState(figure.id, codecs);
  const isShort = state.book === 'sample' && state.short;
  const feedPercent = isShort ? SHORT_FEED : Number.POSITIVE_INFINITY;
  const book = bookOf(state.book, state.wall, feedPercent);
  const size = sizeText(state);
  const walk = walkBook(book, state.side, sizeOf(state));
  const bandPercent = Number(state.band);
  const band = readBand(book, bandPercent, feedPercent);
  const priceDecimals = state.book === 'small' ? 1 : 2;

  return (
    <FigureBody
      layout="below"
      onReset={reset}
      isSampleData
      finding={describeWalk({ side: state.side, size, walk, bandPercent, band })}
      controls={
        <>
          <Choice
            {...control('side')}
            label="Market order"
            nameOf={(value) => ({ buy: 'Buy', sell: 'Sell' })[value]}
          />
          <Slider {...control(state.book)} id={`${figure.id}-size`} label="Size" shown={size} />
          <Choice {...control('band')} label="Depth band" nameOf={(value) => `${value}%`} />
          <Choice
            {...control('book')}
            label="Book"
            nameOf={(value) => ({ sample: 'Sample market', small: 'Worked example' })[value]}
          />
          {state.book === 'sample' && (
            <Toggle
              {...control('short')}
              label={`Feed ends at ${SHORT_FEED}%, as for ${partialBand.example.symbol} on ${partialBand.example.venue}`}
            />
          )}
          {state.book === 'sample' && !isShort && wall && (
            <Toggle {...control('wall')} label={`Large ask at ${formatNumber(wall.price, 2)}`} />
          )}
        </>
      }
      numbers={
        <BookNumbers
          book={book}
          side={state.side}
          size={size}
          walk={walk}
          priceDecimals={priceDecimals}
          feedPercent={feedPercent}
        />
      }
    >
      <Columns>
        <Ladder book={book} side={state.side} walk={walk} priceDecimals={priceDecimals} rows={LADDER_ROWS} />
        <DepthCurve
          book={book}
          side={state.side}
          walk={walk}
          bandPercent={bandPercent}
          band={band}
          priceDecimals={priceDecimals + 1}
          feedPercent={feedPercent}
        />
      </Columns>
    </FigureBody>
  );
}
