import { clockText, formatNumber } from '@site/src/lib/text/format';
import clsx from 'clsx';
import type { PointerEvent } from 'react';
import drawing from '../kit/drawing/drawing.module.css';
import { barAt, barX, type Plot, pointIn } from '../kit/drawing/geometry';
import Label from '../kit/drawing/Label';
import { linePath, pointsOf, stepPath } from '../kit/drawing/paths';
import TimeAxis from '../kit/drawing/TimeAxis';
import { timeTicks } from '../kit/drawing/timeTicks';
import { type ModelSeries, momentOf } from './model';
import styles from './styles.module.css';

const VIEW_BOX = { width: 360, height: 330 };
const LEFT = 2;
const SERIES: Plot = { left: LEFT, right: 324, top: 22, bottom: 150 };
const INSIDE: Plot = { left: LEFT, right: 324, top: 202, bottom: 304 };

/** A signal that is on or off has two bands, and its readings stand in the middle of them. */
const isSwitch = ({ bands }: ModelSeries) => bands.length === 2;

function heightIn(plot: Plot, series: ModelSeries) {
  const share = (reading: number) => (isSwitch(series) ? 0.25 + reading / 2 : reading / series.top);
  return (reading: number) => plot.bottom - share(reading) * (plot.bottom - plot.top);
}

/** A line from reading to reading; a switch goes in steps, because it has nothing between on and off. */
function seriesPath(values: readonly number[], count: number, plot: Plot, series: ModelSeries): string {
  const y = heightIn(plot, series);
  const view = { first: 0, count };
  const [first = 0, ...rest] = values;
  if (!isSwitch(series)) {
    return linePath(pointsOf(values, view, plot, y));
  }
  const edge = (index: number) => barX(plot, view, index - 0.5);
  const steps = rest.map((value, index) => [edge(index + 1), y(value)] as const);
  return `${stepPath([edge(0), y(first)], steps)}H${edge(values.length)}`;
}

function Bands({ plot, series }: { plot: Plot; series: ModelSeries }) {
  const y = (value: number) => plot.bottom - (value / series.top) * (plot.bottom - plot.top);
  return series.bands.map(({ label, from, to }, index) => (
    <g key={label}>
      <rect
        className={clsx(styles.band, index % 2 === 1 && styles.otherBand)}
        x={plot.left}
        y={y(to)}
        width={plot.right - plot.left}
        height={y(from) - y(to)}
      />
      {index > 0 && !isSwitch(series) && (
        <Label axis className={clsx(drawing.muted, drawing.middle)} x={plot.right + 4} y={y(from)}>
          {formatNumber(from, series.decimals && 1)}
        </Label>
      )}
    </g>
  ));
}

/** On top of the line, with a halo: the plot has the whole width. The plot below has the same bands. */
function BandNames({ series }: { series: ModelSeries }) {
  const y = (value: number) => SERIES.bottom - (value / series.top) * (SERIES.bottom - SERIES.top);
  return series.bands.map(({ label, from, to }) => (
    <Label
      key={label}
      className={clsx(drawing.tag, drawing.middle, styles.bandName)}
      x={LEFT + 4}
      y={(y(from) + y(to)) / 2}
    >
      {label}
    </Label>
  ));
}

type ReadingsChartProps = { series: ModelSeries; at: number; step: number; onBar: (bar: number) => void };

/** Above, what every closed bar said. Below, what the chosen bar would have said on its way to the close. */
export default function ReadingsChart({ series, at, step, onBar }: ReadingsChartProps) {
  const { bars, hours } = series;
  const view = { first: 0, count: bars.length };
  const bar = bars[at];
  if (!bar) {
    return null;
  }
  const y = heightIn(SERIES, series);
  const insideY = heightIn(INSIDE, series);
  const stepView = { first: 0, count: bar.drafts.length };
  const draft = bar.drafts[step] ?? Number.NaN;
  const x = barX(SERIES, view, at);
  const isClosed = step === bar.drafts.length - 1;
  const stepX = (each: number) => barX(INSIDE, stepView, each);
  const point = (event: PointerEvent<SVGSVGElement>) => {
    const place = pointIn(event, event.currentTarget.getBoundingClientRect(), VIEW_BOX);
    if (place.y < SERIES.bottom + 20) {
      onBar(barAt(SERIES, view, place.x));
    }
  };
  return (
    <div className={drawing.chart}>
      <svg
        className={`${drawing.canvas} ${styles.chart}`}
        viewBox={`0 0 ${VIEW_BOX.width} ${VIEW_BOX.height}`}
        role="img"
        aria-label={`${series.name}: the reading at the close of each bar, and the drafts inside the chosen bar`}
        onPointerDown={point}
      >
        <Label className={styles.heading} x={LEFT} y={14}>
          {`${series.name}, closed bars (${series.timeframe})`}
        </Label>
        <Bands plot={SERIES} series={series} />
        <TimeAxis
          plot={SERIES}
          view={view}
          ticks={timeTicks(
            bars.map((each) => each.time),
            view,
            hours,
          )}
          baseline={170}
        />
        <path
          className={drawing.line}
          d={seriesPath(
            bars.map((each) => each.close),
            bars.length,
            SERIES,
            series,
          )}
        />
        {bars.map((each, index) => (
          <circle
            key={each.time}
            className={styles.closed}
            cx={barX(SERIES, view, index)}
            cy={y(each.close)}
            r={1.8}
          />
        ))}
        <BandNames series={series} />
        <line className={drawing.cross} x1={x} x2={x} y1={SERIES.top} y2={SERIES.bottom} />
        <path className={styles.draftMark} d={`M${x - 5} ${y(draft)}l5 -5l5 5l-5 5z`} />
        <circle className={styles.closed} cx={x} cy={y(bar.close)} r={4} />

        <Label className={styles.heading} x={LEFT} y={194}>
          {isClosed ? 'Inside the chosen bar: closed' : 'Inside the chosen bar: still open'}
        </Label>
        <Bands plot={INSIDE} series={series} />
        <path
          className={styles.drafts}
          d={seriesPath(bar.drafts.slice(0, step + 1), bar.drafts.length, INSIDE, series)}
        />
        {bar.drafts.slice(0, step + 1).map((each, index) => {
          const isClose = index === bar.drafts.length - 1;
          const [cx, cy] = [stepX(index), insideY(each)];
          return isClose ? (
            // biome-ignore lint/suspicious/noArrayIndexKey: a draft is its place inside the bar
            <circle key={index} className={styles.closed} cx={cx} cy={cy} r={4} />
          ) : (
            // biome-ignore lint/suspicious/noArrayIndexKey: a draft is its place inside the bar
            <path key={index} className={styles.draftMark} d={`M${cx - 4} ${cy}l4 -4l4 4l-4 4z`} />
          );
        })}
        <Label
          className={drawing.tag}
          x={Math.min(stepX(step) + 8, 320)}
          y={Math.max(insideY(draft) - 8, INSIDE.top + 12)}
          textAnchor={step > bar.drafts.length / 2 ? 'end' : 'start'}
        >
          {formatNumber(draft, series.decimals)}
        </Label>
        {bar.drafts.map(
          (_, index) =>
            index % 2 === 1 && (
              <text
                // biome-ignore lint/suspicious/noArrayIndexKey: a draft is its place inside the bar
                key={index}
                data-axis
                className={clsx(drawing.muted, bar.drafts.length > 6 && index % 4 === 1 && drawing.minor)}
                x={stepX(index)}
                y={324}
                textAnchor="middle"
              >
                {index === bar.drafts.length - 1 ? 'close' : clockText(momentOf(bar, hours, index))}
              </text>
            ),
        )}
      </svg>
    </div>
  );
}
