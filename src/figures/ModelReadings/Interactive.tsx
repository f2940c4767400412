import Choice from '@site/src/kit/controls/Choice';
import controls from '@site/src/kit/controls/controls.module.css';
import Slider from '@site/src/kit/controls/Slider';
import Drawing, { WIDTH } from '@site/src/kit/drawing/Drawing';
import drawing from '@site/src/kit/drawing/drawing.module.css';
import { barX, type Plot } from '@site/src/kit/drawing/geometry';
import Label from '@site/src/kit/drawing/Label';
import { linePath, pointsOf } from '@site/src/kit/drawing/paths';
import type { Numbers } from '@site/src/kit/tables/NumbersTable';
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
  type ReadingBar,
  withBand,
} from './model';
import styles from './styles.module.css';

const HEIGHT = 184;
/** The names of the bands stand to its right. */
const PLOT: Plot = { left: 28, right: 218, top: 22, bottom: 158 };

type BarProps = { series: ModelSeries; bar: ReadingBar };

const yIn =
  ({ top }: ModelSeries) =>
  (value: number) =>
    PLOT.bottom - (value / top) * (PLOT.bottom - PLOT.top);

/** The bands of the model; that of the close is lit. */
function Bands({ series, bar }: BarProps) {
  const y = yIn(series);
  const lit = series.bandName(bar.close);
  return series.bands.map(({ label, from, to }, index) => (
    <g key={label}>
      <rect
        className={clsx(index % 2 === 0 ? drawing.band : styles.otherBand, label === lit && styles.litBand)}
        x={PLOT.left}
        y={y(to)}
        width={WIDTH - PLOT.left}
        height={y(from) - y(to)}
      />
      {index > 0 && !isSwitch(series) && (
        <Label axis end className={clsx(drawing.muted, drawing.middle)} x={PLOT.left - 4} y={y(from)}>
          {formatNumber(from, series.decimals && 1)}
        </Label>
      )}
      <Label bright={label === lit} end x={WIDTH - 4} y={(y(from) + y(to)) / 2 + 4} text={label} />
    </g>
  ));
}

/** A bar on its way to the close, as far as it has come. */
function ReadingsChart({ series, bar, step }: BarProps & { step: number }) {
  const last = bar.drafts.length - 1;
  const steps = { first: 0, count: bar.drafts.length };
  const x = (each: number) => barX(PLOT, steps, each);
  // A signal that is on or off stands in the middle of its two bands.
  const y = (reading: number) => yIn(series)(isSwitch(series) ? 0.25 + reading / 2 : reading);
  const seen = bar.drafts.slice(0, step + 1);
  const timeAt = (each: number, text: string) => (
    <Label axis middle x={x(each)} y={PLOT.bottom + 16} text={text} />
  );
  return (
    <Drawing
      height={HEIGHT}
      label={`${series.name}: the drafts inside the bar of ${barName(series, bar)}, with the band of its close`}
    >
      <Label bright x={0} y={12} text={`${series.name}, bar of ${barName(series, bar)}`} />
      <Bands series={series} bar={bar} />
      {step < last && (
        <rect
          className={drawing.noData}
          x={x(step) + 10}
          y={PLOT.top}
          width={PLOT.right - x(step) - 10}
          height={PLOT.bottom - PLOT.top}
        />
      )}
      <path className={drawing.dashed} d={linePath(pointsOf(seen, steps, PLOT, y))} />
      {seen.slice(0, last).map((each, index) => (
        <path
          // biome-ignore lint/suspicious/noArrayIndexKey: a draft is its place inside the bar
          key={index}
          className={isTakenBack(series, bar, index) ? styles.takenBack : styles.draft}
          d={`M${x(index) - 5} ${y(each)}l5 -5l5 5l-5 5z`}
        />
      ))}
      <circle className={drawing.dot} cx={x(last)} cy={y(bar.close)} r={5} />
      {last - step > 2 && timeAt(step, clockText(momentOf(bar, series.hours, step)))}
      {timeAt(last, 'close')}
    </Drawing>
  );
}

/** When a draft was seen; the last one is the close. */
const seenAt = ({ hours }: ModelSeries, bar: ReadingBar, step: number) =>
  step === bar.drafts.length - 1 ? 'the close' : `${clockText(momentOf(bar, hours, step))} UTC`;

/** The bar as it is seen at a step, and all its drafts. */
function numbersOf(series: ModelSeries, bar: ReadingBar, step: number): Numbers[] {
  const name = barName(series, bar);
  return [
    {
      label: 'Numbers of the model',
      rows: [
        ['Model', series.name],
        ['Timeframe', series.timeframe],
        ['Bar', name],
        ['You look at', seenAt(series, bar, step)],
        ['Draft', withBand(series, bar.drafts[step] ?? bar.close)],
        ['Close', withBand(series, bar.close)],
        ['Bars with a draft in another band', countTakenBack(series)],
      ],
    },
    {
      label: `Drafts and close of the bar of ${name}`,
      head: ['Seen at', 'Reading', 'Band', 'Same band at the close'],
      rows: bar.drafts.map((each, index) => [
        seenAt(series, bar, index),
        formatNumber(each, series.decimals),
        series.bandName(each),
        isTakenBack(series, bar, index) ? 'no' : 'yes',
      ]),
    },
  ];
}

export default function Interactive() {
  const { state, reset, control } = useFigureState(figure.id, codecs);
  const series = modelSeries[state.model];
  const at = Math.min(Math.round(state.bar), series.bars.length - 1);
  const bar = series.bars[at];
  if (!bar) {
    return null;
  }
  const lastStep = bar.drafts.length - 1;
  const step = Math.min(Math.round(state.step), lastStep);

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
            shown={barName(series, bar)}
            typed={null}
          />
          <Slider
            {...control('step')}
            label="You look at"
            max={lastStep}
            value={step}
            shown={seenAt(series, bar, step)}
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
      numbers={numbersOf(series, bar, step)}
    >
      <ReadingsChart series={series} bar={bar} step={step} />
    </FigureBody>
  );
}
