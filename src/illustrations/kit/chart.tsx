import { priceRange, priceScale } from '@site/src/figures/kit/priceScale';
import { barTimeText, clockText, dayText, formatNumber, signedPercent } from '@site/src/lib/format';
import type { Bar } from '@site/src/lib/sampleBars';
import clsx from 'clsx';
import { ticks } from 'd3-array';
import type { ReactNode } from 'react';
import styles from './chart.module.css';
import { Icon, type IconName } from './icons';
import { Spot } from './marks';
import {
  barsOf,
  decimalsOf,
  funding,
  hoursOf,
  rsi14,
  type SampleSymbol,
  type SampleTimeframe,
} from './series';

/**
 * Charts are drawn from right to left at one unit per pixel and never scaled: a narrow picture shows fewer bars, and
 * lines and text stay sharp. Whole numbers keep the paths short.
 */
const PITCH = 7;
const AXIS = 62;
const FAR_LEFT = -900;

type Tone = 'accent' | 'up' | 'down' | 'muted' | 'warn';
type Line = {
  readonly price: number;
  readonly label?: string;
  readonly tone?: Tone;
  /** A line without a price at the axis. */
  readonly isPlain?: boolean;
};

/** The left edge of a candle, counted from the last bar. */
const leftOf = (fromLast: number) => -AXIS - 9 - fromLast * PITCH;

/** A line through one height per bar, in steps from bar to bar; broken where there is no value. */
function linePath(heights: readonly number[]): string {
  let path = '';
  heights.forEach((height, index) => {
    const step = height - (heights[index - 1] ?? Number.NaN);
    if (!Number.isNaN(step)) {
      path += `l${PITCH} ${step}`;
    } else if (!Number.isNaN(height)) {
      path += `M${leftOf(heights.length - 1 - index) + 2} ${height}`;
    }
  });
  return path;
}

/** A column per bar from `zero` to its height; `isShown` leaves bars out. */
function columnPath(heights: readonly number[], zero: number, isShown: (index: number) => boolean): string {
  let [path, from] = ['', 0];
  heights.forEach((height, index) => {
    if (isShown(index)) {
      path += path
        ? `m${(index - from) * PITCH} ${zero - (heights[from] ?? 0)}`
        : `M${leftOf(heights.length - 1 - index) + 2} ${zero}`;
      path += `v${height - zero}`;
      from = index;
    }
  });
  return path;
}

/** Children count from the right edge, what is `fromLeft` from the left one. */
function Canvas({
  height,
  fromLeft,
  children,
}: {
  height: number;
  fromLeft?: ReactNode;
  children: ReactNode;
}) {
  return (
    <svg className={styles.canvas} width="100%" height={height}>
      <svg x="100%" overflow="visible">
        <g transform="translate(.5 .5)">{children}</g>
      </svg>
      {fromLeft}
    </svg>
  );
}

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

/** A place inside a chart that a list can number. */
export const Pin = ({ name, x, y }: { name: string; x: number; y: number }) => (
  <foreignObject x={x} y={y} width={20} height={20}>
    <Spot name={name} mark="first" />
  </foreignObject>
);

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

type BarProps = {
  readonly symbol?: SampleSymbol;
  readonly timeframe?: SampleTimeframe;
  /** How many bars before the last one. */
  readonly fromLast?: number;
  /** Studies on the price: their names, and their values at that bar. */
  readonly studies?: Readonly<Record<string, string>>;
};

/** Open, high, low, close and change of one bar, as the legend of a pane has them. */
export function Legend({ symbol = 'BTCUSDT', timeframe, fromLast = 0, studies = {} }: BarProps) {
  const bar = barsOf(symbol, timeframe).at(-1 - fromLast);
  if (!bar) {
    return null;
  }
  const { open, high, low, close } = bar;
  const digits = decimalsOf(symbol);
  return (
    <Spot as="div" name="Legend" className={styles.legend} mark="first">
      {Object.entries({ O: open, H: high, L: low, C: close }).map(([key, value]) => (
        <span key={key}>
          {key}{' '}
          <span className={close >= open ? styles.upText : styles.downText}>
            {formatNumber(value, digits)}
          </span>
        </span>
      ))}
      <span className={clsx(styles.change, close >= open ? styles.upText : styles.downText)}>
        {signedPercent((close / open - 1) * 100, 2)}
      </span>
      {Object.entries(studies).map(([name, value]) => (
        <Spot key={name} name={name}>
          {name} <span className={styles.value}>{value}</span>
        </Spot>
      ))}
    </Spot>
  );
}

type StripProps = {
  readonly name: string;
  readonly values: readonly number[];
  readonly as?: 'line' | 'columns';
  /** Colour of its columns from zero upwards; green is for what was bought. */
  readonly tone?: Tone;
  /** Lines to read the values against. */
  readonly bands?: readonly number[];
  readonly decimals?: number;
  readonly unit?: string;
  /** How its values are written, where decimals and a unit don't do. */
  readonly format?: (value: number) => string;
  /** The last bar is open: its value is dashed. */
  readonly isOpen?: boolean;
  /** What the value is marked with. */
  readonly flag?: string;
  readonly count?: number;
  readonly height?: number;
  /** How many bars before the last one the value is read. */
  readonly fromLast?: number;
};

/** A study or metric with a scale of its own, below the price. */
export function Strip({
  name,
  values,
  as = 'line',
  tone = 'up',
  bands = [],
  decimals = 1,
  unit = '',
  format,
  isOpen,
  flag,
  count = 84,
  height = 58,
  fromLast = 0,
}: StripProps) {
  const shown = values.slice(-count);
  const known = [...shown, ...bands].filter((each) => !Number.isNaN(each));
  const [low, high] = [Math.min(...known), Math.max(...known)];
  const y = (value: number) => Math.round(height - 5 - ((value - low) / (high - low || 1)) * (height - 23));
  const last = shown.at(-1 - fromLast) ?? 0;
  const heights = shown.map(y);
  const isBelow = (index: number) => (shown[index] ?? 0) < 0;
  const zero = y(Math.max(0, low));
  const labels = bands.length > 0 ? bands : ticks(low, high, 2);
  return (
    <div className={styles.strip}>
      <span className={styles.stripName}>
        <Spot name={name}>
          {name}{' '}
          <span className={styles.value}>{format ? format(last) : formatNumber(last, decimals) + unit}</span>
        </Spot>
        {flag && (
          <Spot name={flag} className={styles.flag}>
            {flag}
          </Spot>
        )}
      </span>
      <Canvas height={height}>
        <path
          className={bands.length > 0 ? styles.band : styles.grid}
          d={labels.map((each) => `M${FAR_LEFT} ${y(each)}H${-AXIS}`).join('')}
        />
        {as === 'line' ? (
          <>
            <path className={styles.line} d={linePath(isOpen ? heights.with(-1, Number.NaN) : heights)} />
            {isOpen && (
              <>
                <path className={clsx(styles.line, styles.open)} d={linePath(heights.slice(-2))} />
                <circle className={styles.handle} cx={leftOf(0) + 2} cy={heights.at(-1)} r={2.5} />
              </>
            )}
          </>
        ) : (
          <>
            <path
              className={clsx(styles.column, styles[tone])}
              d={columnPath(heights, zero, (index) => !isBelow(index))}
            />
            <path className={clsx(styles.column, styles.down)} d={columnPath(heights, zero, isBelow)} />
          </>
        )}
        {labels.map((each) => (
          <text key={each} className={styles.axis} x={6 - AXIS} y={y(each) + 4}>
            {format ? format(each) : formatNumber(each, as === 'line' ? 0 : 2)}
          </text>
        ))}
        {fromLast > 0 && <path className={styles.crosshair} d={`M${leftOf(fromLast) + 2} 0V${height}`} />}
      </Canvas>
    </div>
  );
}

/** The two strips of the worked example that several pages build. */
export const RsiStrip = (props: Partial<StripProps>) => (
  <Strip name="RSI 14" values={rsi14} bands={[30, 70]} {...props} />
);
export const FundingStrip = (props: Partial<StripProps>) => (
  <Strip name="Funding rate" values={funding} as="columns" decimals={4} unit="%" {...props} />
);

export function TimeAxis({
  symbol = 'BTCUSDT',
  timeframe = '4H',
  fromLast = 0,
  count = 84,
}: BarProps & { count?: number }) {
  const bars = barsOf(symbol, timeframe).slice(-count);
  const hours = hoursOf(timeframe);
  const pointed = fromLast > 0 ? bars.at(-1 - fromLast) : undefined;
  const at = leftOf(fromLast) + 2;
  return (
    <Spot as="div" name="Time axis" mark="top" className={styles.timeAxis}>
      <Canvas height={20}>
        {bars.flatMap(({ time }, index) =>
          index % 12 === 5 ? (
            <text
              key={time}
              className={clsx(styles.axis, styles.centred)}
              x={leftOf(bars.length - 1 - index)}
              y={13}
            >
              {hours < 4 ? clockText(time) : dayText(time)}
            </text>
          ) : (
            []
          ),
        )}
        {pointed && (
          <g className={styles.muted}>
            <rect className={styles.tag} x={at - 37} y={1} width={74} height={16} rx={2} />
            <text className={clsx(styles.tagText, styles.centred)} x={at} y={13}>
              {barTimeText(pointed.time, hours)}
            </text>
            <Pin name="Time tag" x={at + 40} y={1} />
          </g>
        )}
      </Canvas>
    </Spot>
  );
}

const TOOLS: readonly IconName[] = ['trendline', 'hline', 'fib', 'rectangle', 'measure', 'text'];

type PaneProps = BarProps & {
  /** The drawing tools at the left; a widget of a dashboard has none. */
  readonly hasTools?: boolean;
  readonly chart?: ReactNode;
  /** Strips below the price. */
  readonly children?: ReactNode;
};

/** One chart: drawing rail, price area with its legend, strips and time axis. */
export function Pane({ hasTools = true, children, chart, ...bar }: PaneProps) {
  return (
    <div className={styles.pane}>
      {hasTools && (
        <Spot as="div" name="Drawing rail" className={styles.tools} mark="low">
          {TOOLS.map((tool) => (
            <Icon key={tool} name={tool} />
          ))}
        </Spot>
      )}
      <div className={styles.plots}>
        <Spot as="div" name="Price area" mark="low" className={styles.price}>
          <Legend {...bar} />
          {chart ?? <Chart symbol={bar.symbol} timeframe={bar.timeframe} />}
        </Spot>
        {children && (
          <Spot as="div" name="Strips" mark="top">
            {children}
          </Spot>
        )}
        <TimeAxis {...bar} />
      </div>
    </div>
  );
}

/** The small picture of a publish: a line without an axis. `before` moves it to earlier bars, so that two covers differ. */
export function Cover({ before = 0 }: { before?: number }) {
  const closes = barsOf('BTCUSDT')
    .slice(-30 - before)
    .slice(0, 30)
    .map(({ close }) => close);
  const [low, high] = [Math.min(...closes), Math.max(...closes)];
  const heights = closes.map((close) => 44 - Math.round(((close - low) / (high - low)) * 36));
  const steps = heights.slice(1).map((height, index) => `l10 ${height - (heights[index] ?? 0)}`);
  return (
    <svg className={styles.cover} viewBox="0 0 290 52" preserveAspectRatio="none">
      <path className={styles.line} d={`M0 ${heights[0]}${steps.join('')}`} />
    </svg>
  );
}
