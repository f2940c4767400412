import type { FigureText } from '../kit/shell/Figure';

export const figure: FigureText = {
  id: 'drawing-tools',
  title: 'Draw on a chart',
  caption:
    'Try: measure the fall after the high, then measure it the other way round and compare the two percentages. Draw a retracement from another low and see every level move.',
};
