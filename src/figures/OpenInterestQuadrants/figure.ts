import type { FigureText } from '../kit/Figure';

export const figure: FigureText = {
  id: 'open-interest-quadrants',
  title: 'Price and open interest',
  caption:
    'Try: move the point into each quarter. Then move it between the dashed line and the horizontal axis, where USD and contracts disagree.',
};
