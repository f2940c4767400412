import type { FigureText } from '../kit/Figure';
import type { Area } from './model';

/** One command bar for each area of the app: three figures from one folder. */
export const figures: Readonly<Record<Area, FigureText>> = {
  workbench: {
    id: 'command-bar-workbench',
    title: 'The command bar of a workbench',
    caption:
      'Try: sty and Tab, then hei and Tab; a bare ethusdt; metric add funding rate, without its quotes.',
  },
  dashboard: {
    id: 'command-bar-dashboard',
    title: 'The command bar of a dashboard',
    caption: 'Try: link vi and Tab; size 16x4; tf 4h, which belongs to the workbench.',
  },
  screener: {
    id: 'command-bar-screener',
    title: 'The command bar of a screener',
    caption:
      'Try: turn the band round, between 1.2 0.8; join with or; then sort market_cap without a direction.',
  },
};
