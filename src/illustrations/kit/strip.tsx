import { formatNumber, percent } from '@site/src/lib/text/format';
import clsx from 'clsx';
import { ticks } from 'd3-array';
import { AXIS, Canvas, columnPath, FAR_LEFT, leftOf, linePath, type Tone } from './canvas';
import styles from './chart.module.css';
import { Spot } from './marks';
import { fundingOf, rsiOf, type SampleSymbol } from './series';

type StripProps = {
  readonly name: string;
  readonly values: readonly number[];
  readonly as?: 'line' | 'columns';
  /** Colour of its columns from zero upwards; green is for what was bought. */
  readonly tone?: Tone;
  /** Lines to read the values against. */
  readonly bands?: readonly number[];
  /** How its values are written. */
  readonly format?: (value: number) => string;
  /** The last bar is open: its value is dashed. */
  readonly isOpen?: boolean;
  /** What the value is marked with. */
  readonly flag?: string;
  readonly height?: number;
};

/** A study or metric with a scale of its own, below the price. */
export function Strip({
  name,
  values,
  as = 'line',
  tone = 'up',
  bands = [],
  format = (value) => formatNumber(value, 0),
  isOpen,
  flag,
  height = 58,
}: StripProps) {
  const known = [...values, ...bands].filter((each) => !Number.isNaN(each));
  const [low, high] = [Math.min(...known), Math.max(...known)];
  const y = (value: number) => Math.round(height - 5 - ((value - low) / (high - low || 1)) * (height - 23));
  const last = values.at(-1) ?? 0;
  const heights = values.map(y);
  const isBelow = (index: number) => (values[index] ?? 0) < 0;
  const zero = y(Math.max(0, low));
  const labels = bands.length > 0 ? bands : ticks(low, high, 2);
  return (
    <div className={styles.strip}>
      <span className={styles.stripName}>
        <Spot name={name}>
          {name} <span className={styles.value}>{format(last)}</span>
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
          <text key={each} className={styles.axis} x={6 - AXIS} y={Math.min(y(each) + 4, height - 4)}>
            {format(each)}
          </text>
        ))}
      </Canvas>
    </div>
  );
}

type OfMarket = Partial<StripProps> & { readonly symbol?: SampleSymbol };

/** The RSI of the worked example that several pages build. */
export const RsiStrip = ({ symbol = 'BTCUSDT', ...props }: OfMarket) => (
  <Strip name="RSI 14" values={rsiOf(symbol)} bands={[30, 70]} {...props} />
);

/** The funding rate, in the same example. */
export const FundingStrip = ({ symbol = 'BTCUSDT', ...props }: OfMarket) => (
  <Strip
    name="Funding rate"
    values={fundingOf(symbol)}
    as="columns"
    format={(rate) => percent(rate, 4)}
    {...props}
  />
);
