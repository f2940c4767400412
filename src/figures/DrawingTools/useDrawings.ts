import { useState } from 'react';
import { useFigureState } from '../kit/state/useFigureState';
import { BARS } from './chart';
import { codecs } from './codecs';
import { figure } from './figure';
import {
  type Anchor,
  type Drawing,
  decodeDrawings,
  encodeDrawings,
  MOST_DRAWINGS,
  pointsNeeded,
  type Tool,
} from './model';

export function useDrawings() {
  const { state, change, reset, control } = useFigureState(figure.id, codecs);
  /** The points of the drawing that isn't finished. */
  const [begun, setBegun] = useState<readonly Anchor[]>([]);
  const [cursor, setCursor] = useState<Anchor | null>(null);
  const drawings = decodeDrawings(state.drawings, BARS.length);
  const keep = (next: readonly Drawing[]) => change({ drawings: encodeDrawings(next) });

  function place(anchor: Anchor) {
    setCursor(anchor);
    const points = [...begun, anchor];
    if (points.length < pointsNeeded(state.tool)) {
      setBegun(points);
      return;
    }
    setBegun([]);
    // The oldest drawing gives way: a list that refuses would need a message.
    keep([...drawings, { tool: state.tool, points }].slice(-MOST_DRAWINGS));
  }

  return {
    control,
    tool: state.tool,
    drawings,
    begun,
    cursor,
    draft: begun.length > 0 ? { tool: state.tool, points: cursor ? [...begun, cursor] : begun } : null,
    setCursor,
    place,
    cancel: () => setBegun([]),
    setTool(tool: Tool) {
      setBegun([]);
      change({ tool });
    },
    remove: (index: number) => keep(drawings.filter((_, each) => each !== index)),
    clear: () => keep([]),
    reset() {
      setBegun([]);
      reset();
    },
  };
}
