import Choice from '@site/src/kit/controls/Choice';
import controls from '@site/src/kit/controls/controls.module.css';
import Slider from '@site/src/kit/controls/Slider';
import Drawing, { WIDTH } from '@site/src/kit/drawing/Drawing';
import drawing from '@site/src/kit/drawing/drawing.module.css';
import { barAt, barX, type Plot } from '@site/src/kit/drawing/geometry';
import Label from '@site/src/kit/drawing/Label';
import { linePath, pointsOf } from '@site/src/kit/drawing/paths';
import TimeAxis from '@site/src/kit/drawing/TimeAxis';
import { timeTicks } from '@site/src/kit/drawing/timeTicks';
import { clockText, formatNumber } from '@site/src/lib/text/format';
import clsx from 'clsx';
import FigureBody from '../kit/shell/FigureBody';
import { useFigureState } from '../kit/state/useFigureState';
import { codecs, figure } from './figure';
import {
  barName,
  countTakenBack,
  describeReading,
  isSwitch,
  isTakenBack,
  type ModelSeries,
  modelSeries,
  momentOf,
  wasTakenBack,
  withBand,
} from './model';
import styles from './styles.module.css';

const HEIGHT = 318;
/** The names of the bands stand to its right. */
const INSIDE: Plot = { left: 28, right: 218, top: 22, bottom: 158 };
const ALL: Plot = { left: 0, right: WIDTH, top: 212, bottom: 290 };

type Scaled = { plot: Plot; series: ModelSeries };

/** From a value of the scale to its height. A signal that is on or off stands in the middle of its two bands. */
function scaleOf({ plot, series }: Scaled) {
  const y = (value: number) => plot.bottom - (value / series.top) * (plot.bottom - plot.top);
  return { y, readingY: (reading: number) => y(isSwitch(series) ? 0.25 + reading / 2 : reading) };
}

/** The bands of the model; `lit` is the one that counts. */
function Bands({ plot, series, lit }: Scaled & { lit?: string }) {
  const { y } = scaleOf({ plot, series });
  return series.bands.map(({ label, from, to }, index) => (
    <g key={label}>
      <rect
        className={clsx(index % 2 === 0 ? drawing.band : styles.otherBand, label === lit && styles.litBand)}
        x={plot.left}
        y={y(to)}
        width={WIDTH - plot.left}
        height={y(from) - y(to)}
      />
      {lit && index > 0 && !isSwitch(series) && (
        <Label axis end className={clsx(drawing.muted, drawing.middle)} x={plot.left - 4} y={y(from)}>
          {formatNumber(from, series.decimals && 1)}
        </Label>
      )}
      {lit && <Label bright={label === lit} end x={WIDTH - 4} y={(y(from) + y(to)) / 2 + 4} text={label} />}
    </g>
  ));
}

type ReadingsChartProps = { series: ModelSeries; at: number; step: number; onBar: (bar: number) => void };

/** Above, the chosen bar on its way to the close, whose band is lit. Below, how far the drafts of every bar strayed. */
function ReadingsChart({ series, at, step, onBar }: ReadingsChartProps) {
  const { bars, hours } = series;
  const bar = bars[at];
  if (!bar) {
    return null;
  }
  const last = bar.drafts.length - 1;
  const { readingY: y } = scaleOf({ plot: INSIDE, series });
  const { readingY: barY } = scaleOf({ plot: ALL, series });
  const view = { first: 0, count: bars.length };
  const steps = { first: 0, count: bar.drafts.length };
  const stepX = (each: number) => barX(INSIDE, steps, each);
  const seen = bar.drafts.slice(0, step + 1);
  const draft = bar.drafts[step] ?? bar.close;
  const x = barX(ALL, view, at);
  const valueAt = (each: number, reading: number) => (
    <Label
      className={clsx(drawing.tag, drawing.mono)}
      x={stepX(each)}
      y={y(reading) < INSIDE.top + 24 ? y(reading) + 20 : y(reading) - 10}
      middle
      text={formatNumber(reading, series.decimals)}
    />
  );
  return (
    <Drawing
      height={HEIGHT}
      label={`${series.name}: the drafts inside the chosen bar with the band of its close, and the drafts of every bar`}
      onPick={({ x, y }) => y > ALL.top - 20 && onBar(barAt(ALL, { first: 0, count: bars.length }, x))}
    >
      <Label bright x={0} y={12} text={`${series.name}, bar of ${barName(series, bar)}`} />
      <Bands plot={INSIDE} series={series} lit={series.bandName(bar.close)} />
      {step < last && (
        <rect
          className={drawing.noData}
          x={stepX(step) + 10}
          y={INSIDE.top}
          width={INSIDE.right - stepX(step) - 10}
          height={INSIDE.bottom - INSIDE.top}
        />
      )}
      <path className={drawing.dashed} d={linePath(pointsOf(seen, steps, INSIDE, y))} />
      {seen.slice(0, last).map((each, index) => (
        <path
          // biome-ignore lint/suspicious/noArrayIndexKey: a draft is its place inside the bar
          key={index}
          className={isTakenBack(series, bar, index) ? styles.takenBack : styles.draft}
          d={`M${stepX(index) - 5} ${y(each)}l5 -5l5 5l-5 5z`}
        />
      ))}
      <circle className={drawing.dot} cx={stepX(last)} cy={y(bar.close)} r={5} />
      {step < last && valueAt(step, draft)}
      {valueAt(last, bar.close)}
      {[step, last].map(
        (each, index) =>
          (index === 1 || last - step > 2) && (
            <Label
              key={each}
              axis
              middle
              x={stepX(each)}
              y={INSIDE.bottom + 16}
              text={index === 1 ? 'close' : clockText(momentOf(bar, hours, each))}
            />
          ),
      )}
      <Label bright x={0} y={ALL.top - 10} text="Every bar: how far its drafts strayed" />
      <Bands plot={ALL} series={series} />
      <TimeAxis
        plot={ALL}
        view={view}
        ticks={timeTicks(
          bars.map((each) => each.time),
          view,
          hours,
        )}
        baseline={ALL.bottom + 18}
      />
      <rect
        className={styles.chosen}
        x={x - 5}
        y={ALL.top - 2}
        width={10}
        height={ALL.bottom - ALL.top + 4}
        rx={3}
      />
      {bars.map((each, index) => (
        <g key={each.time} className={wasTakenBack(series, each) ? styles.strayed : styles.stayed}>
          <path
            d={`M${barX(ALL, view, index)} ${barY(Math.max(...each.drafts))}V${barY(Math.min(...each.drafts))}`}
          />
          <circle className={drawing.dot} cx={barX(ALL, view, index)} cy={barY(each.close)} r={1.6} />
        </g>
      ))}
    </Drawing>
  );
}

export default function Interactive() {
  const { state, set, reset, control } = useFigureState(figure.id, codecs);
  const series = modelSeries[state.model];
  const at = Math.min(Math.round(state.bar), series.bars.length - 1);
  const bar = series.bars[at];
  if (!bar) {
    return null;
  }
  const lastStep = bar.drafts.length - 1;
  const step = Math.min(Math.round(state.step), lastStep);
  const name = barName(series, bar);
  const timeAt = (each: number) =>
    each === lastStep ? 'the close' : `${clockText(momentOf(bar, series.hours, each))} UTC`;

  return (
    <FigureBody
      isSampleData
      onReset={reset}
      finding={describeReading(series, bar, step)}
      controls={
        <>
          <Choice {...control('model')} label="Model" nameOf={(id) => modelSeries[id].name} />
          <Slider
            {...control('bar')}
            label="Bar"
            max={series.bars.length - 1}
            value={at}
            shown={name}
            typed={null}
          />
          <Slider
            {...control('step')}
            label="You look at"
            max={lastStep}
            value={step}
            shown={timeAt(step)}
            typed={null}
          />
        </>
      }
      more={
        <p className={controls.hint}>
          ● is the reading at the close, and its band is lit. ◇ is a draft: what the open bar would have said.
          Amber is a draft in another band.
        </p>
      }
      readings={[
        ['Draft', withBand(series, bar.drafts[step] ?? bar.close)],
        ['Close', withBand(series, bar.close)],
        ['Bars with a draft in another band', countTakenBack(series)],
      ]}
      numbers={[
        {
          label: 'Numbers of the model',
          rows: [
            ['Model', series.name],
            ['Timeframe', series.timeframe],
            ['Bar', name],
            ['You look at', timeAt(step)],
          ],
        },
        {
          label: `Drafts and close of the bar of ${name}`,
          head: ['Seen at', 'Reading', 'Band', 'Same band at the close'],
          rows: bar.drafts.map((each, index) => [
            timeAt(index),
            formatNumber(each, series.decimals),
            series.bandName(each),
            isTakenBack(series, bar, index) ? 'no' : 'yes',
          ]),
        },
      ]}
    >
      <ReadingsChart series={series} at={at} step={step} onBar={set.bar} />
    </FigureBody>
  );
}
