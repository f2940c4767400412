import { LONGEST_LINE } from '@site/src/workspace/model/completion';
import { type States, textUpTo } from '../kit/state/codec';
import { type Area, historyCodec } from './model';

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

export const states: { readonly [A in Area]: States<(typeof codecs)[A]> } = {
  workbench: {
    'nothing typed': { line: '' },
    'a word begun': { line: 'st' },
    'a whole line': { line: 'metric add "bid depth" band=0-2.5' },
    refused: { line: 'metric add funding rate' },
    'after some lines': { line: '', entered: ['tf 4h', 'style line', 'qqq'] },
  },
  dashboard: {
    'a whole line': { line: 'move 7,1' },
    'belongs elsewhere': { line: 'tf 4h' },
    'does not fit the grid': { line: 'size 16x4' },
  },
  screener: {
    'a whole line': { line: 'where market_cap > 100m and mvrv between 0.8 1.2' },
    'a band turned round': { line: 'where mvrv between 1.2 0.8' },
    'an unknown field': { line: 'where marketcap > 5' },
  },
};
