import { exchangePermissions } from '@site/data/trading/exchange-permissions';
import type { RightAdvice } from '@site/data/trading/exchange-permissions.schema';
import FactTable from '@site/src/components/tables/FactTable';
import clsx from 'clsx';
import styles from './styles.module.css';

/** Words first; the sign before them only speeds up scanning. */
const ADVICE = {
  tick: { sign: '✓', words: 'Tick', look: styles.tick },
  'if-used': { sign: '○', words: 'Only if you use it', look: undefined },
  'leave-off': { sign: '–', words: 'Leave off', look: styles.off },
  refused: { sign: '✕', words: 'PT refuses the key', look: styles.refused },
} as const satisfies Record<RightAdvice, { sign: string; words: string; look: string | undefined }>;

function Advice({ advice }: { advice: RightAdvice }) {
  const { sign, words, look } = ADVICE[advice];
  return (
    <span className={clsx(styles.advice, look)}>
      <span aria-hidden="true">{sign}</span>
      {words}
    </span>
  );
}

/** Which rights to give a Bybit key for PT, by what each right allows. */
export default function KeyRightsTable() {
  return (
    <FactTable
      label="Rights of a Bybit key"
      columns={['Right', 'What it allows', 'Read-only key', 'Trading key']}
      rows={exchangePermissions.map(({ id, name, apiNames, meaning, readOnlyKey, tradingKey }) => ({
        id,
        cells: [
          name,
          <>
            {meaning}
            <span className={styles.apiNames}>In Bybit’s API: {apiNames.join(', ')}</span>
          </>,
          <Advice key="read-only" advice={readOnlyKey} />,
          <Advice key="trading" advice={tradingKey} />,
        ],
      }))}
    />
  );
}
