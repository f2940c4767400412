import { priceRange, priceScale } from '@site/src/figures/kit/drawing/priceScale';
import type { Bar } from '@site/src/lib/samples/sampleBars';
import { formatNumber } from '@site/src/lib/text/format';
import clsx from 'clsx';
import type { ReactNode } from 'react';
import { AXIS, Canvas, FAR_LEFT, leftOf, linePath, PITCH, Pin, type Tone } from './canvas';
import styles from './chart.module.css';
import { barsOf, decimalsOf, type SampleSymbol, type SampleTimeframe } from './series';

type Line = {
  readonly price: number;
  readonly label?: string;
  readonly tone?: Tone;
  /** A line without a price at the axis. */
  readonly isPlain?: boolean;
};

/** Rising bodies are pale inside an outline and falling ones solid, so that direction shows without colour. */
function Candles({ bars, y }: { bars: readonly Bar[]; y: (price: number) => number }) {
  const paths = {
    up: { wicks: '', bodies: '', x: 0, high: 0, top: 0 },
    down: { wicks: '', bodies: '', x: 0, high: 0, top: 0 },
  };
  bars.forEach((bar, index) => {
    const side = paths[bar.close >= bar.open ? 'up' : 'down'];
    const x = leftOf(bars.length - 1 - index);
    const [high, low, top, bottom] = [
      y(bar.high),
      y(bar.low),
      y(Math.max(bar.open, bar.close)),
      y(Math.min(bar.open, bar.close)),
    ];
    // Steps from the bar before: small numbers that recur compress to half of what places would.
    side.wicks += `m${x - side.x + (side.wicks ? 0 : 2)} ${high - side.high}v${low - high}`;
    side.bodies += `m${x - side.x} ${top - side.top}h4v${bottom - top}h-4z`;
    Object.assign(side, { x, high: low, top });
  });
  return (
    <>
      <path className={clsx(styles.wicks, styles.up)} d={paths.up.wicks} />
      <path className={clsx(styles.wicks, styles.down)} d={paths.down.wicks} />
      <path className={clsx(styles.hollow, styles.up)} d={paths.up.bodies} />
      <path className={clsx(styles.solid, styles.down)} d={paths.down.bodies} />
    </>
  );
}

type Point = readonly [x: number, y: number];

/** A line with the two points it was placed by, as it looks when it is selected. A ray runs on to the axis. */
export function Drawing({ from, to, isRay }: { from: Point; to: Point; isRay?: boolean }) {
  const slope = (to[1] - from[1]) / (to[0] - from[0]);
  const end = isRay ? [-AXIS, Math.round(to[1] + slope * (-AXIS - to[0]))] : to;
  return (
    <>
      <path className={styles.line} d={`M${from}L${end}`} />
      {[from, to].map(([cx, cy]) => (
        <circle key={cx} className={styles.handle} cx={cx} cy={cy} r={4} />
      ))}
    </>
  );
}

/** The area between two points, with what lies between them. */
export const Measured = ({ from, to, text }: { from: Point; to: Point; text: string }) => (
  <g className={styles.accent}>
    <rect className={styles.zone} x={from[0]} y={to[1]} width={to[0] - from[0]} height={from[1] - to[1]} />
    <text className={styles.levelText} x={from[0]} y={from[1] + 15}>
      {text}
    </text>
  </g>
);

function Tag({ y, text, tone }: { y: number; text: string; tone: Tone }) {
  return (
    <g className={styles[tone]}>
      <rect className={styles.tag} x={2 - AXIS} y={y - 8} width={AXIS - 3} height={16} rx={2} />
      <text className={styles.tagText} x={6 - AXIS} y={y + 4}>
        {text}
      </text>
    </g>
  );
}

/** Heights of tags that would cover each other, moved apart; the order stays. */
function setApart(heights: readonly number[]): number[] {
  const places = Array.from(heights);
  const order = heights.map((_, index) => index).toSorted((a, b) => (heights[a] ?? 0) - (heights[b] ?? 0));
  let free = Number.NEGATIVE_INFINITY;
  for (const index of order) {
    places[index] = Math.max(heights[index] ?? 0, free);
    free = (places[index] ?? 0) + 18;
  }
  return places;
}

type ChartProps = {
  readonly symbol?: SampleSymbol;
  readonly timeframe?: SampleTimeframe;
  /** How many bars a wide picture shows. */
  readonly count?: number;
  readonly height?: number;
  readonly lines?: readonly Line[];
  /** How many bars before the last one the crosshair stands. */
  readonly crosshair?: number;
  readonly as?: 'candles' | 'line';
  /** Studies on the price, one value per bar. */
  readonly overlays?: readonly { readonly values: readonly number[]; readonly tone?: Tone }[];
  /** How many bars a replay holds back; their place stays empty. */
  readonly hidden?: number;
  readonly children?: (at: { y: (price: number) => number; x: (fromLast: number) => number }) => ReactNode;
};

/** The price area of a pane with its axis. */
export function Chart({
  symbol = 'BTCUSDT',
  timeframe,
  count = 84,
  height = 190,
  lines = [],
  crosshair,
  as = 'candles',
  overlays = [],
  hidden = 0,
  children,
}: ChartProps) {
  const shownOf = <Each,>(series: readonly Each[]) => series.slice(-count, series.length - hidden);
  const bars = shownOf(barsOf(symbol, timeframe));
  const { low, high } = priceRange(
    bars.map((bar) => bar.low),
    [...bars.map((bar) => bar.high), ...lines.map(({ price }) => price)],
  );
  const scale = priceScale({
    kind: 'linear',
    low,
    high,
    base: low,
    top: 34,
    bottom: height - 4,
    tickCount: Math.round(height / 40),
  });
  const y = (price: number) => Math.round(scale.y(price));
  const x = (fromLast: number) => leftOf(fromLast) + 2;
  const [first, second] = scale.ticks;
  const tickDecimals = Math.max(0, Math.ceil(-Math.log10((second?.price ?? 1) - (first?.price ?? 0))));
  const pointer = Math.round(height * 0.6);
  const last = bars.at(-1);
  const priceText = (price: number) => formatNumber(price, decimalsOf(symbol));
  const tags = [
    ...lines.filter(({ isPlain }) => !isPlain).map(({ price, tone = 'accent' }) => ({ price, tone })),
    ...(last
      ? [{ price: last.close, tone: last.close >= last.open ? ('up' as const) : ('down' as const) }]
      : []),
  ];
  const heights = setApart(tags.map(({ price }) => y(price)));
  return (
    <Canvas
      height={height}
      fromLeft={lines.map(({ price, label, tone = 'accent' }) => (
        <text key={price} className={clsx(styles.levelText, styles[tone])} x={8} y={y(price) - 5}>
          {label}
        </text>
      ))}
    >
      <path
        className={styles.grid}
        d={scale.ticks.map(({ price }) => `M${FAR_LEFT} ${y(price)}H${-AXIS}`).join('')}
      />
      {scale.ticks
        .filter(({ price }) =>
          [...heights, crosshair === undefined ? Number.NaN : pointer].every(
            (each) => !(Math.abs(each - y(price)) <= 15),
          ),
        )
        .map(({ price }) => (
          <text key={price} className={styles.axis} x={6 - AXIS} y={y(price) + 4}>
            {formatNumber(price, tickDecimals)}
          </text>
        ))}
      <g transform={hidden ? `translate(${-hidden * PITCH})` : undefined}>
        {as === 'line' ? (
          <path className={styles.line} d={linePath(bars.map(({ close }) => y(close)))} />
        ) : (
          <Candles bars={bars} y={y} />
        )}
        {overlays.map(({ values, tone = 'accent' }) => (
          <path key={tone} className={clsx(styles.line, styles[tone])} d={linePath(shownOf(values).map(y))} />
        ))}
        {hidden > 0 && <path className={clsx(styles.level, styles.accent)} d={`M${x(-1)} 0V${height}`} />}
      </g>
      {lines.map(({ price, tone = 'accent' }) => (
        <path
          key={price}
          className={clsx(styles.level, styles[tone])}
          d={`M${FAR_LEFT} ${y(price)}H${-AXIS}`}
        />
      ))}
      {crosshair !== undefined && (
        <>
          <path
            className={styles.crosshair}
            d={`M${x(crosshair)} 0V${height}M${FAR_LEFT} ${pointer}H${-AXIS}`}
          />
          <Tag y={pointer} text={priceText(scale.priceAt(pointer))} tone="muted" />
          <Pin name="Crosshair" x={x(crosshair) + 3} y={pointer + 3} />
          <Pin name="Price tag" x={-AXIS - 18} y={pointer - 19} />
        </>
      )}
      {children?.({ x, y })}
      {tags.map(({ price, tone }, index) => (
        <Tag key={price} y={heights[index] ?? 0} text={priceText(price)} tone={tone} />
      ))}
    </Canvas>
  );
}
