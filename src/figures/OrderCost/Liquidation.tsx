import { formatNumber } from '@site/src/lib/text/format';
import { ENTRY, type OrderEstimate, type OrderInput } from './model';
import styles from './styles.module.css';

function formula({ side, leverage, maintenancePercent }: OrderInput): string {
  const sign = side === 'long' ? '−' : '+';
  return `${formatNumber(ENTRY, 0)} × (1 ${sign} 1 ÷ ${leverage}) ÷ (1 ${sign} ${maintenancePercent}%)`;
}

/** The estimate with its formula, and what the formula leaves out. */
export default function Liquidation({ input, estimate }: { input: OrderInput; estimate: OrderEstimate }) {
  const { liquidation } = estimate;
  return (
    <div className={styles.liquidationNote}>
      <p>
        Liquidation estimate:{' '}
        <code>
          {liquidation === null ? formula(input) : `${formula(input)} = ${formatNumber(liquidation, 2)}`}
        </code>
      </p>
      {liquidation === null && (
        <p className={styles.warning}>
          <strong>No estimate.</strong> The margin at this leverage is not larger than the maintenance margin:
          the position could not be opened.
        </p>
      )}
      <p className={styles.limits}>
        Holds for one isolated position in a linear contract. It leaves out fees, funding, margin added later
        and the steps of the maintenance rate; in cross and portfolio margin it does not apply.
      </p>
    </div>
  );
}
