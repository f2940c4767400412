import { figureStates } from '../kit/shell/figureStates';
import DashboardGrid from '.';
import { codecs } from './codecs';
import { figure } from './figure';
import { dashboardCodec } from './model';

export default [
  figureStates({
    id: figure.id,
    codecs,
    Figure: DashboardGrid,
    states: {
      locked: { active: 'workbench', lock: true },
      'all in one group': {
        active: 'trades',
        layout: dashboardCodec.read('1165b17135b1a135b11633b14633b17663b1'),
      },
      'apart and small': {
        active: 'watchlist',
        layout: dashboardCodec.read('1153-07132v1a125o11733g24733-3a733-0'),
      },
      'metric tile': { active: 'metric' },
      screener: { active: 'screener' },
    },
  }),
];
