import { keyLifetime } from '@site/data/trading/exchange-limits';
import controls from '../kit/controls/controls.module.css';
import { percent } from '../kit/drawing/percentOfWidth';
import type { RightId } from './abilities';
import { figure } from './figure';
import {
  ACCESS_LABELS,
  cellOf,
  dayInWords,
  GROUPS,
  goalOf,
  type KeyInput,
  type KeyVerdict,
  recipeOf,
} from './model';
import styles from './styles.module.css';

const shareOf = (days: number) => percent(Math.min(days / keyLifetime.unboundDays, 1));

/** How long the key is valid, from the day it was made. */
function Life({
  lifeDays,
  endsOn,
  passwordDay,
}: Pick<KeyVerdict, 'lifeDays' | 'endsOn'> & { passwordDay: number }) {
  return (
    <div className={styles.life}>
      <span>{`Made ${dayInWords(0)}`}</span>
      {passwordDay > 0 && <span>{`Password changed ${dayInWords(passwordDay)}`}</span>}
      <span>{endsOn ? `Expires ${endsOn}, day ${lifeDays}` : 'No expiry date'}</span>
      <svg width="100%" height={10} aria-hidden="true">
        <rect className={styles.rail} y={3} width="100%" height={4} rx={2} />
        <rect
          className={styles.valid}
          y={3}
          width={shareOf(lifeDays ?? keyLifetime.unboundDays)}
          height={4}
          rx={2}
        />
        {passwordDay > 0 && (
          <rect className={styles.password} x={shareOf(passwordDay)} width={3} height={10} />
        )}
      </svg>
    </div>
  );
}

type KeyCardProps = {
  input: KeyInput;
  verdict: KeyVerdict;
  onTick: (id: RightId, isTicked: boolean) => void;
};

/** The key as a card: its rights are lit or not, in amber where a thief gains by one, in red where PT refuses it. */
export default function KeyCard({ input, verdict, onTick }: KeyCardProps) {
  const { isRefused } = verdict;
  return (
    <div className={styles.key} data-refused={isRefused || undefined} data-markdown-ignore="">
      <p className={styles.head}>
        <strong>{goalOf(recipeOf(input))}</strong>
        <span>{ACCESS_LABELS[input.access]}</span>
        <span className={styles.stamp}>{isRefused ? '✕ refused' : '✓ accepted'}</span>
      </p>
      {GROUPS.map(({ name, rights }) => (
        <div key={name} role="group" aria-label={name} className={styles.group}>
          <p className={styles.name}>{name}</p>
          {rights.map((right) => {
            const { level, thief } = cellOf(input, right);
            return (
              <label key={right.id} className={styles.cell} data-level={level}>
                <input
                  id={`${figure.id}-${right.id}`}
                  className={controls.check}
                  type="checkbox"
                  checked={level !== 'off'}
                  onChange={(event) => onTick(right.id, event.target.checked)}
                />
                <span>{right.name}</span>
                <small>{thief}</small>
              </label>
            );
          })}
        </div>
      ))}
      <Life {...verdict} passwordDay={input.passwordDay} />
    </div>
  );
}
