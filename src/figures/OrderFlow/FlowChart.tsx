import { formatNumber, tickAmount } from '@site/src/lib/format';
import { extent } from 'd3-array';
import { scaleLinear } from 'd3-scale';
import { memo, useCallback } from 'react';
import Levels from '../kit/Levels';
import { linePath } from '../kit/linePath';
import plot from '../kit/plot.module.css';
import { usePick } from '../kit/usePick';
import { bars, type FlowBar } from './model';
import styles from './styles.module.css';

const WIDTH = 360;
const HEIGHT = 452;
const RIGHT = 296;
const PRICE = { top: 26, bottom: 200 };
const DELTA = { top: 236, bottom: 312 };
const CVD = { top: 348, bottom: 424 };
const HOURS = [0, 8, 16, 24, 32];

/** Zero is always on the scale, so that the sign of a value is its side of the line. */
function scaleWithZero(values: readonly number[], { top, bottom }: { top: number; bottom: number }) {
  const [low = 0, high = 0] = extent([0, ...values]);
  return scaleLinear([low, high === low ? low + 1 : high], [bottom, top]);
}

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

const STEP = RIGHT / bars.length;
const center = (index: number) => (index + 0.5) * STEP;
const price = scaleLinear(
  [Math.min(...bars.map(({ low }) => low)), Math.max(...bars.map(({ high }) => high))],
  [PRICE.bottom, PRICE.top],
);

/** A column of one bar from one height to another. */
function column(index: number, from: number, to: number): string {
  const [top, height] = [Math.min(from, to), Math.abs(to - from)];
  return `M${(index * STEP + 1.5).toFixed(1)} ${top.toFixed(1)}h${(STEP - 3).toFixed(1)}v${height.toFixed(1)}h${(3 - STEP).toFixed(1)}z`;
}

function candlePath(isUp: boolean, pathOf: (bar: (typeof bars)[number], index: number) => string): string {
  return bars.map((bar, index) => (bar.close >= bar.open === isUp ? pathOf(bar, index) : '')).join('');
}

/** The price is the same in every tier: drawn once, as one path per direction. */
const Candles = memo(function Candles() {
  const wick: Parameters<typeof candlePath>[1] = ({ high, low }, index) =>
    `M${center(index).toFixed(1)} ${price(high).toFixed(1)}V${price(low).toFixed(1)}`;
  const body: Parameters<typeof candlePath>[1] = ({ open, close }, index) => {
    const top = price(Math.max(open, close));
    return column(index, top, Math.max(top + 1, price(Math.min(open, close))));
  };
  return (
    <>
      <path className={styles.upWick} d={candlePath(true, wick)} />
      <path className={styles.downWick} d={candlePath(false, wick)} />
      <path className={styles.up} d={candlePath(true, body)} />
      <path className={styles.down} d={candlePath(false, body)} />
    </>
  );
});

function deltaPath(
  flow: readonly FlowBar[],
  isDrawn: (delta: number) => boolean,
  y: (delta: number) => number,
): string {
  return flow.map((bar, index) => (isDrawn(bar.delta) ? column(index, y(0), y(bar.delta)) : '')).join('');
}

type FlowChartProps = {
  flow: readonly FlowBar[];
  chosen: number;
  marked: readonly number[];
  tierLabel: string;
  onChoose: (index: number) => void;
};

/** Price, delta and CVD above one another on one time axis. */
export default function FlowChart({ flow, chosen, marked, tierLabel, onChoose }: FlowChartProps) {
  const delta = scaleWithZero(
    flow.map((bar) => bar.delta),
    DELTA,
  );
  const cvd = scaleWithZero(
    flow.map((bar) => bar.cvd),
    CVD,
  );
  const choose = useCallback(
    (x: number) => onChoose(Math.max(0, Math.min(flow.length - 1, Math.floor(x / STEP)))),
    [onChoose, flow.length],
  );
  const pick = usePick(WIDTH, choose);
  const { top } = PRICE;
  const chosenBar = flow[chosen];

  return (
    <svg
      className={plot.pickable}
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      role="img"
      aria-label={`Price, delta and CVD of tier ${tierLabel}, one above the other`}
      {...pick}
    >
      {runsOf(marked).map(([from, to]) => (
        <g key={from}>
          <rect
            className={styles.marked}
            x={from * STEP}
            y={top - 6}
            width={(to - from + 1) * STEP}
            height={CVD.bottom - top + 6}
          />
          <text
            className={`${plot.text} ${styles.markedText}`}
            x={center((from + to) / 2)}
            y={PRICE.bottom + 14}
            textAnchor="middle"
          >
            absorption
          </text>
        </g>
      ))}
      <rect
        className={styles.chosen}
        x={chosen * STEP}
        y={top - 6}
        width={STEP}
        height={CVD.bottom - top + 6}
      />
      <Levels
        ticks={price.ticks(4)}
        y={price}
        left={0}
        right={RIGHT}
        format={(tick) => formatNumber(tick, 0)}
      />
      <Levels ticks={delta.ticks(3)} y={delta} left={0} right={RIGHT} format={tickAmount} />
      <Levels ticks={cvd.ticks(3)} y={cvd} left={0} right={RIGHT} format={tickAmount} />
      <Candles />
      <path className={styles.buying} d={deltaPath(flow, (value) => value >= 0, delta)} />
      <path className={styles.selling} d={deltaPath(flow, (value) => value < 0, delta)} />
      <path className={styles.cvd} d={linePath(flow.map((bar, index) => [center(index), cvd(bar.cvd)]))} />
      {chosenBar && <circle className={styles.point} cx={center(chosen)} cy={cvd(chosenBar.cvd)} r={4} />}
      <text className={plot.text} x={0} y={14}>
        Price, USD
      </text>
      <text className={plot.text} x={0} y={DELTA.top - 8}>
        Delta, USD
      </text>
      <text className={plot.text} x={0} y={CVD.top - 8}>
        CVD, USD
      </text>
      {HOURS.map((index) => (
        <text key={index} data-axis className={plot.muted} x={index * STEP} y={HEIGHT - 4}>
          {flow[index]?.time}
        </text>
      ))}
    </svg>
  );
}
