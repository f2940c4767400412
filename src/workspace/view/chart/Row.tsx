import TrustMark from '@site/src/components/metrics/TrustMark';
import { percent } from '@site/src/figures/kit/drawing/percentOfWidth';
import clsx from 'clsx';
import type { ReactNode } from 'react';
import type { Desk } from '../desk';
import styles from './chart.module.css';
import { BAR, type Frame, HEIGHT, type Legend, middleOf, type Row } from './frame';
import { colourClass, Still } from './Marks';
import { noteOf } from './notes';

export const shareOf = ({ view }: Frame, index: number) =>
  percent(middleOf(view, index) / (view.count * BAR));
export const heightOf = (row: Row, value: number) => percent(row.y(value) / HEIGHT);

/** In shares of the price area: labels of the axis that would stand behind a tag are left out. */
const TAG_HEIGHT = 7.5;

/** A value on the axis, in front of its scale. */
export function Tag({ y, className, children }: { y: string; className?: string; children: string }) {
  return (
    <svg className={clsx(styles.tag, className)} y={y} overflow="visible" aria-hidden="true">
      <rect y="-9" width="100%" height="18" rx="2" />
      <text x="6" dy="0.35em">
        {children}
      </text>
    </svg>
  );
}

type RowProps = {
  readonly frame: Frame;
  readonly row: Row;
  readonly times: readonly { readonly index: number }[];
  /** The crosshair: its bar, and its height if it's in this row. */
  readonly at: number | null;
  readonly y: number | null;
  /** A value that has a tag of its own. */
  readonly last?: number | undefined;
  readonly tags?: ReactNode;
  readonly over?: ReactNode;
  readonly children: ReactNode;
};

/**
 * A row that is laid out on its own, so that a new price doesn't lay out the page. The box inside is what makes it so:
 * an item of a flexible column can't be.
 */
export function Box({ className, children }: { className: string | undefined; children: ReactNode }) {
  return (
    <div className={clsx(styles.row, className)}>
      <div className={styles.box} data-row="">
        {children}
      </div>
    </div>
  );
}

/** Bars stretch with the row; lines, type and tags stand in shares of it and keep their size. */
export function RowPicture({ frame, row, times, at, y, last, tags, over, children }: RowProps) {
  const [left, width] = [frame.view.first * BAR, frame.view.count * BAR];
  const inRow = (value: number) => value > row.low && value < row.high;
  const levels = row.levels.filter(inRow);
  const taken = [...levels, ...(last === undefined ? [] : [last])].map(row.y);
  const ticks = row.ticks.filter(({ value }) => !taken.some((y) => Math.abs(y - row.y(value)) < TAG_HEIGHT));
  return (
    <>
      <svg
        className={styles.plot}
        viewBox={`${left} 0 ${width} ${HEIGHT}`}
        preserveAspectRatio="none"
        aria-hidden="true"
      >
        <Still
          stamp={[frame.stamp, row.scale].join()}
          draw={() => (
            <path
              className={styles.grid}
              d={[
                ...row.ticks.map(({ value }) => `M${left} ${Math.round(row.y(value) * 100) / 100}h${width}`),
                ...times.map(({ index }) => `M${(index + 0.5) * BAR} 0V${HEIGHT}`),
              ].join('')}
            />
          )}
        />
        {children}
      </svg>
      <svg className={styles.plot} aria-hidden="true">
        {levels.map((level) => (
          <line
            key={level}
            className={styles.level}
            x2="100%"
            y1={heightOf(row, level)}
            y2={heightOf(row, level)}
          />
        ))}
        {over}
        {at !== null && (
          <line className={styles.cross} x1={shareOf(frame, at)} x2={shareOf(frame, at)} y2="100%" />
        )}
        {y !== null && <line className={styles.cross} x2="100%" y1={`${y}%`} y2={`${y}%`} />}
      </svg>
      <svg className={styles.axis} aria-hidden="true">
        <Still
          stamp={[row.scale, ...ticks.map(({ label }) => label)].join()}
          draw={() =>
            ticks.map(({ value, label }, place) => (
              <text
                key={value}
                className={place % 2 === 1 ? styles.minor : undefined}
                x="6"
                y={heightOf(row, value)}
                dy="0.35em"
              >
                {label}
              </text>
            ))
          }
        />
        {levels.map((level) => (
          <Tag key={level} className={styles.levelTag} y={heightOf(row, level)}>
            {row.text(level)}
          </Tag>
        ))}
        {tags}
        {y !== null && (
          <Tag className={styles.crossTag} y={`${y}%`}>
            {row.text(row.valueAt(y))}
          </Tag>
        )}
      </svg>
    </>
  );
}

type EntryProps = {
  readonly of: Legend;
  readonly text: (value: number) => string;
  readonly at: number;
  readonly desk: Desk | undefined;
};

/** A series in the legend: its name, its values at a bar, and the way to take it off. */
export function Entry({ of: { series, title, marks }, text, at, desk }: EntryProps) {
  const note = desk ? noteOf(series) : null;
  return (
    <li>
      {note ? (
        <a className={styles.name} href={note.page}>
          {title}
          <TrustMark of={note.trust} />
        </a>
      ) : (
        <span className={styles.name}>{title}</span>
      )}
      {marks.map(({ name, values, colour }) => {
        const value = values[at] ?? Number.NaN;
        return (
          <span key={name} className={colourClass(colour)}>
            {text(name === 'sells' ? -value : value)}
          </span>
        );
      })}
      {desk && (
        <button
          type="button"
          aria-label={`Remove ${title}`}
          onClick={() => desk.run(`${series.kind} remove "${series.name}"`)}
        >
          ×
        </button>
      )}
    </li>
  );
}
