import { averageFill } from '@site/data/formulas/metrics/orderbook';
import controls from '@site/src/kit/controls/controls.module.css';
import { Spot } from '@site/src/kit/marks';
import { percent, plainNumber } from '@site/src/lib/text/format';
import { readNumber } from '@site/src/lib/text/readNumber';
import { memo, useState } from 'react';
import { bookOf, priceText } from '../../model/select';
import { coinOf } from '../../model/texts';
import type { SampleSymbol } from '../../model/types';
import Pick from '../Pick';
import type { Workspace } from '../screen';
import Ladder, { grouped } from './Ladder';
import styles from './side.module.css';
import { useFit } from './useFit';

type BookProps = {
  readonly clock: number;
  readonly symbol: SampleSymbol;
  /** A choice of steps above the book; a low widget has no room for it. */
  readonly hasSettings?: boolean;
  /** With it, a click on a price makes an alert there, and the book says what a size costs. */
  readonly run?: Workspace['run'] | undefined;
  /** How many levels a side has at most, and before it's measured. */
  readonly levels?: number;
  readonly first?: number;
};

type Sides = ReturnType<typeof bookOf>;

/** What a size costs to buy and to sell at market, against the levels of the book. */
function Cost({ book, symbol }: { readonly book: Sides; readonly symbol: SampleSymbol }) {
  const [typed, setTyped] = useState('1');
  const size = readNumber(typed, { units: {} }).value ?? 0;
  const text = (levels: Sides['asks']) => {
    const average = averageFill(levels, size);
    const best = levels[0]?.price ?? Number.NaN;
    return Number.isNaN(average)
      ? 'more than the book holds'
      : `${priceText(symbol, average)}, ${percent((Math.abs(average - best) / best) * 100, 4)} off`;
  };
  return (
    <div className={styles.cost}>
      <label>
        {`Cost of a size in ${coinOf(symbol)}`}
        <input
          className={controls.field}
          inputMode="decimal"
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
        />
      </label>
      {size > 0 ? (
        <>
          <p>
            {`Buy ${plainNumber(size)} `}
            <span>{text(book.asks)}</span>
          </p>
          <p>
            {`Sell ${plainNumber(size)} `}
            <span>{text(book.bids)}</span>
          </p>
        </>
      ) : (
        <p>A size is a number above 0.</p>
      )}
    </div>
  );
}

const STEPS: Readonly<Record<SampleSymbol, readonly number[]>> = {
  BTCUSDT: [0.1, 1, 10],
  ETHUSDT: [0.01, 0.1, 1],
  SOLUSDT: [0.01, 0.1, 1],
};

/** The best levels of the order book that fit, asks above bids, with what rests up to each as a bar. It's written when time passes. */
const Book = memo(({ clock, symbol, hasSettings, run, levels = 10, first = levels }: BookProps) => {
  const book = bookOf({ clock }, symbol);
  const [chosen, setStep] = useState(0);
  const [count, fits] = useFit<HTMLElement>(levels, 2, first);
  const step = STEPS[symbol][chosen] ?? 1;
  const shownLevels = (side: 'bids' | 'asks') =>
    (chosen > 0 ? grouped(book[side], step, side) : book[side]).slice(0, count);
  const [bid, ask] = [book.bids[0]?.price ?? Number.NaN, book.asks[0]?.price ?? Number.NaN];
  return (
    <section ref={fits} className={styles.panel} aria-label={`Order book, ${symbol}`}>
      {hasSettings && (
        <Spot as="div" name="Grouping" label className={styles.set}>
          <Pick
            label="Grouping"
            value={String(chosen)}
            choices={Object.keys(STEPS[symbol])}
            nameOf={(at) => String(STEPS[symbol][Number(at)])}
            onChange={(at) => setStep(Number(at))}
          />
        </Spot>
      )}
      <Ladder
        bids={shownLevels('bids')}
        asks={shownLevels('asks')}
        best={[bid, ask]}
        coin={coinOf(symbol)}
        write={(price) => priceText(symbol, price)}
        onPrice={run && ((price) => run(`alert price crosses ${price}`))}
      />
      {run && <Cost book={book} symbol={symbol} />}
    </section>
  );
});

export default Book;
