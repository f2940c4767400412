import { formatNumber, signedNumber } from '@site/src/lib/text/format';
import { useMemo } from 'react';
import Choice from '../kit/controls/Choice';
import Slider from '../kit/controls/Slider';
import Toggle from '../kit/controls/Toggle';
import drawing from '../kit/drawing/drawing.module.css';
import Label from '../kit/drawing/Label';
import FigureBody from '../kit/shell/FigureBody';
import { useFigureState } from '../kit/state/useFigureState';
import { codecs } from './codecs';
import { figure } from './figure';
import MomentumChart from './MomentumChart';
import {
  countSides,
  describeMomentum,
  firstReading,
  ingredientsOf,
  longestLookback,
  momentumReadings,
  nameOfBar,
  readingText,
  recipeRows,
  seriesBars,
} from './model';
import styles from './styles.module.css';

const ROW = 22;
const TRACK = { left: 128, right: 288 };
const x = (reading: number) => TRACK.left + ((reading + 100) / 200) * (TRACK.right - TRACK.left);

function Ingredients({ rows }: { rows: ReturnType<typeof recipeRows> }) {
  const height = rows.length * ROW;
  return (
    <div className={drawing.chart}>
      <svg
        className={drawing.canvas}
        viewBox={`0 0 360 ${height}`}
        role="img"
        aria-label="The ingredients of the chosen bar on one scale from −100 to +100"
      >
        <line className={drawing.grid} x1={x(0)} x2={x(0)} y1={0} y2={height} />
        {rows.map(({ id, name, raw, reading }, index) => {
          const y = index * ROW + ROW / 2;
          return (
            <g key={id}>
              <path className={styles[id]} d={`M0 ${y}h18`} />
              <Label className={`${styles.name} ${drawing.middle}`} x={22} y={y}>
                {raw ? `${name} ${raw}` : name}
              </Label>
              <line className={drawing.grid} x1={TRACK.left} x2={TRACK.right} y1={y} y2={y} />
              {!Number.isNaN(reading) && (
                <path className={styles.amount} d={`M${x(0)} ${y - 4}H${x(reading)}v8H${x(0)}z`} />
              )}
              <Label className={`${styles.name} ${drawing.middle}`} x={358} y={y} end>
                {readingText(reading)}
              </Label>
            </g>
          );
        })}
      </svg>
    </div>
  );
}

const SERIES_NAMES = { sample: 'Sample, 4H', check: 'RSI check, 20 closes' } as const;

const BARS = { units: { bar: 1 } };

export default function Interactive() {
  const { state, change, reset, control } = useFigureState(figure.id, codecs);
  const series = seriesBars[state.bars];
  const s = Math.round(state.s);
  const longest = Math.min(codecs.n.range.max, longestLookback(state.bars, s));
  const n = Math.min(Math.round(state.n), longest);
  const at = Math.min(Math.round(state.at), series.length - 1);
  const readings = useMemo(() => momentumReadings(series, n, s), [series, n, s]);
  const rows = recipeRows(readings, at);
  const value = readings.value[at] ?? Number.NaN;
  const { readings: count, above, below } = countSides(readings.value, state.band);
  const barName = nameOfBar(state.bars, at);
  const ingredients = ingredientsOf(readings, at);
  const [oscillator, upper, lower] = [
    readingText(value),
    signedNumber(state.band, 0),
    signedNumber(-state.band, 0),
  ];

  return (
    <FigureBody
      isSampleData
      onReset={reset}
      finding={describeMomentum({ series: state.bars, n, s, band: state.band, at, readings })}
      controls={
        <>
          <Slider {...control('n')} label="Lookback n" max={longest} value={n} shown={`${n} bars`} />
          <Slider
            {...control('s')}
            label="Smoothing s"
            value={s}
            shown={s === 1 ? 'none' : `${s} bars`}
            typed={BARS}
          />
          <Slider {...control('band')} label="Bands" shown={`±${state.band}`} />
          <Slider
            {...control('at')}
            label="Bar"
            max={series.length - 1}
            value={at}
            shown={barName}
            typed={null}
          />
          <Choice
            {...control('bars')}
            label="Bars"
            nameOf={(series) => SERIES_NAMES[series]}
            onChange={(bars) => change({ bars, at: seriesBars[bars].length - 1 })}
          />
          <Toggle {...control('parts')} label="Draw the ingredients too" />
        </>
      }
      readings={<Ingredients rows={rows} />}
      numbers={[
        {
          label: 'The chosen bar and the bands',
          head: ['Reading', 'Value'],
          rows: [
            ['Scale', '−100 to +100'],
            ['Bar', barName],
            ['Lookback n', String(n)],
            ['Smoothing s', String(s)],
            ...ingredients,
            ['Oscillator', oscillator],
            ['First reading', nameOfBar(state.bars, firstReading(readings))],
            ['Readings', String(count)],
            [`Readings above ${upper}`, String(above)],
            [`Readings below ${lower}`, String(below)],
          ],
        },
        {
          label: 'Numbers of the Momentum Oscillator',
          head: ['Bar', 'Close', 'RSI', '%K', 'CMO', 'Mean', 'Oscillator'],
          rows: nearbyBars(at, series.length).map((index) => [
            nameOfBar(state.bars, index),
            formatNumber(series[index]?.close ?? 0, 2),
            text(readings.rsi[index]),
            text(readings.stochastic[index]),
            text(readings.cmo[index]),
            text(readings.mean[index]),
            text(readings.value[index]),
          ]),
        },
      ]}
    >
      <MomentumChart
        series={state.bars}
        readings={readings}
        hasIngredients={state.parts}
        band={state.band}
        n={n}
        at={at}
        onPoint={(bar) => change({ at: bar })}
      />
    </FigureBody>
  );
}

const ROWS_SHOWN = 8;

/** The chosen bar and those before it: they are what its smoothing is made of. */
function nearbyBars(at: number, total: number): number[] {
  const first = Math.max(0, Math.min(at - ROWS_SHOWN + 1, total - ROWS_SHOWN));
  return Array.from({ length: Math.min(ROWS_SHOWN, total) }, (_, offset) => first + offset);
}

function text(reading: number | undefined): string {
  return reading === undefined || Number.isNaN(reading) ? 'none' : formatNumber(reading, 2);
}
