import { type Book, mid, spread, spreadBps } from '@site/data/formulas/metrics/orderbook';
import { formatNumber, percent, shortNumber, signedNumber, usd } from '@site/src/lib/text/format';
import NumbersTable from '../kit/shell/NumbersTable';
import { LADDER_ROWS } from './Ladder';
import { BANDS, readBand, type Side, type Walk } from './model';
import styles from './styles.module.css';
import { coverageText, filledText } from './words';

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
export default function BookNumbers(props: BookNumbersProps) {
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
