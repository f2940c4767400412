import { formatNumber } from '@site/src/lib/text/format';
import { scaleLinear, scaleLog } from 'd3-scale';
import { memo, useCallback } from 'react';
import drawing from '../kit/drawing/drawing.module.css';
import Label from '../kit/drawing/Label';
import { linePath } from '../kit/drawing/paths';
import ValueAxis from '../kit/drawing/ValueAxis';
import { toStep } from '../kit/state/codec';
import { usePick } from '../kit/state/usePick';
import { codecs } from './codecs';
import { type Week, weeks, zoneOf } from './model';
import styles from './styles.module.css';

const SIZE = { width: 360, height: 424 };
const RIGHT = 306;
const CAPS = { left: 0, right: RIGHT, top: 30, bottom: 186 };
const RATIO = { left: 0, right: RIGHT, top: 226, bottom: 392 };
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
  const pick = usePick(SIZE, {
    onPick: useCallback((at) => onWeek(toStep(codecs.week.range, x.invert(at.x))), [onWeek]),
  });
  const zone = zoneOf(chosen.mvrv, low, high);
  // Below its line, except where that would reach into the years.
  const lowNameY = ratio(low) + 18 > RATIO.bottom ? ratio(low) - 5 : ratio(low) + 16;
  return (
    <svg
      className={`${drawing.canvas} ${drawing.pickable}`}
      viewBox={`0 0 ${SIZE.width} ${SIZE.height}`}
      role="img"
      aria-label={`Market cap and realised cap over ${weeks.length} weeks, and MVRV below with bands at ${formatNumber(low, 2)} and ${formatNumber(high, 2)}`}
      {...pick}
    >
      <rect className={styles.high} x={0} y={RATIO.top} width={RIGHT} height={ratio(high) - RATIO.top} />
      <rect className={styles.low} x={0} y={ratio(low)} width={RIGHT} height={RATIO.bottom - ratio(low)} />
      <ValueAxis
        plot={CAPS}
        y={caps}
        ticks={[200, 500, 1_000, 2_000].map((value) => ({ value, label: formatNumber(value, 0) }))}
      />
      <ValueAxis
        plot={RATIO}
        y={ratio}
        ticks={[1, 2, 3].map((value) => ({ value, label: formatNumber(value, 1) }))}
      />
      <Lines />
      {[high, low].map((level) => (
        <line key={level} className={styles.band} x1={0} x2={RIGHT} y1={ratio(level)} y2={ratio(level)} />
      ))}
      <Label className={`${drawing.muted} ${drawing.halo}`} x={x(150)} y={ratio(high) - 5} middle>
        {`upper ${formatNumber(high, 2)}`}
      </Label>
      <Label className={`${drawing.muted} ${drawing.halo}`} x={4} y={lowNameY}>
        {`lower ${formatNumber(low, 2)}`}
      </Label>
      <line
        className={drawing.axis}
        x1={x(chosen.week)}
        x2={x(chosen.week)}
        y1={CAPS.top}
        y2={RATIO.bottom}
      />
      <circle className={styles.marketPoint} cx={x(chosen.week)} cy={caps(chosen.market)} r={4.5} />
      <circle className={styles.realisedPoint} cx={x(chosen.week)} cy={caps(chosen.realised)} r={4.5} />
      <circle
        className={zone === 'between' ? styles.ratioPoint : styles.beyondPoint}
        cx={x(chosen.week)}
        cy={ratio(chosen.mvrv)}
        r={5.5}
      />
      <Label bright x={0} y={16} text="Market cap ━ realised cap ┅ $ billions, log" />
      <Label bright x={0} y={RATIO.top - 10} text="MVRV" />
      {YEARS.map((year) => (
        <Label key={year} axis x={x((year - 1) * WEEKS_PER_YEAR + 1)} y={SIZE.height - 8}>
          {year === 1 ? 'year 1' : year}
        </Label>
      ))}
    </svg>
  );
}
