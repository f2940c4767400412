import { type Book, mid, spread, spreadBps } from '@site/data/formulas/metrics/orderbook';
import { formatNumber } from '@site/src/lib/text/format';
import { scaleLinear } from 'd3-scale';
import drawing from '../kit/drawing/drawing.module.css';
import Label from '../kit/drawing/Label';
import type { Side, Walk } from './model';
import styles from './styles.module.css';

const WIDTH = 360;
const ROW = 23;
/** Rows on each side of mid in the whole figure; what lies further out is named, not drawn. */
export const LADDER_ROWS = 8;
const BAR = { left: 76, right: 268 };

type LadderProps = { book: Book; side: Side; walk: Walk; priceDecimals: number; rows: number };

/** The book as a ladder: asks above, bids below, the walked part of each level filled. */
export default function Ladder({ book, side, walk, priceDecimals, rows }: LadderProps) {
  const middle = (rows + 1) * ROW;
  const near = { ask: book.asks.slice(0, rows), bid: book.bids.slice(0, rows) };
  const [largest = 0, second = largest] = [...near.ask, ...near.bid]
    .map(({ quantity }) => quantity)
    .sort((one, other) => other - one);
  // One level far above the rest is cut off, so that the others can be compared.
  const longest = largest > 2 * second ? 1.4 * second : largest;
  const width = scaleLinear([0, longest], [0, BAR.right - BAR.left]);
  const beyond = walk.fills.length - rows;
  // Beside the outermost level: a small book is not as high as the picture.
  const headY = middle - near.ask.length * ROW - 9;
  const footY = middle + (near.bid.length + 1) * ROW + 17;

  const row = (kind: 'ask' | 'bid', index: number, price: number, quantity: number) => {
    const y = kind === 'ask' ? middle - (index + 1) * ROW : middle + (index + 1) * ROW;
    const isTakenSide = (kind === 'ask') === (side === 'buy');
    const taken = (isTakenSide && walk.fills[index]?.taken) || 0;
    const full = width(Math.min(quantity, longest));
    const amount = taken > 0 && taken < quantity ? `${taken} of ${quantity}` : String(quantity);
    return (
      <g key={`${kind}${price}`}>
        <Label
          className={styles.number}
          x={BAR.left - 8}
          y={y + 16}
          end
          text={formatNumber(price, priceDecimals)}
        />
        <rect className={styles[kind]} x={BAR.left} y={y + 3} width={full} height={ROW - 6} />
        <rect
          className={styles[`${kind}Taken`]}
          x={BAR.left}
          y={y + 3}
          width={(full * taken) / quantity}
          height={ROW - 6}
        />
        {quantity > longest && <path className={styles.cut} d={`M${BAR.right - 26} ${y + ROW}l8-${ROW}`} />}
        <Label className={styles.number} x={WIDTH - 4} y={y + 16} end>
          {taken > 0 && taken === quantity ? `✓ ${amount}` : amount}
        </Label>
      </g>
    );
  };

  return (
    <svg
      className={drawing.canvas}
      viewBox={`0 0 ${WIDTH} ${2 * middle + ROW}`}
      role="img"
      aria-label="Ladder of the book: asks above the mid price, bids below, the part that the order takes filled"
    >
      <Label x={BAR.left - 8} y={headY} end text="Price" />
      <Label x={BAR.left} y={headY}>
        {side === 'buy' && beyond > 0 ? `Asks ↑ ${beyond} more taken` : 'Asks'}
      </Label>
      <Label x={WIDTH - 4} y={headY} end text="Coins" />
      {near.ask.map(({ price, quantity }, index) => row('ask', index, price, quantity))}
      <rect className={styles.middle} x={0} y={middle + 1} width={WIDTH} height={ROW - 2} />
      <Label
        className={styles.number}
        x={BAR.left - 8}
        y={middle + 16}
        end
        text={formatNumber(mid(book), priceDecimals)}
      />
      <Label x={BAR.left} y={middle + 16}>
        {`mid · spread ${formatNumber(spread(book), priceDecimals)} = ${formatNumber(spreadBps(book), 0)} bps`}
      </Label>
      {near.bid.map(({ price, quantity }, index) => row('bid', index, price, quantity))}
      <Label x={BAR.left} y={footY}>
        {side === 'sell' && beyond > 0 ? `Bids ↓ ${beyond} more taken` : 'Bids'}
      </Label>
    </svg>
  );
}
