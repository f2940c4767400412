import type { FigureText } from '../kit/Figure';

export const figure: FigureText = {
  id: 'chart-explorer',
  title: 'A chart to move about in',
  caption:
    'Try: step through the bars with the arrow keys and read the legend; then switch between linear, log and percent, and watch the same bars change their slope.',
};
