import type { Book } from '@site/data/formulas/metrics/orderbook';
import { grouped } from '@site/src/pt/view/side/Ladder';
import type { Side, Walk } from './model';

/** Rows on each side of mid, as many as leave a phone room for the controls; what is further out is named, not drawn. */
const ROWS = 4;
/** Levels of the sample market are 0.1 apart: in steps of 10, an order of usual size stays in the picture. */
export const STEP = 10;

/** The rows of the ladder, best first, with what the order takes of each, and how many rows it takes further out. */
export function ladderOf(book: Book, side: Side, { fills }: Walk) {
  const rowsOf = (of: 'asks' | 'bids') => {
    const isTaken = (of === 'asks') === (side === 'buy');
    const levels = book[of].map((level, index) => ({
      ...level,
      taken: (isTaken && fills[index]?.taken) || 0,
    }));
    return grouped(levels, STEP, of);
  };
  const [asks, bids] = [rowsOf('asks'), rowsOf('bids')];
  const beyond = [asks, bids].map((rows) => rows.slice(ROWS).filter(({ taken }) => taken > 0).length);
  return { asks: asks.slice(0, ROWS), bids: bids.slice(0, ROWS), beyond: Math.max(...beyond) };
}

export type BookLadder = ReturnType<typeof ladderOf>;
