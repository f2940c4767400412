import type { FigureText } from '../kit/shell/Figure';

export const figure: FigureText = {
  id: 'open-interest-quadrants',
  title: 'Price and open interest',
  caption:
    'Try: move the point into each quarter. Then look at sample bars and find a rise that new longs carried, and one that shorts did.',
};
