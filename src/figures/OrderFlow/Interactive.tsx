import Choice from '@site/src/kit/controls/Choice';
import Slider from '@site/src/kit/controls/Slider';
import Toggle from '@site/src/kit/controls/Toggle';
import { formatNumber, shortUsd, signedShortUsd, usd } from '@site/src/lib/text/format';
import { useMemo } from 'react';
import FigureBody from '../kit/shell/FigureBody';
import { useFigureState } from '../kit/state/useFigureState';
import FlowChart from './FlowChart';
import { codecs, figure } from './figure';
import { ABSORBED, bars, describeBar, type FlowBar, move, readFlow, TIERS } from './model';

/** Rows of the table on each side of the chosen bar. */
const BESIDE = 5;

export default function Interactive() {
  const { state, set, reset, control } = useFigureState(figure.id, codecs);
  const flow = useMemo(() => readFlow(bars, state.tier), [state.tier]);
  const tierLabel = TIERS.find(({ id }) => id === state.tier)?.label ?? '';
  const chosen = Math.round(state.bar) - 1;
  const bar = flow[chosen] as FlowBar;
  const first = Math.max(0, chosen - BESIDE);

  return (
    <FigureBody
      onReset={reset}
      isSampleData
      finding={describeBar(bar, tierLabel, ABSORBED.includes(chosen))}
      controls={
        <>
          <Choice
            {...control('tier')}
            label="Tier, USD per trade"
            nameOf={(value) => TIERS.find(({ id }) => id === value)?.label ?? value}
          />
          <Slider {...control('bar')} label="Bar" max={flow.length} shown={`${bar.time} UTC`} typed={null} />
          <Toggle {...control('absorption')} label="Mark absorption" />
        </>
      }
      readings={[
        ['Bar', `${bar.time} UTC`],
        ['Close', usd(bar.close, 0)],
        ['Price in the bar', move(bar)],
        ['Trades', String(bar.count)],
        ['Taker buys', shortUsd(bar.buys)],
        ['Taker sells', shortUsd(bar.sells)],
        ['Delta', signedShortUsd(bar.delta)],
        ['CVD', signedShortUsd(bar.cvd)],
      ]}
      numbers={[
        { label: 'The chosen bar', head: ['Reading', 'Value'], rows: [['Tier, USD per trade', tierLabel]] },
        {
          label: 'The chosen bar and those beside it',
          head: ['UTC', 'Close', 'Buys', 'Sells', 'Delta', 'CVD', 'Absorption'],
          rows: flow
            .slice(first, chosen + BESIDE + 1)
            .map((each, index) => [
              each.time,
              formatNumber(each.close, 0),
              shortUsd(each.buys),
              shortUsd(each.sells),
              signedShortUsd(each.delta),
              signedShortUsd(each.cvd),
              ABSORBED.includes(first + index) ? 'yes' : 'no',
            ]),
        },
      ]}
    >
      <FlowChart
        flow={flow}
        chosen={chosen}
        marked={state.absorption ? ABSORBED : []}
        tierLabel={tierLabel}
        onChoose={(index) => set.bar(index + 1)}
      />
    </FigureBody>
  );
}
