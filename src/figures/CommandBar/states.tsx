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
      'a metric begun': { line: 'metric add fun' },
      refused: { line: 'metric add funding rate' },
      'after some lines': { line: '', entered: ['tf 4h', 'style line', 'qqq'] },
    },
  }),
  figureStates({
    id: figures.dashboard.id,
    codecs: codecs.dashboard,
    Figure: () => <CommandBar area="dashboard" />,
    states: {
      'a colour begun': { line: 'link vi' },
      'belongs elsewhere': { line: 'tf 4h' },
      'does not fit the grid': { line: 'size 16x4' },
    },
  }),
  figureStates({
    id: figures.screener.id,
    codecs: codecs.screener,
    Figure: () => <CommandBar area="screener" />,
    states: {
      'a field begun': { line: 'where market_cap > 5 and mv' },
      'a band turned round': { line: 'where mvrv between 1.2 0.8' },
      'an unknown field': { line: 'where marketcap > 5' },
    },
  }),
];
