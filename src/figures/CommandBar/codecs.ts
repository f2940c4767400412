import { textUpTo } from '../kit/state/codec';
import { type Area, historyCodec, LONGEST_LINE } from './model';

const codecsFrom = (firstLine: string) => ({
  line: textUpTo(LONGEST_LINE, firstLine),
  entered: historyCodec,
});

/** Each area starts with a line of its own, so that the figure says something before anybody types. */
export const codecs = {
  workbench: codecsFrom('metric add "bid depth" band=0-2.5'),
  dashboard: codecsFrom('move 7,1'),
  screener: codecsFrom('where market_cap > 100m and mvrv between 0.8 1.2'),
} as const satisfies Record<Area, unknown>;
