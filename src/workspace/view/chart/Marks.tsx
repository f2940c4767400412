import drawing from '@site/src/figures/kit/drawing/drawing.module.css';
import {
  areaPath,
  candlePaths,
  columnPath,
  linePath,
  pointsOf,
  stemPaths,
} from '@site/src/figures/kit/drawing/paths';
import type { View } from '@site/src/lib/samples/barView';
import clsx from 'clsx';
import { memo, type ReactNode } from 'react';
import styles from './chart.module.css';
import { BAR, type Frame, HEIGHT, type Mark, middleOf, type Row } from './frame';

type Still = { readonly stamp: string; readonly draw: () => ReactNode };

/** What is drawn again only when its stamp changes: while time passes, that's once per bar. */
export const Still = memo(
  ({ draw }: Still) => draw(),
  (one, other) => one.stamp === other.stamp,
);

const plotOf = ({ count }: View) => ({ left: 0, right: count * BAR, top: 0, bottom: HEIGHT });

/** A view of one bar, at its place in another. */
const only = (index: number, view: View) => ({
  view: { first: index, count: 1 },
  plot: { ...plotOf(view), left: middleOf(view, index) - BAR / 2, right: middleOf(view, index) + BAR / 2 },
});

type Span = { readonly from: number; readonly to: number };
type Drawn = { readonly row: Row; readonly view: View };

/** The part of a list that lies in a span, at its own places. */
function pointsIn(values: readonly number[], { from, to }: Span, { row, view }: Drawn) {
  const start = Math.max(from, view.first);
  const span = { first: start, count: Math.max(0, Math.min(to, view.first + view.count) - start) };
  const left = (start - view.first) * BAR;
  return pointsOf(values, span, { ...plotOf(view), left, right: left + span.count * BAR }, row.y);
}

/** Stairs that change where a bar begins. */
const stepsOf = (points: ReturnType<typeof pointsIn>) =>
  points.flatMap(([x, y], place) => {
    const before = points[place - 1];
    return before
      ? ([
          [x, before[1]],
          [x, y],
        ] as const)
      : ([[x, y]] as const);
  });

const classOf = ({ colour }: Mark) => styles[typeof colour === 'number' ? `series${colour % 6}` : colour];

/** Columns, by sign where they have colours for it. */
function Columns({ mark, span: { from, to }, row, view }: Drawn & { mark: Mark; span: Span }) {
  const place = from > 0 ? only(from, view) : { view, plot: plotOf(view) };
  const values = mark.values.slice(0, to);
  const path = (shown: readonly number[]) => columnPath(shown, place.view, place.plot, row.y);
  const sided = (sign: 1 | -1) => path(values.map((value) => (value * sign >= 0 ? value : Number.NaN)));
  return mark.colour === 'sign' ? (
    <>
      <path className={styles.up} d={sided(1)} />
      <path className={styles.down} d={sided(-1)} />
    </>
  ) : (
    <path className={classOf(mark)} d={path(values)} />
  );
}

function MarkPart({ mark, span, row, view }: Drawn & { mark: Mark; span: Span }) {
  if (mark.look === 'columns') {
    return <Columns mark={mark} span={span} row={row} view={view} />;
  }
  const points = pointsIn(mark.values, span, { row, view });
  const d =
    mark.look === 'dots'
      ? points.map(([x, y]) => (Number.isNaN(y) ? '' : `M${x} ${Math.round(y * 10) / 10}h0`)).join('')
      : linePath(points);
  return <path className={clsx(mark.look === 'dots' ? styles.dots : styles.line, classOf(mark))} d={d} />;
}

/** The lines of a row: what has settled, and what the open bar still moves. */
export function Marks({ row, frame: { view, stamp } }: { row: Row; frame: Frame }) {
  return row.marks.map((mark, place) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: a line is its place
    <g key={place}>
      <Still
        stamp={[stamp, row.key, place, mark.name, mark.colour, mark.settled, row.low, row.high].join()}
        draw={() => <MarkPart mark={mark} span={{ from: 0, to: mark.settled }} row={row} view={view} />}
      />
      <g className={styles.open}>
        <MarkPart
          mark={mark}
          span={{ from: mark.look === 'line' ? mark.settled - 1 : mark.settled, to: mark.values.length }}
          row={row}
          view={view}
        />
      </g>
    </g>
  ));
}

type Bars = Frame['shown'];

function Candles({
  bars,
  view,
  plot,
  y,
}: {
  bars: Bars;
  view: View;
  plot: ReturnType<typeof plotOf>;
  y: Row['y'];
}) {
  const { upWicks, downWicks, upBodies, downBodies } = candlePaths(bars, view, plot, y);
  return (
    <>
      <path className={drawing.upLine} d={upWicks} />
      <path className={drawing.downLine} d={downWicks} />
      <path className={drawing.upBody} d={upBodies} />
      <path className={drawing.downBody} d={downBodies} />
    </>
  );
}

/** Between a line and the base: green above, red below. */
function Baseline({
  points,
  base,
  width,
}: {
  points: ReturnType<typeof pointsIn>;
  base: number;
  width: number;
}) {
  const below = HEIGHT - base;
  const area = areaPath(points, base);
  const line = linePath(points);
  return (
    <>
      <svg width={width} height={Math.max(base, 0)} aria-hidden="true">
        <path className={styles.upArea} d={area} />
        <path className={drawing.upLine} d={line} />
      </svg>
      <svg
        y={base}
        width={width}
        height={Math.max(below, 0)}
        viewBox={`0 ${base} ${width} ${Math.max(below, 1)}`}
        preserveAspectRatio="none"
        aria-hidden="true"
      >
        <path className={styles.downArea} d={area} />
        <path className={drawing.downLine} d={line} />
      </svg>
    </>
  );
}

type PriceProps = { readonly frame: Frame; readonly style: string; readonly span: Span };

function PricePart({ frame, style, span }: PriceProps) {
  const { shown, view, price, base, closed } = frame;
  const isOpen = span.from > 0;
  const place = isOpen ? only(closed, view) : { view, plot: plotOf(view) };
  const bars = shown.slice(0, span.to);
  if (isOpen && (closed >= frame.end || closed < view.first)) {
    return null;
  }
  if (style === 'bars') {
    const { up, down } = stemPaths(bars, place.view, place.plot, price.y);
    return (
      <>
        <path className={drawing.upLine} d={up} />
        <path className={drawing.downLine} d={down} />
      </>
    );
  }
  if (['line', 'step', 'area', 'baseline'].includes(style)) {
    const closes = shown.map(({ close }) => close);
    const straight = pointsIn(closes, isOpen ? { from: closed - 1, to: closed + 1 } : span, {
      row: price,
      view,
    });
    const points = style === 'step' ? stepsOf(straight) : straight;
    return style === 'baseline' ? (
      <Baseline points={points} base={price.y(base)} width={view.count * BAR} />
    ) : (
      <>
        {style === 'area' && <path className={drawing.area} d={areaPath(points, HEIGHT)} />}
        <path className={drawing.line} d={linePath(points)} />
      </>
    );
  }
  return <Candles bars={bars} {...place} y={price.y} />;
}

/** Price in the pane's style. The open bar is a drawing of its own, in broken lines. */
export function Price({ frame, style }: Omit<PriceProps, 'span'>) {
  const { closed, shown, stamp, price } = frame;
  return (
    <g className={style === 'hollow-candles' ? drawing.hollow : undefined}>
      <Still
        stamp={[stamp, price.low, price.high].join()}
        draw={() => <PricePart frame={frame} style={style} span={{ from: 0, to: closed }} />}
      />
      <g className={styles.open}>
        {closed < shown.length && (
          <PricePart frame={frame} style={style} span={{ from: closed, to: shown.length }} />
        )}
      </g>
    </g>
  );
}
