import { formatNumber as format } from '@site/data/examples/example';
import { extent } from 'd3-array';
import { scaleLinear } from 'd3-scale';
import { useCallback } from 'react';
import { tickAmount } from '../plot/amounts';
import Levels from '../plot/Levels';
import { linePath } from '../plot/path';
import plot from '../plot/styles.module.css';
import { usePick } from '../plot/usePick';
import type { FlowBar } from './model';
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

type FlowChartProps = {
  flow: readonly FlowBar[];
  chosen: number;
  marked: readonly number[];
  tierLabel: string;
  onChoose: (index: number) => void;
};

/** Price, delta and CVD above one another on one time axis. */
export default function FlowChart({ flow, chosen, marked, tierLabel, onChoose }: FlowChartProps) {
  const step = RIGHT / flow.length;
  const center = (index: number) => (index + 0.5) * step;
  const price = scaleLinear(
    [Math.min(...flow.map(({ low }) => low)), Math.max(...flow.map(({ high }) => high))],
    [PRICE.bottom, PRICE.top],
  );
  const delta = scaleWithZero(
    flow.map((bar) => bar.delta),
    DELTA,
  );
  const cvd = scaleWithZero(
    flow.map((bar) => bar.cvd),
    CVD,
  );
  const choose = useCallback(
    (x: number) => onChoose(Math.max(0, Math.min(flow.length - 1, Math.floor(x / step)))),
    [onChoose, flow.length, step],
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
            x={from * step}
            y={top - 6}
            width={(to - from + 1) * step}
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
        x={chosen * step}
        y={top - 6}
        width={step}
        height={CVD.bottom - top + 6}
      />
      <Levels ticks={price.ticks(4)} y={price} left={0} right={RIGHT} format={(tick) => format(tick, 0)} />
      <Levels ticks={delta.ticks(3)} y={delta} left={0} right={RIGHT} format={tickAmount} />
      <Levels ticks={cvd.ticks(3)} y={cvd} left={0} right={RIGHT} format={tickAmount} />
      {flow.map((bar, index) => {
        const isUp = bar.close >= bar.open;
        const bodyTop = price(Math.max(bar.open, bar.close));
        const zero = delta(0);
        return (
          <g key={bar.time}>
            <path
              className={isUp ? styles.upWick : styles.downWick}
              d={`M${center(index).toFixed(1)} ${price(bar.high).toFixed(1)}V${price(bar.low).toFixed(1)}`}
            />
            <rect
              className={isUp ? styles.up : styles.down}
              x={(index * step + 1.5).toFixed(1)}
              y={bodyTop.toFixed(1)}
              width={(step - 3).toFixed(1)}
              height={Math.max(1, price(Math.min(bar.open, bar.close)) - bodyTop).toFixed(1)}
            />
            <rect
              className={bar.delta >= 0 ? styles.buying : styles.selling}
              x={(index * step + 1.5).toFixed(1)}
              y={Math.min(zero, delta(bar.delta)).toFixed(1)}
              width={(step - 3).toFixed(1)}
              height={Math.abs(delta(bar.delta) - zero).toFixed(1)}
            />
          </g>
        );
      })}
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
        <text key={index} data-axis className={plot.muted} x={index * step} y={HEIGHT - 4}>
          {flow[index]?.time}
        </text>
      ))}
    </svg>
  );
}
