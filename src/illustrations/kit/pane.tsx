import { clockText, dayText, formatNumber } from '@site/src/lib/text/format';
import type { ReactNode } from 'react';
import { Chart, type ChartProps } from './chart';
import styles from './chart.module.css';
import { Icon, type IconName } from './icons';
import { Spot } from './marks';
import { barsOf, decimalsOf, hoursOf, type SampleSymbol, type SampleTimeframe } from './series';

const NO_BAR = { open: 0, high: 0, low: 0, close: 0 };

type LegendProps = Pick<ChartProps, 'symbol'> & {
  /** Studies on the price: their names, and their values at that bar. */
  readonly studies?: Readonly<Record<string, string>>;
};

/** Open, high, low, close and change of one bar, as the legend of a pane has them. */
function Legend({ symbol = 'BTCUSDT', studies = {} }: LegendProps) {
  const { open, high, low, close } = barsOf(symbol).at(-1) ?? NO_BAR;
  const tone = close >= open ? styles.upText : styles.downText;
  return (
    <Spot as="div" name="Legend" className={styles.legend} mark="first">
      {Object.entries({ O: open, H: high, L: low, C: close }).map(([key, value]) => (
        <span key={key}>
          {key} <span className={tone}>{formatNumber(value, decimalsOf(symbol))}</span>
        </span>
      ))}
      {Object.entries(studies).map(([name, value]) => (
        <Spot key={name} name={name}>
          {name} <span className={styles.value}>{value}</span>
        </Spot>
      ))}
    </Spot>
  );
}

const BARS_PER_TICK = 12;

/** Ticks are laid out from the right in boxes as wide as their bars: one that has no room wraps, and is hidden. */
function TimeAxis({ timeframe = '4H' }: { timeframe?: SampleTimeframe }) {
  const textOf = hoursOf(timeframe) < 4 ? clockText : dayText;
  const ticks = barsOf('BTCUSDT', timeframe)
    .toReversed()
    .filter((_, fromLast) => fromLast % BARS_PER_TICK === BARS_PER_TICK / 2);
  return (
    <Spot as="div" name="Time axis" mark="top" className={styles.timeAxis}>
      <div className={styles.ticks}>
        {ticks.map(({ time }) => (
          <span key={time}>{textOf(time)}</span>
        ))}
      </div>
    </Spot>
  );
}

const TOOLS: readonly IconName[] = ['trendline', 'hline', 'fib', 'rectangle', 'measure', 'text'];

type PaneProps = LegendProps &
  ChartProps & {
    readonly timeframe?: SampleTimeframe;
    /** The drawing tools at the left; a widget of a dashboard has none. */
    readonly hasTools?: boolean;
    /** Strips below the price. */
    readonly children?: ReactNode;
  };

/** One chart: drawing rail, price area with its legend, strips and time axis. */
export function Pane({ hasTools, children, timeframe, studies, ...chart }: PaneProps) {
  return (
    <div className={styles.pane}>
      {hasTools && (
        <Spot as="div" name="Drawing rail" className={styles.tools} mark="middle">
          {TOOLS.map((tool) => (
            <Icon key={tool} name={tool} />
          ))}
        </Spot>
      )}
      <div className={styles.plots}>
        <Spot as="div" name="Price area" mark="low" className={styles.price}>
          <Legend {...chart} studies={studies} />
          <Chart {...chart} />
        </Spot>
        {children && (
          <Spot as="div" name="Strips" mark="top">
            {children}
          </Spot>
        )}
        <TimeAxis timeframe={timeframe} />
      </div>
    </div>
  );
}

/** The small picture of a publish: a line without an axis. */
export function Cover({ symbol }: { symbol: SampleSymbol }) {
  const closes = barsOf(symbol)
    .slice(-30)
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
