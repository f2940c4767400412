import type { FigureText } from '../kit/shell/Figure';

export const figure: FigureText = {
  id: 'chart-explorer',
  title: 'A chart to explore',
  caption:
    'Try: step through the bars with the arrow keys and read the legend. Then switch between linear, log and percent, and watch the slope of the same bars change.',
};
