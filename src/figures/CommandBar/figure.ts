import type { FigureText } from '../kit/shell/Figure';
import type { Area } from './model';

/** One command bar for each area of the app: three figures from one folder. */
export const figures: Readonly<Record<Area, FigureText>> = {
  workbench: {
    id: 'command-bar-workbench',
    title: 'The command bar of a workbench',
    caption:
      'Try: take `log`. Then type `style h` and complete it. Type `ethusdt` alone, and `metric add funding rate` without quotes.',
  },
  dashboard: {
    id: 'command-bar-dashboard',
    title: 'The command bar of a dashboard',
    caption:
      'Try: complete the colour. Then type `size 16x4`, which is too wide, and `tf 4h`, which only works on a workbench.',
  },
  screener: {
    id: 'command-bar-screener',
    title: 'The command bar of a screener',
    caption:
      'Try: complete the window. Then type `where mvrv between 1.2 0.8`, join filters with `or`, and `sort by market_cap` without a direction.',
  },
};
