import tables from '@site/src/kit/tables/tables.module.css';

type TapeRow = {
  readonly time: string;
  readonly taker: 'buy' | 'sell';
  readonly price: string;
  readonly size: string;
  /** A large trade stands out. */
  readonly isLarge?: boolean;
  /** In USD, where the tape shows it. */
  readonly value?: string;
};

type TapeProps = {
  readonly rows: readonly TapeRow[];
  readonly coin: string;
  /** How many rows there are at least, so that what is below stays where it is. */
  readonly least?: number;
};

const NO_TRADE = { time: ' ', price: '', size: '' };

/** Executed trades as the app draws them, newest first, by who took. */
export default function Tape({ rows, coin, least = 0 }: TapeProps) {
  const shown = Array.from({ length: Math.max(rows.length, least) }, (_, row) => rows[row]);
  const hasValues = rows.some(({ value }) => value);
  return (
    <table className={tables.plain} aria-label="Trades, newest first">
      <thead>
        <tr>
          <th scope="col">Time UTC</th>
          <th scope="col">Price</th>
          <th scope="col">{`Size ${coin}`}</th>
          {hasValues && <th scope="col">USD</th>}
        </tr>
      </thead>
      <tbody>
        {shown.map((print, row) => {
          const { time, price, size } = print ?? NO_TRADE;
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: a row stays while trades move through it
            <tr key={row} data-taker={print?.taker} data-large={print?.isLarge || undefined}>
              <td>{time}</td>
              <td>
                {print && (
                  <span role="img" aria-label={print.taker === 'buy' ? 'Bought at' : 'Sold at'}>
                    {print.taker === 'buy' ? '▲' : '▼'}
                  </span>
                )}
                <span>{price}</span>
              </td>
              <td>{size}</td>
              {hasValues && <td>{print?.value}</td>}
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}
