import { barTimeText, clockText, dayText, formatNumber, signedPercent } from '@site/src/lib/text/format';
import clsx from 'clsx';
import type { ReactNode } from 'react';
import { Canvas, leftOf, Pin } from './canvas';
import { Chart } from './chart';
import styles from './chart.module.css';
import { Icon, type IconName } from './icons';
import { Spot } from './marks';
import { barsOf, decimalsOf, hoursOf, type SampleSymbol, type SampleTimeframe } from './series';

type BarProps = {
  readonly symbol?: SampleSymbol;
  readonly timeframe?: SampleTimeframe;
  /** How many bars before the last one. */
  readonly fromLast?: number;
  /** Studies on the price: their names, and their values at that bar. */
  readonly studies?: Readonly<Record<string, string>>;
};

/** Open, high, low, close and change of one bar, as the legend of a pane has them. */
function Legend({ symbol = 'BTCUSDT', timeframe, fromLast = 0, studies = {} }: BarProps) {
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

function TimeAxis({
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
