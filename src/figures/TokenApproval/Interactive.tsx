import { useCallback } from 'react';
import Choice from '../kit/controls/Choice';
import Slider from '../kit/controls/Slider';
import Toggle from '../kit/controls/Toggle';
import FigureBody from '../kit/shell/FigureBody';
import { useFigureState } from '../kit/state/useFigureState';
import { codecs } from './codecs';
import { figure } from './figure';
import { ARRIVES, readApproval, readStages, type Stage, transactionsFor } from './model';
import StageBars from './StageBars';
import { allowanceText, describeApproval, KIND_NAMES, STAGE_NAMES, usdc } from './words';

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
      summary={describeApproval(kind, reading)}
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
