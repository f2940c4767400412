import { figureStates } from '../kit/figureStates';
import CommandBar from '.';
import { CODECS } from './useCommandLine';

export default [
  figureStates({
    id: 'command-bar-workbench',
    codecs: CODECS.workbench,
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
    id: 'command-bar-dashboard',
    codecs: CODECS.dashboard,
    Figure: () => <CommandBar area="dashboard" />,
    states: {
      'a colour begun': { line: 'link vi' },
      'belongs elsewhere': { line: 'tf 4h' },
      'does not fit the grid': { line: 'size 16x4' },
    },
  }),
  figureStates({
    id: 'command-bar-screener',
    codecs: CODECS.screener,
    Figure: () => <CommandBar area="screener" />,
    states: {
      'a field begun': { line: 'where market_cap > 5 and mv' },
      'a band turned round': { line: 'where mvrv between 1.2 0.8' },
      'an unknown field': { line: 'where marketcap > 5' },
    },
  }),
];
