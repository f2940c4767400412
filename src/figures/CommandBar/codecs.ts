import { textUpTo } from '../kit/state/codec';
import { type Area, historyCodec, LONGEST_LINE } from './model';

const codecsFrom = (firstLine: string) => ({
  line: textUpTo(LONGEST_LINE, firstLine),
  entered: historyCodec,
});

/** Each area starts with a word half typed, so that the figure shows completions before anybody types. */
export const codecs = {
  workbench: codecsFrom('scale l'),
  dashboard: codecsFrom('link vi'),
  screener: codecsFrom('where volume > 5m 2'),
} as const satisfies Record<Area, unknown>;
