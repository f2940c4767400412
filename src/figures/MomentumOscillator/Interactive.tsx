import Slider from '@site/src/kit/controls/Slider';
import Toggle from '@site/src/kit/controls/Toggle';
import Drawing from '@site/src/kit/drawing/Drawing';
import drawing from '@site/src/kit/drawing/drawing.module.css';
import { barAt, barWidth, barX, type Plot } from '@site/src/kit/drawing/geometry';
import Label from '@site/src/kit/drawing/Label';
import { areaPath, linePath, pointsOf } from '@site/src/kit/drawing/paths';
import { priceRange, priceScale } from '@site/src/kit/drawing/priceScale';
import TimeAxis from '@site/src/kit/drawing/TimeAxis';
import ValueAxis from '@site/src/kit/drawing/ValueAxis';
import type { Numbers } from '@site/src/kit/tables/NumbersTable';
import { formatNumber, signedNumber } from '@site/src/lib/text/format';
import { timeTicks } from '@site/src/pt/view/chart/times';
import clsx from 'clsx';
import { memo, useMemo } from 'react';
import FigureBody from '../kit/shell/FigureBody';
import { useFigureState } from '../kit/state/useFigureState';
import { codecs, figure } from './figure';
import {
  countSides,
  describeMomentum,
  firstReading,
  ingredientsOf,
  momentumReadings,
  nameOfBar,
  type Readings,
  readingText,
  sampleBars,
  windowOf,
} from './model';
import styles from './styles.module.css';

const HEIGHT = 306;
const PRICE: Plot = { left: 2, right: 312, top: 22, bottom: 112 };
const STRIP: Plot = { left: 2, right: 312, top: 144, bottom: 280 };
const TIME_BASELINE = 300;
const FULL = 100;
/** How far apart two readings must lie for their figures to stand above each other. */
const ROOM = 24;
/** Narrower than this, the time without a reading has no room for its name. */
const NAMED = 70;

/** The scale of the oscillator is fixed: −100 at the foot, +100 at the top. */
const stripY = (reading: number) =>
  STRIP.bottom - ((reading + FULL) / (2 * FULL)) * (STRIP.bottom - STRIP.top);
const VIEW = { first: 0, count: sampleBars.length };
const TICKS = timeTicks(sampleBars, VIEW);
const CLOSES = sampleBars.map(({ close }) => close);

const price = priceScale({
  ...priceRange(
    sampleBars.map(({ low }) => low),
    sampleBars.map(({ high }) => high),
  ),
  kind: 'linear',
  base: 1,
  top: PRICE.top,
  bottom: PRICE.bottom,
  tickCount: 3,
});

/** The bands, in one label where they are too close for two, and, where that leaves room, the ends and the middle of the scale. */
function stripTicks(band: number) {
  const ends = band <= FULL - ROOM ? [FULL, -FULL] : [];
  const middle = band >= ROOM ? [0] : [];
  const isNarrow = 2 * band < ROOM;
  const bands = isNarrow ? [{ value: 0, label: `±${band}` }] : [];
  const ticks = isNarrow ? ends : [band, -band, ...ends, ...middle];
  return [...bands, ...ticks.map((tick) => ({ value: tick, label: signedNumber(tick, 0) }))];
}

type LinesProps = { readings: Readings; hasIngredients: boolean; band: number };

/** Everything that does not move with the chosen bar. */
const Lines = memo(function Lines({ readings, hasIngredients, band }: LinesProps) {
  const points = (values: readonly number[]) => pointsOf(values, VIEW, STRIP, stripY);
  const strip = (values: readonly number[]) => linePath(points(values));
  const beyond = (edge: number, limit: typeof Math.max) =>
    areaPath(
      points(readings.value.map((value) => limit(value, edge))).filter(([, y]) => !Number.isNaN(y)),
      stripY(edge),
    );
  const warmUp = readings.value.findIndex((value) => !Number.isNaN(value)) * barWidth(STRIP, VIEW);
  return (
    <>
      <ValueAxis
        plot={PRICE}
        y={price.y}
        ticks={price.ticks.map((tick) => ({ value: tick.price, label: formatNumber(tick.price, 0) }))}
      />
      <TimeAxis
        plot={{ ...PRICE, bottom: STRIP.bottom }}
        view={VIEW}
        ticks={TICKS}
        baseline={TIME_BASELINE}
      />
      <path className={styles.plain} d={linePath(pointsOf(CLOSES, VIEW, PRICE, price.y))} />
      <rect
        className={drawing.noData}
        x={STRIP.left}
        y={STRIP.top}
        width={Math.max(warmUp - 2, 0)}
        height={STRIP.bottom - STRIP.top}
        rx={2}
      />
      {warmUp > NAMED && (
        <Label middle x={STRIP.left + warmUp / 2} y={stripY(0) - 6}>
          warm-up
        </Label>
      )}
      {hasIngredients && (
        <>
          <path className={styles.plain} d={strip(readings.rsiSigned)} />
          <path className={styles.stochastic} d={strip(readings.stochasticSigned)} />
          <path className={styles.cmo} d={strip(readings.cmo)} />
        </>
      )}
      <path className={styles.beyond} d={beyond(band, Math.max) + beyond(-band, Math.min)} />
      <path className={drawing.line} d={strip(readings.value)} />
    </>
  );
});

type MomentumChartProps = LinesProps & { n: number; at: number; onPoint: (bar: number) => void };

/** Price above, with the bars of the lookback lit inside their range; the oscillator with its bands below. */
function MomentumChart({ n, at, onPoint, ...lines }: MomentumChartProps) {
  const { readings } = lines;
  const { y } = price;
  const x = barX(STRIP, VIEW, at);
  const value = readings.value[at] ?? Number.NaN;
  const { first, low, high, closes } = windowOf(sampleBars, at, n);
  const half = barWidth(PRICE, VIEW) / 2;
  const left = barX(PRICE, VIEW, first) - half;
  return (
    <Drawing
      height={HEIGHT}
      label={`Close of each bar with the last ${n} bars lit, and below it the Momentum Oscillator between −100 and +100 with two bands`}
      onPick={({ x: at }) => onPoint(barAt(STRIP, VIEW, at))}
      follows
    >
      <rect
        className={drawing.band}
        x={STRIP.left}
        y={stripY(lines.band)}
        width={STRIP.right - STRIP.left}
        height={stripY(-lines.band) - stripY(lines.band)}
      />
      <rect
        className={clsx(drawing.band, drawing.axis)}
        x={left}
        y={y(high)}
        width={x + half - left}
        height={Math.max(y(low) - y(high), 1)}
        rx={2}
      />
      <ValueAxis plot={STRIP} y={stripY} ticks={stripTicks(lines.band)} />
      <Lines {...lines} />
      <path
        className={drawing.line}
        d={linePath(closes.map((close, index) => [barX(PRICE, VIEW, first + index), y(close)]))}
      />
      <Label bright x={STRIP.left} y={12} text="Close, with the lookback lit" />
      <Label bright x={STRIP.left} y={STRIP.top - 10} text="Oscillator" />
      <line className={drawing.cross} x1={x} x2={x} y1={PRICE.top} y2={STRIP.bottom} />
      {!Number.isNaN(value) && <circle className={drawing.handle} cx={x} cy={stripY(value)} r={4} />}
    </Drawing>
  );
}

const BARS = { units: { bar: 1 } };
const ROWS_SHOWN = 8;

/** The chosen bar and those before it: they are what its smoothing is made of. */
function nearbyBars(at: number): number[] {
  const first = Math.max(0, at - ROWS_SHOWN + 1);
  return Array.from({ length: ROWS_SHOWN }, (_, offset) => first + offset);
}

const text = (reading = Number.NaN) => (Number.isNaN(reading) ? 'none' : formatNumber(reading, 2));

type ChosenBar = Parameters<typeof describeMomentum>[0];

/** What the oscillator of the chosen bar is made of, and how often it stands beyond a band. */
function barNumbers({ n, s, band, at, readings }: ChosenBar): Numbers {
  const counted = countSides(readings.value, band);
  return {
    label: 'The chosen bar and the bands',
    head: ['Reading', 'Value'],
    rows: [
      ['Scale', '−100 to +100'],
      ['Bar', nameOfBar(at)],
      ['Lookback n', String(n)],
      ['Smoothing s', String(s)],
      ['Readings', String(counted.readings)],
      [`Readings above ${signedNumber(band, 0)}`, String(counted.above)],
      [`Readings below ${signedNumber(-band, 0)}`, String(counted.below)],
      ...ingredientsOf(readings, at),
      ['Mean', readingText(readings.mean[at] ?? Number.NaN)],
      ['Oscillator, smoothed', readingText(readings.value[at] ?? Number.NaN)],
      ['First reading', nameOfBar(firstReading(readings))],
    ],
  };
}

const nearbyNumbers = (at: number, readings: Readings): Numbers => ({
  label: 'Numbers of the Momentum Oscillator',
  head: ['Bar', 'Close', 'RSI', '%K', 'CMO', 'Mean', 'Oscillator'],
  rows: nearbyBars(at).map((index) => [
    nameOfBar(index),
    formatNumber(sampleBars[index]?.close ?? 0, 2),
    ...(['rsi', 'stochastic', 'cmo', 'mean', 'value'] as const).map((each) => text(readings[each][index])),
  ]),
});

export default function Interactive() {
  const { state, set, reset, control } = useFigureState(figure.id, codecs);
  const { n, s, band, at } = state;
  const readings = useMemo(() => momentumReadings(sampleBars, n, s), [n, s]);

  return (
    <FigureBody
      isSampleData
      onReset={reset}
      finding={describeMomentum({ n, s, band, at, readings })}
      controls={
        <>
          <Slider {...control('n')} label="Lookback n" shown={`${n} bars`} />
          <Slider {...control('s')} label="Smoothing s" shown={s === 1 ? 'none' : `${s} bars`} typed={BARS} />
          <Slider {...control('band')} label="Bands" shown={`±${band}`} />
          <Slider {...control('at')} label="Bar" shown={nameOfBar(at)} typed={null} />
          <Toggle {...control('parts')} label="Draw the ingredients too" />
        </>
      }
      numbers={[barNumbers({ n, s, band, at, readings }), nearbyNumbers(at, readings)]}
    >
      <MomentumChart
        readings={readings}
        hasIngredients={state.parts}
        band={band}
        n={n}
        at={at}
        onPoint={set.at}
      />
    </FigureBody>
  );
}
