import type { FigureText } from '../kit/Figure';

export const figure: FigureText = {
  id: 'open-interest-quadrants',
  title: 'Price and open interest',
  caption:
    'Try: move the point into each quarter, then between the dashed line and the horizontal axis, where open interest in USD says the opposite of the contracts.',
};
