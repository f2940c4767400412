import { formatNumber, percent } from '@site/src/lib/text/format';
import { bookOf, priceText } from '../../model/select';
import type { SampleSymbol, State } from '../../model/types';
import styles from './side.module.css';
import { useFit } from './useFit';

type BookProps = {
  readonly state: State;
  readonly symbol: SampleSymbol;
  /** How many levels a side has at most. */
  readonly levels?: number;
};

/** Coins with as many digits as a narrow column holds. */
export const quantityText = (quantity: number) =>
  formatNumber(quantity, quantity < 10 ? 3 : quantity < 1_000 ? 1 : 0);

type Level = { readonly price: number; readonly quantity: number; readonly total: number };

/** Best first: each level with what rests up to it. */
function totalled(levels: readonly Omit<Level, 'total'>[]): Level[] {
  let total = 0;
  return levels.map((level) => {
    total += level.quantity;
    return { ...level, total };
  });
}

type SideProps = {
  readonly name: 'Asks' | 'Bids';
  readonly levels: readonly Level[];
  readonly most: number;
  readonly symbol: SampleSymbol;
};

function Side({ name, levels, most, symbol }: SideProps) {
  return (
    <div className={styles.depth} data-side={name}>
      <svg viewBox={`0 0 100 ${levels.length}`} preserveAspectRatio="none" aria-hidden="true">
        {levels.map(({ price, total }, row) => {
          const width = Math.round((total / most) * 1_000) / 10;
          return <rect key={price} x={100 - width} y={row} width={width} height={1} />;
        })}
      </svg>
      <table aria-label={name}>
        <thead>
          <tr>
            <th scope="col">Price</th>
            <th scope="col">{`Size ${symbol.replace('USDT', '')}`}</th>
            <th scope="col">Total</th>
          </tr>
        </thead>
        <tbody>
          {levels.map(({ price, quantity, total }) => (
            <tr key={price}>
              <td>{priceText(symbol, price)}</td>
              <td>{quantityText(quantity)}</td>
              <td>{quantityText(total)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

/** The best levels of the order book that fit, asks above bids, with what rests up to each as a bar. */
export default function Book({ state, symbol, levels = 10 }: BookProps) {
  const { bids, asks } = bookOf(state, symbol);
  const [count, fits] = useFit<HTMLElement>(levels, 2);
  const [buyers, sellers] = [bids, asks].map((side) => totalled(side.slice(0, count))) as [Level[], Level[]];
  const most = Math.max(buyers.at(-1)?.total ?? 0, sellers.at(-1)?.total ?? 0);
  const [bid, ask] = [buyers[0]?.price ?? Number.NaN, sellers[0]?.price ?? Number.NaN];
  return (
    <section ref={fits} className={styles.panel} aria-label={`Order book, ${symbol}`}>
      <Side name="Asks" levels={sellers.toReversed()} most={most} symbol={symbol} />
      <p className={styles.spread}>
        <span>Spread</span>
        <span>{priceText(symbol, ask - bid)}</span>
        <span>{percent(((ask - bid) / bid) * 100, 4)}</span>
      </p>
      <Side name="Bids" levels={buyers} most={most} symbol={symbol} />
    </section>
  );
}
