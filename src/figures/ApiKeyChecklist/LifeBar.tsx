import { keyLifetime } from '@site/data/trading/exchange-limits';
import Label from '../kit/drawing/Label';
import { CREATED, dayInWords } from './model';
import styles from './styles.module.css';

const WIDTH = 400;
const LONGEST = keyLifetime.unboundDays;
const x = (days: number) => 8 + ((WIDTH - 16) * Math.min(days, LONGEST)) / LONGEST;

type LifeBarProps = { lifeDays: number | null; passwordDay: number };

/** How long the key is valid, from the day it was made. */
export default function LifeBar({ lifeDays, passwordDay }: LifeBarProps) {
  const end = lifeDays === null ? 'no expiry date' : `expires ${dayInWords(lifeDays)}, day ${lifeDays}`;
  return (
    <svg
      className={styles.life}
      viewBox={`0 0 ${WIDTH} 76`}
      role="img"
      aria-label={`Key validity: made ${dayInWords(0)}, ${end}`}
    >
      <rect className={styles.lifeFull} x={x(0)} y={30} width={x(LONGEST) - x(0)} height={16} rx={4} />
      <rect
        className={styles.lifeSpan}
        x={x(0)}
        y={30}
        width={x(lifeDays ?? LONGEST) - x(0)}
        height={16}
        rx={4}
      />
      <Label className={styles.lifeText} x={x(0)} y={20} text={`made ${CREATED.day} March`} />
      <Label className={styles.lifeText} x={WIDTH - 8} y={20} end text={end} />
      {lifeDays === null ? (
        <path className={styles.lifeOpen} d={`M${x(LONGEST) - 12} 28l8 10l-8 10`} />
      ) : (
        <path className={styles.lifeEnd} d={`M${x(lifeDays)} 24v28`} />
      )}
      {passwordDay > 0 && (
        <>
          <path className={styles.password} d={`M${x(passwordDay)} 26v24`} />
          <Label
            className={styles.lifeText}
            x={passwordDay > LONGEST / 2 ? WIDTH - 8 : x(0)}
            y={68}
            textAnchor={passwordDay > LONGEST / 2 ? 'end' : 'start'}
          >
            {`password changed ${dayInWords(passwordDay)}`}
          </Label>
        </>
      )}
    </svg>
  );
}
