import Choice from '@site/src/kit/controls/Choice';
import Slider from '@site/src/kit/controls/Slider';
import Toggle from '@site/src/kit/controls/Toggle';
import Drawing, { WIDTH } from '@site/src/kit/drawing/Drawing';
import drawing from '@site/src/kit/drawing/drawing.module.css';
import Label from '@site/src/kit/drawing/Label';
import { usdc } from '@site/src/lib/text/format';
import clsx from 'clsx';
import { scaleLinear } from 'd3-scale';
import FigureBody from '../kit/shell/FigureBody';
import { useFigureState } from '../kit/state/useFigureState';
import { codecs, figure } from './figure';
import {
  type ApprovalReading,
  ARRIVES,
  allowanceText,
  BALANCE,
  describeApproval,
  KIND_NAMES,
  readApproval,
  readStages,
  STAGE_NAMES,
  STAGES,
  type Stage,
  transactionsFor,
} from './model';
import styles from './styles.module.css';

const ROW = 56;
const BAR = { top: 24, height: 20 };
const width = scaleLinear([0, BALANCE + ARRIVES], [0, WIDTH]);

type StageBarsProps = { readings: readonly ApprovalReading[]; stage: Stage; onStage: (stage: Stage) => void };

/** A bar per moment: what is in the wallet, and how much of it the contract can take. Press one to look at it. */
function StageBars({ readings, stage, onStage }: StageBarsProps) {
  return (
    <Drawing
      height={STAGES.length * ROW}
      label="Your balance before and after each step, and the part of it that the contract can take"
      onPick={(at) => {
        const picked = readings[Math.floor(at.y / ROW)];
        if (picked) {
          onStage(picked.stage);
        }
      }}
    >
      {readings.map(({ stage: each, balance, exposed }, index) => (
        <g
          key={each}
          className={clsx(each === stage && styles.chosen)}
          transform={`translate(0 ${index * ROW})`}
        >
          <Label bright x={0} y={17} text={`${each === stage ? '▸ ' : ''}${STAGE_NAMES[each]}`} />
          <Label className={exposed > 0 ? drawing.warnText : drawing.muted} x={WIDTH} y={17} end>
            {exposed === 0 ? 'nothing can go' : exposed === balance ? 'all can go' : 'a part can go'}
          </Label>
          <rect className={styles.balance} y={BAR.top} width={width(balance)} height={BAR.height} />
          <rect className={drawing.warnFill} y={BAR.top} width={width(exposed)} height={BAR.height} />
        </g>
      ))}
    </Drawing>
  );
}

export default function Interactive() {
  const { state, set, reset, control } = useFigureState(figure.id, codecs);
  const { kind, stage, amount, more } = state;
  const input = { kind, amount, hasMore: more };
  const readings = readStages(input);
  const reading = readApproval(stage, input);

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
      numbers={[
        {
          label: 'The swap',
          rows: [
            [`Swap, ${KIND_NAMES[kind].toLowerCase()}`, usdc(amount)],
            ['Allowance', allowanceText(reading.allowance)],
            ['It can take', usdc(reading.exposed)],
            ['Your balance', usdc(reading.balance)],
            ['Transactions with gas for 3 swaps', String(transactionsFor(kind, 3))],
          ],
        },
        {
          label: 'What the contract can take, step by step',
          head: ['Moment', 'Your balance', 'Allowance', 'The contract can take'],
          rows: readings.map((each) => [
            STAGE_NAMES[each.stage],
            usdc(each.balance),
            allowanceText(each.allowance),
            usdc(each.exposed),
          ]),
        },
      ]}
    >
      <StageBars readings={readings} stage={stage} onStage={set.stage} />
    </FigureBody>
  );
}
