import { formatNumber } from '@site/src/lib/text/format';
import { clock, type Print } from './model';
import styles from './styles.module.css';

export const TAPE_ROWS = 10;
/** A print of this value fills its row; larger ones do too. */
const FULL_BAR_USD = 350_000;

/** The newest prints on top. Always the same number of rows, so that nothing below moves. */
export default function Tape({ shown }: { shown: readonly Print[] }) {
  const rows = Array.from({ length: TAPE_ROWS }, (_, index) => shown[index]);
  return (
    <table className={styles.tape} data-markdown-ignore="" aria-label="Prints, newest first">
      <thead>
        <tr>
          <th scope="col">Time</th>
          <th scope="col">Taker</th>
          <th scope="col">Price</th>
          <th scope="col">USD</th>
          <td aria-hidden="true" />
        </tr>
      </thead>
      <tbody>
        {rows.map((print, row) => (
          <tr
            key={print ? print.index : `empty${row}`}
            className={print ? styles[print.taker] : styles.empty}
          >
            <td>{print && clock(print.ms)}</td>
            <td className={styles.side}>{print && (print.taker === 'buy' ? '▲ Buy' : '▼ Sell')}</td>
            <td>{print && formatNumber(print.price, 1)}</td>
            <td>{print && formatNumber(print.usd, 0)}</td>
            <td aria-hidden="true">
              {print && (
                <svg viewBox="0 0 100 10" preserveAspectRatio="none" aria-hidden="true">
                  <rect
                    className={styles.bar}
                    x={0}
                    y={0}
                    width={Math.max(1, Math.min(100, Math.round((print.usd / FULL_BAR_USD) * 1_000) / 10))}
                    height={10}
                  />
                </svg>
              )}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
