import { formatNumber, shortUsd, signedShortUsd, usd } from '@site/src/lib/text/format';
import { memo, useCallback, useMemo } from 'react';
import Choice from '../kit/controls/Choice';
import Slider from '../kit/controls/Slider';
import Toggle from '../kit/controls/Toggle';
import FigureBody from '../kit/shell/FigureBody';
import NumbersTable from '../kit/shell/NumbersTable';
import { useFigureState } from '../kit/state/useFigureState';
import { codecs } from './codecs';
import FlowChart from './FlowChart';
import { figure } from './figure';
import { ABSORBED, bars, describeBar, type FlowBar, move, readFlow, TIERS } from './model';

function readingsOf(bar: FlowBar): [string, string][] {
  return [
    ['Bar', `${bar.time} UTC`],
    ['Close', usd(bar.close, 0)],
    ['Price in the bar', move(bar)],
    ['Prints', String(bar.count)],
    ['Taker buys', shortUsd(bar.buys)],
    ['Taker sells', shortUsd(bar.sells)],
    ['Delta', signedShortUsd(bar.delta)],
    ['CVD', signedShortUsd(bar.cvd)],
  ];
}

/** Rows of the table on each side of the chosen bar. */
const BESIDE = 5;

/** A component of its own: its cells are written when the table is rendered, which is after the picture. */
const BarsTable = memo(function BarsTable({ flow, chosen }: { flow: readonly FlowBar[]; chosen: number }) {
  const first = Math.max(0, chosen - BESIDE);
  return (
    <NumbersTable
      label="The chosen bar and those beside it"
      head={['UTC', 'Close', 'Buys', 'Sells', 'Delta', 'CVD', 'Absorption']}
      rows={flow
        .slice(first, chosen + BESIDE + 1)
        .map((each, index) => [
          each.time,
          formatNumber(each.close, 0),
          shortUsd(each.buys),
          shortUsd(each.sells),
          signedShortUsd(each.delta),
          signedShortUsd(each.cvd),
          ABSORBED.includes(first + index) ? 'yes' : 'no',
        ])}
    />
  );
});

export default function Interactive() {
  const { state, change, reset, control } = useFigureState(figure.id, codecs);
  const flow = useMemo(() => readFlow(bars, state.tier), [state.tier]);
  const tierLabel = TIERS.find(({ id }) => id === state.tier)?.label ?? '';
  const chosen = Math.round(state.bar) - 1;
  const bar = flow[chosen] as FlowBar;
  const readings = readingsOf(bar);
  const choose = useCallback((index: number) => change({ bar: index + 1 }), [change]);

  return (
    <FigureBody
      layout="tall"
      onReset={reset}
      isSampleData
      finding={describeBar(bar, tierLabel, ABSORBED.includes(chosen))}
      controls={
        <>
          <Choice
            {...control('tier')}
            label="Tier, USD per print"
            nameOf={(value) => TIERS.find(({ id }) => id === value)?.label ?? value}
          />
          <Slider {...control('bar')} label="Bar" max={flow.length} shown={`${bar.time} UTC`} typed={null} />
          <Toggle {...control('absorption')} label="Mark absorption" />
        </>
      }
      readings={readings}
      numbers={
        <>
          <NumbersTable
            label="The chosen bar"
            head={['Reading', 'Value']}
            rows={[['Tier, USD per print', tierLabel], ...readings]}
          />
          <BarsTable flow={flow} chosen={chosen} />
        </>
      }
    >
      <FlowChart
        flow={flow}
        chosen={chosen}
        marked={state.absorption ? ABSORBED : []}
        tierLabel={tierLabel}
        onChoose={choose}
      />
    </FigureBody>
  );
}
