import { keyLifetime } from '@site/data/trading/exchange-limits';
import controls from '@site/src/kit/controls/controls.module.css';
import drawing from '@site/src/kit/drawing/drawing.module.css';
import { percent } from '@site/src/kit/drawing/percentOfWidth';
import { figure } from './figure';
import {
  ACCESS_LABELS,
  cellOf,
  GROUPS,
  goalOf,
  type KeyInput,
  type KeyVerdict,
  type RightId,
  recipeOf,
} from './model';
import styles from './styles.module.css';

const shareOf = (days: number) => percent(Math.min(days / keyLifetime.unboundDays, 1));

type KeyCardProps = {
  input: KeyInput;
  verdict: KeyVerdict;
  onTick: (id: RightId, isTicked: boolean) => void;
};

/** The key as a card: its rights are lit or not, in amber where a thief gains by one, in red where PT refuses it. */
export default function KeyCard({ input, verdict: { isRefused, lifeDays }, onTick }: KeyCardProps) {
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
      {/* How long it is valid, from the day it was made, and when the password changes. */}
      <svg width="100%" height={10} aria-hidden="true">
        <rect className={drawing.band} y={3} width="100%" height={4} />
        <rect
          className={drawing.series}
          y={3}
          width={shareOf(lifeDays ?? keyLifetime.unboundDays)}
          height={4}
        />
        {input.passwordDay > 0 && (
          <rect className={drawing.warnFill} x={shareOf(input.passwordDay)} width={3} height={10} />
        )}
      </svg>
    </div>
  );
}
