import { priceText, tradesOf } from '../../model/select';
import type { SampleSymbol, State } from '../../model/types';
import { quantityText } from './Book';
import styles from './side.module.css';
import { useFit } from './useFit';

type TradesProps = { readonly state: State; readonly symbol: SampleSymbol };

const clock = (time: number) => new Date(time).toISOString().slice(11, 19);

/** The tape: the newest trades, by who took, as many as fit. */
export default function Trades({ state, symbol }: TradesProps) {
  const [count, fits] = useFit<HTMLElement>(20);
  return (
    <section ref={fits} className={styles.panel} aria-label={`Trades, ${symbol}`}>
      <table aria-label="Trades, newest first">
        <thead>
          <tr>
            <th scope="col">Time UTC</th>
            <th scope="col">Price</th>
            <th scope="col">{`Size ${symbol.replace('USDT', '')}`}</th>
          </tr>
        </thead>
        <tbody>
          {tradesOf(state, symbol, count).map(({ time, taker, price, quantity }) => (
            <tr key={`${time}${price}${quantity}`} data-taker={taker}>
              <td>{clock(time)}</td>
              <td>
                <span role="img" aria-label={taker === 'buy' ? 'Bought at' : 'Sold at'}>
                  {taker === 'buy' ? '▲' : '▼'}
                </span>
                <span>{priceText(symbol, price)}</span>
              </td>
              <td>{quantityText(quantity)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
