import { formatNumber } from '@site/src/lib/format';
import { scaleLinear, scaleLog } from 'd3-scale';
import { memo, useCallback } from 'react';
import Levels from '../kit/Levels';
import { linePath } from '../kit/linePath';
import plot from '../kit/plot.module.css';
import { usePick } from '../kit/usePick';
import { type Week, weeks, zoneOf } from './model';
import styles from './styles.module.css';

const WIDTH = 360;
const HEIGHT = 424;
const RIGHT = 306;
const CAPS = { top: 30, bottom: 186 };
const RATIO = { top: 226, bottom: 392 };
const WEEKS_PER_YEAR = 52;
const YEARS = [1, 2, 3, 4, 5];

const x = scaleLinear([1, weeks.length], [0, RIGHT]);
const caps = scaleLog([120, 2_000], [CAPS.bottom, CAPS.top]);
const ratio = scaleLinear([0.4, 3], [RATIO.bottom, RATIO.top]);
const path = (y: (week: Week) => number) => linePath(weeks.map((week) => [x(week.week), y(week)]));

/** The lines never change with the controls: drawn once. */
const Lines = memo(function Lines() {
  return (
    <>
      <path className={styles.realised} d={path(({ realised }) => caps(realised))} />
      <path className={styles.market} d={path(({ market }) => caps(market))} />
      <path className={styles.ratio} d={path((week) => ratio(week.mvrv))} />
    </>
  );
});

type CapsChartProps = { chosen: Week; low: number; high: number; onWeek: (week: number) => void };

/** Market and realised cap on a log scale; below them their ratio with the two bands. */
export default function CapsChart({ chosen, low, high, onWeek }: CapsChartProps) {
  const pick = usePick(
    WIDTH,
    useCallback(
      (at: number) => onWeek(Math.max(1, Math.min(weeks.length, Math.round(x.invert(at))))),
      [onWeek],
    ),
  );
  const zone = zoneOf(chosen.mvrv, low, high);
  // Below its line, except where that would reach into the years.
  const lowNameY = ratio(low) + 18 > RATIO.bottom ? ratio(low) - 5 : ratio(low) + 16;
  return (
    <svg
      className={plot.pickable}
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      role="img"
      aria-label={`Market cap and realised cap over ${weeks.length} weeks, and MVRV below with bands at ${formatNumber(low, 2)} and ${formatNumber(high, 2)}`}
      {...pick}
    >
      <rect className={styles.high} x={0} y={RATIO.top} width={RIGHT} height={ratio(high) - RATIO.top} />
      <rect className={styles.low} x={0} y={ratio(low)} width={RIGHT} height={RATIO.bottom - ratio(low)} />
      <Levels
        ticks={[200, 500, 1_000, 2_000]}
        y={caps}
        left={0}
        right={RIGHT}
        format={(tick) => formatNumber(tick, 0)}
      />
      <Levels ticks={[1, 2, 3]} y={ratio} left={0} right={RIGHT} format={(tick) => formatNumber(tick, 1)} />
      <Lines />
      {[high, low].map((level) => (
        <line key={level} className={styles.band} x1={0} x2={RIGHT} y1={ratio(level)} y2={ratio(level)} />
      ))}
      <text className={`${plot.muted} ${styles.bandName}`} x={x(150)} y={ratio(high) - 5} textAnchor="middle">
        {`upper ${formatNumber(high, 2)}`}
      </text>
      <text className={`${plot.muted} ${styles.bandName}`} x={4} y={lowNameY}>
        {`lower ${formatNumber(low, 2)}`}
      </text>
      <line className={plot.axis} x1={x(chosen.week)} x2={x(chosen.week)} y1={CAPS.top} y2={RATIO.bottom} />
      <circle className={styles.marketPoint} cx={x(chosen.week)} cy={caps(chosen.market)} r={4.5} />
      <circle className={styles.realisedPoint} cx={x(chosen.week)} cy={caps(chosen.realised)} r={4.5} />
      <circle
        className={zone === 'between' ? styles.ratioPoint : styles.beyondPoint}
        cx={x(chosen.week)}
        cy={ratio(chosen.mvrv)}
        r={5.5}
      />
      <text className={plot.text} x={0} y={16}>
        Market cap ━ realised cap ┅ bn USD, log
      </text>
      <text className={plot.text} x={0} y={RATIO.top - 10}>
        MVRV
      </text>
      {YEARS.map((year) => (
        <text
          key={year}
          data-axis
          className={plot.muted}
          x={x((year - 1) * WEEKS_PER_YEAR + 1)}
          y={HEIGHT - 8}
        >
          {year === 1 ? 'year 1' : year}
        </text>
      ))}
    </svg>
  );
}
