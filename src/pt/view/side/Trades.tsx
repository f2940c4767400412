import { Spot } from '@site/src/kit/marks';
import { memo, useState } from 'react';
import { priceText, tradesOf } from '../../model/select';
import { coinOf } from '../../model/texts';
import type { SampleSymbol } from '../../model/types';
import Pick from '../Pick';
import { quantityText } from './Ladder';
import styles from './side.module.css';
import Tape from './Tape';
import { useFit } from './useFit';

type TradesProps = {
  readonly clock: number;
  readonly symbol: SampleSymbol;
  /** A choice of sizes above the tape; a low widget has no room for it. */
  readonly hasSettings?: boolean;
  /** How many rows show before it's measured. */
  readonly first?: number;
};

const MOST_ROWS = 20;
/** The smallest trade that shows, in USD. */
const SIZES = [0, 10_000, 100_000] as const;
/** From here on a trade stands out. */
const LARGE = SIZES[2];
/** How many of the newest trades are looked through for large ones. */
const LOOKED_THROUGH = 400;

const secondText = (time: number) => new Date(time).toISOString().slice(11, 19);

/** The tape: the newest trades, by who took, as many as fit. It's written when time passes. */
const Trades = memo(({ clock, symbol, hasSettings, first = MOST_ROWS }: TradesProps) => {
  const [count, fits] = useFit<HTMLElement>(MOST_ROWS, 1, first);
  const [least, setLeast] = useState(0);
  const trades = tradesOf({ clock }, symbol, least > 0 ? LOOKED_THROUGH : count)
    .filter(({ price, quantity }) => price * quantity >= least)
    .slice(0, count);
  return (
    <section ref={fits} className={styles.panel} aria-label={`Trades, ${symbol}`}>
      {hasSettings && (
        <Spot as="div" name="Size filter" label className={styles.set}>
          <Pick
            label="Size filter"
            value={String(least)}
            choices={SIZES.map(String)}
            nameOf={(size) => (size === '0' ? 'All sizes' : `From $${Number(size) / 1_000}k`)}
            onChange={(size) => setLeast(Number(size))}
          />
        </Spot>
      )}
      {trades.length === 0 && (
        <p className={styles.empty}>{`None among the newest ${LOOKED_THROUGH} trades.`}</p>
      )}
      <Tape
        coin={coinOf(symbol)}
        rows={trades.map(({ time, taker, price, quantity }) => ({
          time: secondText(time),
          taker,
          price: priceText(symbol, price),
          size: quantityText(quantity),
          isLarge: price * quantity >= LARGE,
        }))}
      />
    </section>
  );
});

export default Trades;
