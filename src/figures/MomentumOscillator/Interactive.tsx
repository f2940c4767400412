import Choice from '@site/src/kit/controls/Choice';
import Slider from '@site/src/kit/controls/Slider';
import Toggle from '@site/src/kit/controls/Toggle';
import { formatNumber, signedNumber } from '@site/src/lib/text/format';
import { useMemo } from 'react';
import FigureBody from '../kit/shell/FigureBody';
import { useFigureState } from '../kit/state/useFigureState';
import { codecs, figure } from './figure';
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
  seriesBars,
} from './model';

const SERIES_NAMES = { sample: 'BTCUSDT, 4H', check: 'RSI check, 20 closes' } as const;
const BARS = { units: { bar: 1 } };
const ROWS_SHOWN = 8;

/** The chosen bar and those before it: they are what its smoothing is made of. */
function nearbyBars(at: number, total: number): number[] {
  const first = Math.max(0, Math.min(at - ROWS_SHOWN + 1, total - ROWS_SHOWN));
  return Array.from({ length: Math.min(ROWS_SHOWN, total) }, (_, offset) => first + offset);
}

const text = (reading = Number.NaN) => (Number.isNaN(reading) ? 'none' : formatNumber(reading, 2));

export default function Interactive() {
  const { state, change, set, reset, control } = useFigureState(figure.id, codecs);
  const { bars, s, band } = state;
  const series = seriesBars[bars];
  const longest = Math.min(codecs.n.range.max, longestLookback(bars, s));
  const n = Math.min(state.n, longest);
  const at = Math.min(state.at, series.length - 1);
  const readings = useMemo(() => momentumReadings(series, n, s), [series, n, s]);
  const value = readings.value[at] ?? Number.NaN;
  const counted = countSides(readings.value, band);
  const barName = nameOfBar(bars, at);

  return (
    <FigureBody
      isSampleData
      layout="split"
      onReset={reset}
      finding={describeMomentum({ series: bars, n, s, band, at, readings })}
      controls={
        <>
          <Slider {...control('n')} label="Lookback n" max={longest} value={n} shown={`${n} bars`} />
          <Slider {...control('s')} label="Smoothing s" shown={s === 1 ? 'none' : `${s} bars`} typed={BARS} />
          <Slider {...control('band')} label="Bands" shown={`±${band}`} />
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
            nameOf={(each) => SERIES_NAMES[each]}
            onChange={(each) => change({ bars: each, at: seriesBars[each].length - 1 })}
          />
          <Toggle {...control('parts')} label="Draw the ingredients too" />
        </>
      }
      readings={[
        ...ingredientsOf(readings, at),
        ['Mean', readingText(readings.mean[at] ?? Number.NaN)],
        ['Oscillator, smoothed', readingText(value)],
        ['First reading', nameOfBar(bars, firstReading(readings))],
      ]}
      numbers={[
        {
          label: 'The chosen bar and the bands',
          head: ['Reading', 'Value'],
          rows: [
            ['Scale', '−100 to +100'],
            ['Bar', barName],
            ['Lookback n', String(n)],
            ['Smoothing s', String(s)],
            ['Readings', String(counted.readings)],
            [`Readings above ${signedNumber(band, 0)}`, String(counted.above)],
            [`Readings below ${signedNumber(-band, 0)}`, String(counted.below)],
          ],
        },
        {
          label: 'Numbers of the Momentum Oscillator',
          head: ['Bar', 'Close', 'RSI', '%K', 'CMO', 'Mean', 'Oscillator'],
          rows: nearbyBars(at, series.length).map((index) => [
            nameOfBar(bars, index),
            formatNumber(series[index]?.close ?? 0, 2),
            ...(['rsi', 'stochastic', 'cmo', 'mean', 'value'] as const).map((each) =>
              text(readings[each][index]),
            ),
          ]),
        },
      ]}
    >
      <MomentumChart
        series={bars}
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
