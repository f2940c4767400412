import type { FigureText } from '../kit/shell/Figure';

export const figure: FigureText = {
  id: 'order-book',
  title: 'What a market order takes from the book',
  caption:
    'Try: raise the size until the order eats through the first levels. Then take the large ask away and watch average price and imbalance change.',
};

/** Without its band, its depth curve and its large ask. */
export const compactFigure: FigureText = {
  ...figure,
  caption:
    'Try: raise the size until the order eats through the first levels, and watch the average price move.',
};
