import { figureStates } from '../kit/shell/figureStates';
import CommandBar from '.';
import { codecs } from './codecs';
import { figures } from './figure';

export default [
  figureStates({
    id: figures.workbench.id,
    codecs: codecs.workbench,
    Figure: () => <CommandBar area="workbench" />,
    states: {
      'nothing typed': { line: '' },
      'a word begun': { line: 'st' },
      'a whole line': { line: 'metric add "bid depth" band=0-2.5' },
      refused: { line: 'metric add funding rate' },
      'after some lines': { line: '', entered: ['tf 4h', 'style line', 'qqq'] },
    },
  }),
  figureStates({
    id: figures.dashboard.id,
    codecs: codecs.dashboard,
    Figure: () => <CommandBar area="dashboard" />,
    states: {
      'a whole line': { line: 'move 7,1' },
      'belongs elsewhere': { line: 'tf 4h' },
      'does not fit the grid': { line: 'size 16x4' },
    },
  }),
  figureStates({
    id: figures.screener.id,
    codecs: codecs.screener,
    Figure: () => <CommandBar area="screener" />,
    states: {
      'a whole line': { line: 'where market_cap > 100m and mvrv between 0.8 1.2' },
      'a band turned round': { line: 'where mvrv between 1.2 0.8' },
      'an unknown field': { line: 'where marketcap > 5' },
    },
  }),
];
