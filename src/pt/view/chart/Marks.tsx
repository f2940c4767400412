import Candles from '@site/src/kit/drawing/Candles';
import drawing from '@site/src/kit/drawing/drawing.module.css';
import { areaPath, columnPath, linePath, pointsOf, stemPaths } from '@site/src/kit/drawing/paths';
import clsx from 'clsx';
import { memo, type ReactNode } from 'react';
import { BAR, type Frame, type Mark, type Row } from './frame';
import drawn from './marks.module.css';
import { HEIGHT } from './scale';

type CachedProps = {
  /** What the drawing follows from, always as many things. */
  readonly from: readonly unknown[];
  readonly draw: () => ReactNode;
};

/** What is drawn again only when something that it follows from is another. */
export const Cached = memo(
  ({ draw }: CachedProps) => draw(),
  (one, other) =>
    one.from.length === other.from.length && one.from.every((value, at) => Object.is(value, other.from[at])),
);

/** Bars from one to before another, at their own places: all rows begin with the first bar that is loaded. */
type Span = { readonly from: number; readonly to: number };
const viewOf = ({ from, to }: Span) => ({ first: from, count: to - from });
const plotOf = ({ from, to }: Span) => ({ left: from * BAR, right: to * BAR, top: 0, bottom: HEIGHT });

/** Points of a line; it begins one bar before, so that two of them join. */
function pointsIn(values: readonly number[], { from, to }: Span, y: Row['y']) {
  const span = { from: Math.max(0, from - 1), to };
  return pointsOf(values, viewOf(span), plotOf(span), y);
}
type Points = ReturnType<typeof pointsIn>;

/** Stairs that change where a bar begins. */
const stepsOf = (points: Points): Points =>
  points.flatMap(([x, y], index) => [[x, points[index - 1]?.[1] ?? y] as const, [x, y] as const]);

export const colourClass = (colour: Mark['colour']) =>
  drawn[typeof colour === 'number' ? `series${colour % 6}` : colour];

type PieceProps = { readonly mark: Mark; readonly span: Span; readonly y: Row['y'] };

/** Columns, by sign where they have colours for it. */
function Columns({ mark: { values, colour }, span, y }: PieceProps) {
  const path = (shown: readonly number[]) => columnPath(shown, viewOf(span), plotOf(span), y);
  const sided = (sign: 1 | -1) => path(values.map((value) => (value * sign >= 0 ? value : Number.NaN)));
  return colour === 'sign' ? (
    <>
      <path className={drawn.up} d={sided(1)} />
      <path className={drawn.down} d={sided(-1)} />
    </>
  ) : (
    <path className={colourClass(colour)} d={path(values)} />
  );
}

function MarkPiece({ mark, span, y }: PieceProps) {
  if (mark.look === 'columns') {
    return <Columns mark={mark} span={span} y={y} />;
  }
  const isLine = mark.look === 'line';
  const points = pointsIn(mark.values, span, y);
  const dot = ([x, height]: Points[number]) =>
    Number.isNaN(height) ? '' : `M${x} ${Math.round(height * 10) / 10}h0`;
  return (
    <path
      className={clsx(isLine ? drawn.line : drawn.dots, colourClass(mark.colour))}
      d={isLine ? linePath(points) : points.map(dot).join('')}
    />
  );
}

/** The first place after a line: with the newest bar in sight it may go on after that. */
const endOf = ({ values }: Mark, { bars, end }: Frame) => (end === bars.length ? values.length : end);

/** Between the two spans of Ichimoku. */
export function Cloud({ frame }: { readonly frame: Frame }) {
  const marks = frame.overlays.find(({ series }) => series.name === 'ichimoku')?.marks ?? [];
  const [upper, lower] = ['span A', 'span B'].map((name) => {
    const mark = marks.find((known) => known.name === name);
    const span = { from: Math.max(0, frame.view.first - 1), to: mark ? endOf(mark, frame) : 0 };
    return mark ? pointsIn(mark.values, span, frame.price.y).filter(([, y]) => !Number.isNaN(y)) : [];
  });
  const edge = [...(upper ?? []), ...(lower ?? []).toReversed()];
  return edge.length > 0 && <path className={drawn.cloud} d={`${linePath(edge)}Z`} />;
}

/** The lines of a row: what has closed, and apart from it what the open bar still moves. */
export function Marks({ row, frame }: { row: Row; frame: Frame }) {
  return row.marks.map((mark, index) => {
    const closed = Math.min(mark.closed, frame.end);
    const end = endOf(mark, frame);
    return (
      // biome-ignore lint/suspicious/noArrayIndexKey: a line is its place
      <g key={index}>
        <Cached
          from={[...frame.source, row.low, row.high, closed]}
          draw={() => <MarkPiece mark={mark} span={{ from: frame.view.first, to: closed }} y={row.y} />}
        />
        <g className={drawn.open}>
          {closed < end && <MarkPiece mark={mark} span={{ from: closed, to: end }} y={row.y} />}
        </g>
      </g>
    );
  });
}

type Part = { readonly frame: Frame; readonly style: string; readonly span: Span };

function Stems({ frame: { shown, price }, span }: Part) {
  const { up, down } = stemPaths(shown, viewOf(span), plotOf(span), price.y);
  return (
    <>
      <path className={drawing.upLine} d={up} />
      <path className={drawing.downLine} d={down} />
    </>
  );
}

/** Between a line and the base: green above, red below. Each half is cut where the other begins. */
function Baseline({ points, base }: { points: Points; base: number }) {
  const [left, right] = [points[0]?.[0] ?? 0, points.at(-1)?.[0] ?? 0];
  const half = (top: number, bottom: number, area: string | undefined, line: string | undefined) => (
    <svg
      x={left}
      y={top}
      width={right - left}
      height={bottom - top}
      viewBox={`${left} ${top} ${Math.max(right - left, 1)} ${bottom - top}`}
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      <path className={area} d={areaPath(points, base)} />
      <path className={line} d={linePath(points)} />
    </svg>
  );
  return (
    <>
      {half(0, base, drawn.upArea, drawing.upLine)}
      {half(base, HEIGHT, drawn.downArea, drawing.downLine)}
    </>
  );
}

const LINES: readonly string[] = ['line', 'step', 'area', 'baseline'];

/** A stretch of price as candles or bars, or as one of the styles that draw a line through closes. */
function PricePiece(part: Part) {
  const { frame, style, span } = part;
  const { shown, price, base } = frame;
  if (!LINES.includes(style)) {
    return style === 'bars' ? (
      <Stems {...part} />
    ) : (
      <Candles bars={shown} view={viewOf(span)} plot={plotOf(span)} y={price.y} />
    );
  }
  const closes = shown.map(({ close }) => close);
  const straight = pointsIn(closes, span, price.y);
  const points = style === 'step' ? stepsOf(straight) : straight;
  return style === 'baseline' ? (
    <Baseline points={points} base={price.y(base)} />
  ) : (
    <>
      {style === 'area' && <path className={drawing.area} d={areaPath(points, HEIGHT)} />}
      <path className={drawing.line} d={linePath(points)} />
    </>
  );
}

/** Price in the pane's style. The open bar is a drawing of its own, in broken lines. */
export function Price({ frame, style }: Omit<Part, 'span'>) {
  const { closed, end, price } = frame;
  return (
    <g className={style === 'hollow-candles' ? drawing.hollow : undefined}>
      <Cached
        from={[...frame.source, price.low, price.high]}
        draw={() => (
          <PricePiece
            frame={frame}
            style={style}
            span={{ from: frame.view.first, to: Math.min(closed, end) }}
          />
        )}
      />
      <g className={drawn.open}>
        {closed < end && <PricePiece frame={frame} style={style} span={{ from: closed, to: end }} />}
      </g>
    </g>
  );
}
