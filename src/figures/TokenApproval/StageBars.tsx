import clsx from 'clsx';
import { scaleLinear } from 'd3-scale';
import { useCallback } from 'react';
import drawing from '../kit/drawing/drawing.module.css';
import Label from '../kit/drawing/Label';
import { usePick } from '../kit/state/usePick';
import { type ApprovalReading, ARRIVES, BALANCE, type Stage } from './model';
import styles from './styles.module.css';
import { STAGE_NAMES, usdc } from './words';

const ROW = 56;
const SIZE = { width: 360, height: 5 * ROW };
const BAR = { top: 24, height: 20 };
const width = scaleLinear([0, BALANCE + ARRIVES], [0, SIZE.width]);

type StageBarsProps = {
  readings: readonly ApprovalReading[];
  stage: Stage;
  onStage: (stage: Stage) => void;
};

/** A bar per moment: what is in the wallet, and how much of it the contract can take. Press one to look at it. */
export default function StageBars({ readings, stage, onStage }: StageBarsProps) {
  const pick = usePick(SIZE, {
    onPick: useCallback(
      (at) => {
        const picked = readings[Math.floor(at.y / ROW)];
        if (picked) {
          onStage(picked.stage);
        }
      },
      [readings, onStage],
    ),
  });
  return (
    <svg
      className={`${drawing.canvas} ${styles.bars}`}
      viewBox={`0 0 ${SIZE.width} ${SIZE.height}`}
      role="img"
      aria-label="Your balance before and after each step, and the part of it that the contract can take"
      {...pick}
    >
      {readings.map(({ stage: each, balance, exposed }, index) => (
        <g
          key={each}
          className={clsx(each === stage && styles.chosen)}
          transform={`translate(0 ${index * ROW})`}
        >
          <rect className={styles.row} width={SIZE.width} height={ROW - 4} rx={4} />
          <Label bright x={0} y={17} text={`${each === stage ? '▸ ' : ''}${STAGE_NAMES[each]}`} />
          <Label className={exposed > 0 ? styles.exposedText : drawing.muted} x={SIZE.width} y={17} end>
            {exposed > 0 ? `${usdc(exposed)} can go` : 'nothing can go'}
          </Label>
          <rect className={styles.balance} y={BAR.top} width={width(balance)} height={BAR.height} />
          <rect className={styles.exposed} y={BAR.top} width={width(exposed)} height={BAR.height} />
        </g>
      ))}
    </svg>
  );
}
