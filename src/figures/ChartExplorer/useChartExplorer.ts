import { heikinAshi } from '@site/src/lib/samples/heikinAshi';
import { sampleBars, type Timeframe } from '@site/src/lib/samples/sampleBars';
import { useMemo } from 'react';
import { toStep } from '../kit/state/codec';
import { useFigureState } from '../kit/state/useFigureState';
import { codecs } from './codecs';
import { figure } from './figure';
import { changeTimeframe, clampPosition, type Position } from './model';

export function useChartExplorer() {
  const { state, change, reset, control } = useFigureState(figure.id, codecs);
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
    control,
    reset,
    bars,
    total,
    position,
    move: (next: Position) => change(next),
    stretchTo: (stretch: number) => change({ stretch: toStep(codecs.stretch.range, stretch) }),
    fitAll: () => change({ first: 0, count: total, stretch: 1 }),
    setTimeframe: (next: Timeframe) => change({ tf: next, ...changeTimeframe(position, tf, next) }),
  };
}

export type Explorer = ReturnType<typeof useChartExplorer>;
