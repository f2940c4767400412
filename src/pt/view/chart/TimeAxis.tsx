import { svgPercent } from '@site/src/kit/drawing/svgPercent';
import { Spot } from '@site/src/kit/marks';
import clsx from 'clsx';
import { closeOf, openOf } from '../../markets/bars';
import { MINUTE } from '../../markets/walk';
import { timeText } from '../../model/select';
import { useSize, wholeLabels } from './axis';
import type { PartProps } from './ChartRows';
import styles from './chart.module.css';
import { Cached } from './Marks';
import drawn from './marks.module.css';
import { shareOf } from './Row';

/** Half of the tag that names a moment, in ems. */
const HALF_TAG = 5;

/** Of the time axis before it's measured, in ems; a picture is never measured, and on a phone it's narrower. */
const USUAL_AXIS = { width: 60, height: 2 };
const NARROW_PLOT = 22;

/** When, below the last row, and how long the bar still lasts. */
export default function TimeAxis({
  frame,
  pane,
  ticks,
  at,
  cross,
  clock,
}: Omit<PartProps, 'onRemove'> & { readonly clock: number }) {
  const { first, count } = frame.view;
  const [size, plot] = useSize(USUAL_AXIS);
  const { width } = size;
  const middleShare = ({ index }: { index: number }) => (index - first + 0.5) / count;
  return (
    <Spot as="div" name="Time axis" mark="area" className={clsx(styles.row, styles.times)}>
      <svg ref={plot} className={styles.plot} aria-hidden="true">
        <Cached
          from={[...frame.source, width]}
          draw={() =>
            wholeLabels(ticks, middleShare, width, size === USUAL_AXIS ? NARROW_PLOT : width).map(
              ({ index, label, isMinor }) => (
                <text
                  key={index}
                  className={isMinor ? styles.minor : undefined}
                  x={shareOf(frame, index)}
                  y="50%"
                  dy="0.35em"
                  textAnchor="middle"
                >
                  {label}
                </text>
              ),
            )
          }
        />
        {cross && (
          <svg
            className={clsx(drawn.tag, drawn.crossTag)}
            // At the left edge it begins there. On the right the axis gives it room.
            x={svgPercent(Math.max(middleShare({ index: at }), Math.min(HALF_TAG / width, 1)))}
            y="50%"
            overflow="visible"
            aria-hidden="true"
          >
            <rect x={`-${HALF_TAG}em`} y="-0.75em" width={`${2 * HALF_TAG}em`} height="1.5em" rx="2" />
            <text textAnchor="middle" dy="0.35em">
              {timeText(frame.bars[at]?.time ?? 0)}
            </text>
          </svg>
        )}
      </svg>
      <span className={styles.countdown} title="Until the bar closes">
        <span>closes in </span>
        {durationText(closeOf(pane.timeframe, openOf(pane.timeframe, clock)) - clock)}
      </span>
    </Spot>
  );
}

/** Minutes and seconds below an hour, then hours and minutes, then days and hours: 15:00, 1h 30m, 2d 4h. */
function durationText(span: number): string {
  const minutes = Math.round(span / MINUTE);
  const hours = Math.floor(minutes / 60);
  if (hours < 1) {
    return `${String(minutes).padStart(2, '0')}:00`;
  }
  return hours < 48
    ? `${hours}h ${String(minutes % 60).padStart(2, '0')}m`
    : `${Math.floor(hours / 24)}d ${hours % 24}h`;
}
