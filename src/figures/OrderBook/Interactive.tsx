import { mid, spread, spreadBps } from '@site/data/formulas/metrics/orderbook';
import { partialBand } from '@site/data/metrics/depth-bands';
import Choice from '@site/src/kit/controls/Choice';
import controls from '@site/src/kit/controls/controls.module.css';
import Slider from '@site/src/kit/controls/Slider';
import Toggle from '@site/src/kit/controls/Toggle';
import drawing from '@site/src/kit/drawing/drawing.module.css';
import { formatNumber, shortNumber, signedNumber, usd } from '@site/src/lib/text/format';
import Ladder, { grouped } from '@site/src/pt/view/side/Ladder';
import side from '@site/src/pt/view/side/side.module.css';
import clsx from 'clsx';
import FigureBody from '../kit/shell/FigureBody';
import { useFigureState } from '../kit/state/useFigureState';
import DepthCurve from './DepthCurve';
import { codecs, figure } from './figure';
import {
  averageText,
  BANDS,
  bookOf,
  coverageText,
  describeWalk,
  filledText,
  readBand,
  SHORT_FEED,
  sizeOf,
  sizeText,
  slippageText,
  walkBook,
  wall,
} from './model';
import styles from './styles.module.css';

/** Rows on each side of mid; what is further out is named, not drawn. */
const ROWS = 8;
/** Levels of the sample market are 0.1 apart: in steps of 10, an order of usual size stays in the picture. */
const STEP = 10;

const SIDE_NAMES = { buy: 'Buy', sell: 'Sell' };
const BOOK_NAMES = { sample: 'BTCUSDT', small: 'Worked example' };
const NOTHING = 'none: too large for this book';

export default function Interactive() {
  const { state, reset, control } = useFigureState(figure.id, codecs);
  const isSample = state.book === 'sample';
  const isShort = isSample && state.short;
  const feedPercent = isShort ? SHORT_FEED : Number.POSITIVE_INFINITY;
  const book = bookOf(state.book, state.wall, feedPercent);
  const size = sizeText(state);
  const walk = walkBook(book, state.side, sizeOf(state));
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
    return isSample ? grouped(levels, STEP, of) : levels;
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
          <Slider {...control(state.book)} id={`${figure.id}-size`} label="Size" shown={size} />
          <Choice {...control('band')} label="Depth band" nameOf={(value) => `${value}%`} />
          <Choice {...control('book')} label="Book" nameOf={(value) => BOOK_NAMES[value]} />
          {isSample && (
            <>
              <Toggle {...control('wall')} label={`Large ask at ${formatNumber(wall.price, 0)}`} />
              <Toggle
                {...control('short')}
                label={`Feed ends at ${SHORT_FEED}%, as on ${partialBand.example.venue}`}
              />
            </>
          )}
        </>
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
          label: isSample ? `Levels near the mid price, in steps of ${STEP}` : 'Levels near the mid price',
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
            coin={isSample ? 'BTC' : ''}
            write={price}
          />
          {beyond > 0 && <p className={controls.hint}>{`The order goes ${beyond} rows beyond these.`}</p>}
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
