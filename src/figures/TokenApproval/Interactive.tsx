import clsx from 'clsx';
import { scaleLinear } from 'd3-scale';
import { useCallback } from 'react';
import Choice from '../kit/controls/Choice';
import Slider from '../kit/controls/Slider';
import Toggle from '../kit/controls/Toggle';
import drawing from '../kit/drawing/drawing.module.css';
import Label from '../kit/drawing/Label';
import FigureBody from '../kit/shell/FigureBody';
import { useFigureState } from '../kit/state/useFigureState';
import { usePick } from '../kit/state/usePick';
import { codecs } from './codecs';
import { figure } from './figure';
import {
  type ApprovalReading,
  ARRIVES,
  BALANCE,
  readApproval,
  readStages,
  type Stage,
  transactionsFor,
} from './model';
import styles from './styles.module.css';
import { allowanceText, describeApproval, KIND_NAMES, STAGE_NAMES, usdc } from './words';

const ROW = 56;
const SIZE = { width: 360, height: 5 * ROW };
const BAR = { top: 24, height: 20 };
const width = scaleLinear([0, BALANCE + ARRIVES], [0, SIZE.width]);

type StageBarsProps = { readings: readonly ApprovalReading[]; stage: Stage; onStage: (stage: Stage) => void };

/** A bar per moment: what is in the wallet, and how much of it the contract can take. Press one to look at it. */
function StageBars({ readings, stage, onStage }: StageBarsProps) {
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

export default function Interactive() {
  const { state, change, reset, control } = useFigureState(figure.id, codecs);
  const { kind, stage, amount, more } = state;
  const input = { kind, amount, hasMore: more };
  const readings = readStages(input);
  const reading = readApproval(stage, input);
  const gas = String(transactionsFor(kind, 3));
  const onStage = useCallback((value: Stage) => change({ stage: value }), [change]);

  return (
    <FigureBody
      onReset={reset}
      finding={describeApproval(kind, reading)}
      controls={
        <>
          <Choice {...control('kind')} label="Approval" nameOf={(value) => KIND_NAMES[value]} />
          <Choice {...control('stage')} label="Moment" nameOf={(value) => STAGE_NAMES[value]} />
          <Slider {...control('amount')} label="Amount of the swap" shown={usdc(amount)} />
          <Toggle {...control('more')} label={`${usdc(ARRIVES)} arrive later`} />
        </>
      }
      readings={[
        ['Your balance', usdc(reading.balance)],
        ['Allowance', allowanceText(reading.allowance)],
        ['It can take', usdc(reading.exposed)],
        ['Transactions for 3 swaps', gas],
      ]}
      numbers={{
        label: 'What the contract can take, step by step',
        head: ['Moment', 'Your balance', 'Allowance', 'The contract can take'],
        rows: [
          ...readings.map((each) => [
            STAGE_NAMES[each.stage],
            usdc(each.balance),
            allowanceText(each.allowance),
            usdc(each.exposed),
          ]),
          [`Swap, ${KIND_NAMES[kind].toLowerCase()}`, usdc(amount), 'Transactions with gas for 3 swaps', gas],
        ],
      }}
    >
      <StageBars readings={readings} stage={stage} onStage={onStage} />
    </FigureBody>
  );
}
