import Choice from '@site/src/kit/controls/Choice';
import Slider from '@site/src/kit/controls/Slider';
import Candles from '@site/src/kit/drawing/Candles';
import Drawing from '@site/src/kit/drawing/Drawing';
import drawing from '@site/src/kit/drawing/drawing.module.css';
import { barAt, barWidth, barX } from '@site/src/kit/drawing/geometry';
import Label from '@site/src/kit/drawing/Label';
import { columnPath, linePath } from '@site/src/kit/drawing/paths';
import ValueAxis from '@site/src/kit/drawing/ValueAxis';
import { formatNumber, shortUsd, signedShortUsd, tickNumber, usd } from '@site/src/lib/text/format';
import { nameIn } from '@site/src/lib/text/nameIn';
import { extent } from 'd3-array';
import { type ScaleLinear, scaleLinear } from 'd3-scale';
import { useMemo } from 'react';
import FigureBody from '../kit/shell/FigureBody';
import { useFigureState } from '../kit/state/useFigureState';
import { codecs, figure } from './figure';
import { ABSORBED, bars, describeBar, type FlowBar, move, readFlow, TIERS } from './model';

const HEIGHT = 380;
const SIDES = { left: 0, right: 296 };
const PRICE = { ...SIDES, top: 26, bottom: 160 };
const DELTA = { ...SIDES, top: 196, bottom: 256 };
const CVD = { ...SIDES, top: 292, bottom: 352 };
/** All three panes, one above the other. */
const PANES = { top: PRICE.top - 6, height: CVD.bottom - PRICE.top + 6 };
const HOURS = [0, 8, 16, 24, 32];

/** Zero is always on the scale, so that the sign of a value is its side of the line. */
function scaleWithZero(values: readonly number[], { top, bottom }: { top: number; bottom: number }) {
  const [low = 0, high = 0] = extent([0, ...values]);
  return scaleLinear([low, high === low ? low + 1 : high], [bottom, top]);
}

/** Indices that follow one another, as runs with their first and last one. */
function runsOf(indices: readonly number[]): [from: number, to: number][] {
  const runs: [number, number][] = [];
  for (const index of indices) {
    const last = runs.at(-1);
    if (last && last[1] === index - 1) {
      last[1] = index;
    } else {
      runs.push([index, index]);
    }
  }
  return runs;
}

const VIEW = { first: 0, count: bars.length };
const center = (index: number) => barX(PRICE, VIEW, index);
const step = barWidth(PRICE, VIEW);
const price = scaleLinear(
  [Math.min(...bars.map(({ low }) => low)), Math.max(...bars.map(({ high }) => high))],
  [PRICE.bottom, PRICE.top],
);
const priceTicks = price.ticks(4).map((value) => ({ value, label: formatNumber(value, 0) }));

const amountTicks = (scale: ScaleLinear<number, number>) =>
  scale.ticks(3).map((value) => ({ value, label: tickNumber(value) }));

/** Bars in which the flow met orders that took all of it. The same in every tier. */
function Absorption() {
  return runsOf(ABSORBED).map(([from, to]) => (
    <g key={from}>
      <rect
        className={drawing.warnArea}
        x={from * step}
        y={PANES.top}
        width={(to - from + 1) * step}
        height={PANES.height}
      />
      <Label className={drawing.warnText} x={center((from + to) / 2)} y={PRICE.bottom + 14} middle>
        absorption
      </Label>
    </g>
  ));
}

type FlowChartProps = {
  flow: readonly FlowBar[];
  chosen: number;
  tierLabel: string;
  onChoose: (index: number) => void;
};

/** Price, delta and CVD above one another on one time axis. */
function FlowChart({ flow, chosen, tierLabel, onChoose }: FlowChartProps) {
  const delta = scaleWithZero(
    flow.map((bar) => bar.delta),
    DELTA,
  );
  const cvd = scaleWithZero(
    flow.map((bar) => bar.cvd),
    CVD,
  );
  const deltas = (isShown: (delta: number) => boolean) =>
    columnPath(
      flow.map((bar) => (isShown(bar.delta) ? bar.delta : Number.NaN)),
      VIEW,
      DELTA,
      delta,
    );
  const chosenBar = flow[chosen];

  return (
    <Drawing
      height={HEIGHT}
      label={`Price, delta and CVD of tier ${tierLabel}, one above the other`}
      onPick={({ x }) => onChoose(barAt(PRICE, VIEW, x))}
    >
      <Absorption />
      <rect className={drawing.here} x={chosen * step} y={PANES.top} width={step} height={PANES.height} />
      <ValueAxis plot={PRICE} y={price} ticks={priceTicks} />
      <ValueAxis plot={DELTA} y={delta} ticks={amountTicks(delta)} />
      <ValueAxis plot={CVD} y={cvd} ticks={amountTicks(cvd)} />
      {/* The price is the same in every tier: the candles are memoised. */}
      <Candles bars={bars} view={VIEW} plot={PRICE} y={price} />
      <path className={drawing.up} d={deltas((value) => value >= 0)} />
      <path className={drawing.down} d={deltas((value) => value < 0)} />
      <path className={drawing.line} d={linePath(flow.map((bar, index) => [center(index), cvd(bar.cvd)]))} />
      {chosenBar && <circle className={drawing.handle} cx={center(chosen)} cy={cvd(chosenBar.cvd)} r={4} />}
      <Label bright x={0} y={14} text="Price, USD" />
      <Label bright x={0} y={DELTA.top - 8} text="Delta, USD" />
      <Label bright x={0} y={CVD.top - 8} text="CVD, USD" />
      {HOURS.map((index) => (
        <Label key={index} axis x={index * step} y={HEIGHT - 4} text={flow[index]?.time} />
      ))}
    </Drawing>
  );
}

/** Rows of the table on each side of the chosen bar. */
const BESIDE = 5;

export default function Interactive() {
  const { state, set, reset, control } = useFigureState(figure.id, codecs);
  const flow = useMemo(() => readFlow(bars, state.tier), [state.tier]);
  const tierLabel = nameIn(TIERS, state.tier);
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
          <Choice {...control('tier')} label="Tier, USD per trade" nameOf={(id) => nameIn(TIERS, id)} />
          <Slider {...control('bar')} label="Bar" max={flow.length} shown={`${bar.time} UTC`} typed={null} />
        </>
      }
      numbers={[
        {
          label: 'The chosen bar',
          head: ['Reading', 'Value'],
          rows: [
            ['Tier, USD per trade', tierLabel],
            ['Bar', `${bar.time} UTC`],
            ['Close', usd(bar.close, 0)],
            ['Price in the bar', move(bar)],
            ['Trades', String(bar.count)],
            ['Taker buys', shortUsd(bar.buys)],
            ['Taker sells', shortUsd(bar.sells)],
            ['Delta', signedShortUsd(bar.delta)],
            ['CVD', signedShortUsd(bar.cvd)],
          ],
        },
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
      <FlowChart flow={flow} chosen={chosen} tierLabel={tierLabel} onChoose={(index) => set.bar(index + 1)} />
    </FigureBody>
  );
}
