import type { FigureText } from '../kit/Figure';

export const figure: FigureText = {
  id: 'order-book',
  title: 'What a market order takes from the book',
  caption:
    'Try: raise the size until the order leaves the first levels, then take the large ask away and watch the average price and the imbalance change.',
};
