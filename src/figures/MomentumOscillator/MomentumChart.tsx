import { sampleBars } from '@site/src/lib/samples/sampleBars';
import { formatNumber, signedNumber } from '@site/src/lib/text/format';
import { memo, useCallback, useMemo } from 'react';
import drawing from '../kit/drawing/drawing.module.css';
import { barAt, barX } from '../kit/drawing/geometry';
import Label from '../kit/drawing/Label';
import { linePath, pointsOf } from '../kit/drawing/paths';
import { priceRange, priceScale } from '../kit/drawing/priceScale';
import TimeAxis from '../kit/drawing/TimeAxis';
import { timeTicks } from '../kit/drawing/timeTicks';
import ValueAxis from '../kit/drawing/ValueAxis';
import { usePick } from '../kit/state/usePick';
import { PRICE, STRIP, stripY, TIME_BASELINE, VIEW_BOX } from './layout';
import { type Readings, type SeriesId, seriesBars } from './model';
import styles from './styles.module.css';

type LinesProps = { series: SeriesId; readings: Readings; hasIngredients: boolean };

const FULL = 100;
/** How far apart two readings must lie for their figures to stand above each other. */
const ROOM = 20;

const sampleTimes = sampleBars['4H'].map((bar) => bar.time);
const viewOf = (series: SeriesId) => ({ first: 0, count: seriesBars[series].length });

/** Everything that does not move with the chosen bar. */
const Lines = memo(function Lines({ series, readings, hasIngredients }: LinesProps) {
  const bars = seriesBars[series];
  const view = viewOf(series);
  const closes = bars.map((bar) => bar.close);
  const price = priceScale({
    ...priceRange(closes, closes),
    kind: 'linear',
    base: 1,
    top: PRICE.top,
    bottom: PRICE.bottom,
    tickCount: 4,
  });
  const strip = (values: readonly number[]) => linePath(pointsOf(values, view, STRIP, stripY));
  return (
    <>
      <ValueAxis
        plot={PRICE}
        y={price.y}
        ticks={price.ticks.map((tick) => ({ value: tick.price, label: formatNumber(tick.price, 0) }))}
      />
      {series === 'sample' && (
        <TimeAxis
          plot={{ ...PRICE, bottom: STRIP.bottom }}
          view={view}
          ticks={timeTicks(sampleTimes, view, 4)}
          baseline={TIME_BASELINE}
        />
      )}
      <path className={drawing.line} d={linePath(pointsOf(closes, view, PRICE, price.y))} />
      {hasIngredients && (
        <>
          <path className={styles.rsi} d={strip(readings.rsiSigned)} />
          <path className={styles.stochastic} d={strip(readings.stochasticSigned)} />
          <path className={styles.cmo} d={strip(readings.cmo)} />
        </>
      )}
      <path className={styles.value} d={strip(readings.value)} />
    </>
  );
});

/** The bands and, where their names leave room, the ends and the middle of the scale. */
function stripTicks(band: number) {
  const ends = band <= FULL - ROOM ? [FULL, -FULL] : [];
  const middle = band >= ROOM ? [0] : [];
  return [band, -band, ...ends, ...middle].map((tick) => ({ value: tick, label: signedNumber(tick, 0) }));
}

type MomentumChartProps = LinesProps & { band: number; at: number; onPoint: (bar: number) => void };

/** Price above, the oscillator with its bands and ingredients below. */
export default function MomentumChart({ band, at, onPoint, ...lines }: MomentumChartProps) {
  const view = useMemo(() => viewOf(lines.series), [lines.series]);
  const x = barX(STRIP, view, at);
  const value = lines.readings.value[at] ?? Number.NaN;
  const pick = usePick(VIEW_BOX, {
    onPick: useCallback(({ x: at }) => onPoint(barAt(STRIP, view, at)), [onPoint, view]),
    onHover: true,
  });
  return (
    <div className={drawing.chart}>
      <svg
        className={`${drawing.canvas} ${styles.chart}`}
        viewBox={`0 0 ${VIEW_BOX.width} ${VIEW_BOX.height}`}
        role="img"
        aria-label="Close of each bar, and below it the Momentum Oscillator between −100 and +100 with two bands"
        {...pick}
      >
        <rect
          className={styles.inside}
          x={STRIP.left}
          y={stripY(band)}
          width={STRIP.right - STRIP.left}
          height={stripY(-band) - stripY(band)}
        />
        <ValueAxis plot={STRIP} y={stripY} ticks={stripTicks(band)} />
        <Lines {...lines} />
        <Label className={drawing.tag} x={STRIP.left} y={PRICE.top - 4} text="Close" />
        <Label className={drawing.tag} x={STRIP.left} y={STRIP.top - 4} text="Oscillator" />
        <path
          className={styles.band}
          d={`M${STRIP.left} ${stripY(band)}H${STRIP.right}M${STRIP.left} ${stripY(-band)}H${STRIP.right}`}
        />
        <line className={drawing.cross} x1={x} x2={x} y1={PRICE.top} y2={STRIP.bottom} />
        {!Number.isNaN(value) && <circle className={styles.dot} cx={x} cy={stripY(value)} r={3.5} />}
      </svg>
    </div>
  );
}
