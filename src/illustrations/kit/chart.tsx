import { priceRange, priceScale } from '@site/src/figures/kit/drawing/priceScale';
import type { Bar } from '@site/src/lib/samples/sampleBars';
import { formatNumber } from '@site/src/lib/text/format';
import clsx from 'clsx';
import { AXIS, Canvas, FAR_LEFT, leftOf, linePath, type Tone } from './canvas';
import styles from './chart.module.css';
import { barsOf, decimalsOf, type SampleSymbol } from './series';

type Line = { readonly price: number; readonly label?: string; readonly tone?: Tone };

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

export type ChartProps = {
  readonly symbol?: SampleSymbol;
  readonly height?: number;
  readonly lines?: readonly Line[];
  readonly as?: 'candles' | 'line';
  /** A study on the price, one value per bar. */
  readonly overlay?: readonly number[];
};

/** The price area of a pane with its axis. */
export function Chart({ symbol = 'BTCUSDT', height = 190, lines = [], as = 'candles', overlay }: ChartProps) {
  const bars = barsOf(symbol);
  const drawn = lines.map(({ price }) => price);
  const { low, high } = priceRange(
    [...bars.map((bar) => bar.low), ...drawn],
    [...bars.map((bar) => bar.high), ...drawn],
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
  const [first, second] = scale.ticks;
  const tickDecimals = Math.max(0, Math.ceil(-Math.log10((second?.price ?? 1) - (first?.price ?? 0))));
  const { open, close } = bars.at(-1) ?? { open: 0, close: 0 };
  const priceText = (price: number) => formatNumber(price, decimalsOf(symbol));
  const tags: { price: number; tone: Tone }[] = [
    ...lines.map(({ price, tone = 'accent' }) => ({ price, tone })),
    { price: close, tone: close >= open ? 'up' : 'down' },
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
        .filter(({ price }) => heights.every((each) => Math.abs(each - y(price)) > 15))
        .map(({ price }) => (
          <text key={price} className={styles.axis} x={6 - AXIS} y={y(price) + 4}>
            {formatNumber(price, tickDecimals)}
          </text>
        ))}
      {as === 'line' ? (
        <path className={styles.line} d={linePath(bars.map((bar) => y(bar.close)))} />
      ) : (
        <Candles bars={bars} y={y} />
      )}
      {overlay && <path className={clsx(styles.line, styles.warn)} d={linePath(overlay.map(y))} />}
      {lines.map(({ price, tone = 'accent' }) => (
        <path
          key={price}
          className={clsx(styles.level, styles[tone])}
          d={`M${FAR_LEFT} ${y(price)}H${-AXIS}`}
        />
      ))}
      {tags.map(({ price, tone }, index) => (
        <Tag key={price} y={heights[index] ?? 0} text={priceText(price)} tone={tone} />
      ))}
    </Canvas>
  );
}
