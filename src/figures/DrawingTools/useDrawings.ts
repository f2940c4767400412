import { useState } from 'react';
import { useFigureState } from '../kit/useFigureState';
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
  const [start, setStart] = useState<Anchor | null>(null);
  const [cursor, setCursor] = useState<Anchor | null>(null);
  const drawings = decodeDrawings(state.drawings, BARS.length);
  const keep = (next: readonly Drawing[]) => change({ drawings: encodeDrawings(next) });

  function place(anchor: Anchor) {
    setCursor(anchor);
    if (pointsNeeded(state.tool) === 2 && !start) {
      setStart(anchor);
      return;
    }
    setStart(null);
    // The oldest drawing gives way: a list that refuses would need a message.
    keep(
      [...drawings, { tool: state.tool, points: start ? [start, anchor] : [anchor] }].slice(-MOST_DRAWINGS),
    );
  }

  return {
    control,
    tool: state.tool,
    drawings,
    start,
    cursor,
    draft: start && { tool: state.tool, points: cursor ? [start, cursor] : [start] },
    setCursor,
    place,
    cancel: () => setStart(null),
    setTool(tool: Tool) {
      setStart(null);
      change({ tool });
    },
    remove: (index: number) => keep(drawings.filter((_, each) => each !== index)),
    clear: () => keep([]),
    reset() {
      setStart(null);
      reset();
    },
  };
}
