import type { FigureText } from '../kit/shell/Figure';

export const figure: FigureText = {
  id: 'order-book',
  title: 'What a market order takes from the book',
  caption:
    'Try: raise the size until the order eats through the first levels. Then take the large ask away and watch average price and imbalance change.',
};
