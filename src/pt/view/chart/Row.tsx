import { svgPercent } from '@site/src/kit/drawing/svgPercent';
import { Spot } from '@site/src/kit/marks';
import clsx from 'clsx';
import type { ReactNode } from 'react';
import type { Gesture } from '../../model/types';
import { besideTags, moveApart, tickMarksIn, useSize } from './axis';
import styles from './chart.module.css';
import { BAR, type Frame, type Legend, middleOf, type Row } from './frame';
import { Cached, colourClass } from './Marks';
import drawn from './marks.module.css';
import { noteOf } from './notes';
import { HEIGHT, type TickMark } from './scale';

export const shareOf = ({ view }: Frame, index: number) =>
  svgPercent(middleOf(view, index) / (view.count * BAR));
export const heightOf = (row: Row, value: number) => svgPercent(row.y(value) / HEIGHT);

/** A value that stands on the axis in front of its scale. */
type Tagged = { readonly value: number; readonly look: 'up' | 'down' | 'level' | 'line' | 'cross' };

type TagProps = {
  readonly look: Tagged['look'];
  readonly y: number;
  readonly at: number;
  readonly children: string;
};

/** A tag that had to make way for another is tied to its height. */
function Tag({ look, y, at, children }: TagProps) {
  return (
    <g className={clsx(drawn.tag, look === 'up' || look === 'down' ? drawn[look] : drawn[`${look}Tag`])}>
      {Math.abs(at - y) > 0.001 && <line x1="-0.5em" x2="0.25em" y1={svgPercent(y)} y2={svgPercent(at)} />}
      <svg y={svgPercent(at)} overflow="visible" aria-hidden="true">
        <rect y="-0.75em" width="100%" height="1.5em" rx="2" />
        <text x="0.5em" dy="0.35em">
          {children}
        </text>
      </svg>
    </g>
  );
}

type RowProps = {
  readonly frame: Frame;
  readonly row: Row;
  readonly times: readonly { readonly index: number }[];
  /** The crosshair: its bar, and its height if it's in this row. */
  readonly at: number | null;
  readonly y: number | null;
  /** How high the row is until it's measured, in ems. */
  readonly height: number;
  /** Values with tags, besides the levels of alerts. */
  readonly tagged?: readonly Tagged[];
  readonly over?: ReactNode;
  /** What can be touched, given how high the row is, in ems. */
  readonly front?: (height: number) => ReactNode;
  readonly children: ReactNode;
};

type ChartRowProps = {
  readonly className: string | undefined;
  /** What a list calls it. */
  readonly name: string;
  readonly children: ReactNode;
};

/**
 * A row that is laid out on its own, so that a new price doesn't lay out the page. The box inside is what makes it so:
 * an item of a flexible column can't be.
 */
export function ChartRow({ className, name, children }: ChartRowProps) {
  return (
    <Spot as="div" name={name} mark="area" className={clsx(styles.row, className)}>
      <div className={styles.box} data-row="">
        {children}
      </div>
    </Spot>
  );
}

type GridProps = Pick<RowProps, 'frame' | 'row' | 'times'> & { readonly ticks: readonly TickMark[] };

/** Lines at round values and at the labels of the time axis. */
const Grid = ({ frame, row, times, ticks }: GridProps) => {
  const [left, width] = [frame.view.first * BAR, frame.view.count * BAR];
  return (
    <Cached
      from={[...frame.source, row.low, row.high, ticks.length]}
      draw={() => (
        <path
          className={drawn.grid}
          d={[
            ...ticks.map(({ value }) => `M${left} ${Math.round(row.y(value) * 100) / 100}h${width}`),
            ...times.map(({ index }) => `M${(index + 0.5) * BAR} 0V${HEIGHT}`),
          ].join('')}
        />
      )}
    />
  );
};

type AxisProps = Pick<RowProps, 'frame' | 'row'> & {
  readonly labels: readonly TickMark[];
  readonly tags: readonly (Tagged & { readonly y: number; readonly at: number })[];
};

/** Round values of the scale, and the tags in front of them. */
const Axis = ({ frame, row, labels, tags }: AxisProps) => (
  <svg className={styles.axis} aria-hidden="true">
    <Cached
      from={[frame.source[0], row.low, row.high, ...labels.map(({ label }) => label)]}
      draw={() =>
        labels.map(({ value, label }) => (
          <text key={value} x="0.5em" y={heightOf(row, value)} dy="0.35em">
            {label}
          </text>
        ))
      }
    />
    {tags.map(({ value, look, y, at }) => (
      <Tag key={look === 'level' || look === 'line' ? `${look} ${value}` : look} {...{ look, y, at }}>
        {row.text(value)}
      </Tag>
    ))}
  </svg>
);

const isInside =
  ({ low, high }: Row) =>
  (value: number) =>
    value > low && value < high;

/** Levels of alerts, other values and the crosshair as tags that make way for each other. */
function tagsOf({ row, tagged = [], y }: Pick<RowProps, 'row' | 'tagged' | 'y'>, height: number) {
  const tags: readonly Tagged[] = [
    ...row.levels.map((value) => ({ value, look: 'level' as const })),
    ...tagged,
  ].filter(({ value }) => isInside(row)(value));
  const cross: readonly Tagged[] = y === null ? [] : [{ value: row.valueAt(y), look: 'cross' }];
  return moveApart(
    [...tags, ...cross].map((tag) => ({
      ...tag,
      y: row.y(tag.value) / HEIGHT,
      isFixed: tag.look === 'cross',
    })),
    height,
  );
}

/** Bars stretch with the row; lines, type and tags stand in shares of it and keep their size. */
export function RowPicture(props: RowProps) {
  const { frame, row, times, at, y, over, front, children } = props;
  const [size, plot] = useSize({ width: 0, height: props.height });
  const { first, count } = frame.view;
  const tags = tagsOf(props, size.height);
  const ticks = tickMarksIn(row, size.height);
  return (
    <>
      <svg
        className={styles.plot}
        viewBox={`${first * BAR} 0 ${count * BAR} ${HEIGHT}`}
        preserveAspectRatio="none"
        aria-hidden="true"
      >
        <Grid {...{ frame, row, times, ticks }} />
        {children}
      </svg>
      <svg ref={plot} className={styles.plot} aria-hidden="true">
        {row.levels.filter(isInside(row)).map((level) => (
          <line
            key={level}
            className={drawn.level}
            x2="100%"
            y1={heightOf(row, level)}
            y2={heightOf(row, level)}
          />
        ))}
        {over}
        {at !== null && (
          <line className={drawn.cross} x1={shareOf(frame, at)} x2={shareOf(frame, at)} y2="100%" />
        )}
        {y !== null && <line className={drawn.cross} x2="100%" y1={`${y}%`} y2={`${y}%`} />}
      </svg>
      {front && (
        // biome-ignore lint/a11y/noSvgWithoutTitle: what is in it has names of its own
        <svg className={styles.plot}>{front(size.height)}</svg>
      )}
      <Axis {...{ frame, row, tags }} labels={besideTags(ticks, row, tags, size.height)} />
    </>
  );
}

type LegendEntryProps = {
  readonly of: Legend;
  readonly text: (value: number) => string;
  readonly at: number;
  readonly onRemove: ((gesture: Removal) => void) | undefined;
};

/** What a cross in the legend takes off the pane. */
export type Removal = Extract<Gesture, { kind: 'remove' | 'uncompare' }>;

export const RemoveButton = ({ name, onClick }: { readonly name: string; readonly onClick: () => void }) => (
  <button type="button" aria-label={`Remove ${name}`} onClick={onClick}>
    ×
  </button>
);

/** A series in the legend: its name, its values at a bar, and the way to take it off. */
export function LegendEntry({ of: { series, title, marks, flag }, text, at, onRemove }: LegendEntryProps) {
  const known = noteOf(series);
  const note = onRemove ? known : null;
  const name = [title, known?.unit].filter(Boolean).join(', ');
  return (
    <Spot as="li" name={title} mark="inline">
      {note ? (
        <a className={styles.name} href={note.page} title={name}>
          {name}
        </a>
      ) : (
        <span className={styles.name} title={name}>
          {name}
        </span>
      )}
      {marks.map(({ name: line, values, colour }) => {
        const value = values[at] ?? Number.NaN;
        return (
          <span key={line} className={colourClass(colour)}>
            {text(line === 'sells' ? -value : value)}
          </span>
        );
      })}
      {flag && (
        <Spot name={flag} className={styles.flag}>
          {flag}
        </Spot>
      )}
      {onRemove && <RemoveButton name={title} onClick={() => onRemove({ kind: 'remove', series })} />}
    </Spot>
  );
}
