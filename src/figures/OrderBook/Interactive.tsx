import type { Book } from '@site/data/formulas/metrics/orderbook';
import { partialBand } from '@site/data/metrics/depth-bands';
import Choice from '@site/src/kit/controls/Choice';
import controls from '@site/src/kit/controls/controls.module.css';
import Slider from '@site/src/kit/controls/Slider';
import Toggle from '@site/src/kit/controls/Toggle';
import drawing from '@site/src/kit/drawing/drawing.module.css';
import { counted, formatNumber } from '@site/src/lib/text/format';
import Ladder from '@site/src/pt/view/side/Ladder';
import side from '@site/src/pt/view/side/side.module.css';
import clsx from 'clsx';
import FigureBody from '../kit/shell/FigureBody';
import { useFigureState } from '../kit/state/useFigureState';
import DepthCurve from './DepthCurve';
import { codecs, figure } from './figure';
import { type BookLadder, ladderOf } from './ladder';
import { bookOf, describeWalk, readBand, SHORT_FEED, sizeText, walkBook, wall } from './model';
import { depthNumbers, ladderNumbers, orderNumbers, priceText } from './numbers';
import styles from './styles.module.css';

const SIDE_NAMES = { buy: 'Buy', sell: 'Sell' };

/** The book as the app draws it, with what the order takes. */
function TakenLadder({ book, ladder: { asks, bids } }: { book: Book; ladder: BookLadder }) {
  return (
    <section className={clsx(side.panel, styles.ladder)} data-markdown-ignore="">
      <Ladder
        asks={asks}
        bids={bids}
        best={[book.bids[0]?.price ?? Number.NaN, book.asks[0]?.price ?? Number.NaN]}
        coin="BTC"
        write={priceText}
      />
    </section>
  );
}

export default function Interactive() {
  const { state, reset, control } = useFigureState(figure.id, codecs);
  const feedPercent = state.short ? SHORT_FEED : Number.POSITIVE_INFINITY;
  const book = bookOf(state.wall, feedPercent);
  const size = sizeText(state.size);
  const walk = walkBook(book, state.side, state.size);
  const bandPercent = Number(state.band);
  const band = readBand(book, bandPercent, feedPercent);
  const ladder = ladderOf(book, state.side, walk);

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
        ladder.beyond > 0 && (
          <p className={controls.hint}>{`The order goes ${counted(ladder.beyond, 'row')} beyond these.`}</p>
        )
      }
      numbers={[
        orderNumbers({ book, side: state.side, size, walk, beyond: ladder.beyond }),
        depthNumbers(book, feedPercent),
        ladderNumbers(ladder),
      ]}
    >
      <div className={drawing.columns}>
        <TakenLadder book={book} ladder={ladder} />
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
