import { clamp } from '@site/src/lib/barView';
import { sampleBars, TIMEFRAMES, type Timeframe } from '@site/src/lib/sampleBars';
import { useMemo } from 'react';
import { choiceOf, numberIn } from '../kit/codec';
import { PRICE_STYLES } from '../kit/PriceBars';
import { useFigureState } from '../kit/useFigureState';
import {
  changeTimeframe,
  clampPosition,
  heikinAshi,
  LOOSEST_STRETCH,
  type Position,
  TIGHTEST_STRETCH,
} from './model';
import { PART_IDS } from './parts';

export const FIGURE = 'chart-explorer';
const MOST_BARS = sampleBars['1H'].length;

export const codecs = {
  tf: choiceOf(TIMEFRAMES, '4H'),
  style: choiceOf(PRICE_STYLES, 'candles'),
  scale: choiceOf(['linear', 'log', 'percent'], 'linear'),
  first: numberIn(0, MOST_BARS, 60),
  count: numberIn(1, MOST_BARS, 60),
  at: numberIn(0, MOST_BARS, 112),
  /** How far the price axis is stretched: 1 fits the bars in view. */
  stretch: numberIn(TIGHTEST_STRETCH, LOOSEST_STRETCH, 1),
  part: choiceOf(PART_IDS, 'price-area'),
};

export function useChartExplorer() {
  const { state, change, set, reset } = useFigureState(FIGURE, codecs);
  const { tf, style, first, count, at } = state;
  const bars = useMemo(
    () => (style === 'heikin-ashi' ? heikinAshi(sampleBars[tf]) : sampleBars[tf]),
    [tf, style],
  );
  const total = bars.length;
  const position = clampPosition({ first, count, at }, total);
  return {
    state,
    change,
    set,
    reset,
    bars,
    total,
    position,
    move: (next: Position) => change(next),
    stretchTo: (stretch: number) =>
      change({ stretch: Number(clamp(stretch, TIGHTEST_STRETCH, LOOSEST_STRETCH).toFixed(2)) }),
    fitAll: () => change({ first: 0, count: total, stretch: 1 }),
    setTimeframe: (next: Timeframe) => change({ tf: next, ...changeTimeframe(position, tf, next) }),
  };
}

export type Explorer = ReturnType<typeof useChartExplorer>;
