import { formatNumber } from '@site/src/lib/text/format';
import { HIGHEST, type Score, STEP } from './model';
import styles from './styles.module.css';

type ScoreRowProps = { id: string; name: string; score: Score; onChange: (part: Partial<Score>) => void };

/** A sub-score as a row: the slider is its bar, so that hand and eye stay in one place. */
export default function ScoreRow({ id, name, score, onChange }: ScoreRowProps) {
  const shown = score.isMissing ? 'missing' : formatNumber(score.value, 1);
  return (
    <div className={styles.row} data-missing={score.isMissing}>
      <label className={styles.name} htmlFor={id}>
        {name}
      </label>
      <input
        id={id}
        className={styles.bar}
        type="range"
        min={0}
        max={HIGHEST}
        step={STEP}
        value={score.value}
        disabled={score.isMissing}
        aria-valuetext={shown}
        onChange={(event) => onChange({ value: Number(event.target.value) })}
      />
      <span className={styles.value} aria-hidden="true">
        {shown}
      </span>
      <label className={styles.missing} htmlFor={`${id}-missing`}>
        <input
          id={`${id}-missing`}
          type="checkbox"
          checked={score.isMissing}
          aria-label={`${name}: no data`}
          onChange={(event) => onChange({ isMissing: event.target.checked })}
        />
        no data
      </label>
    </div>
  );
}
