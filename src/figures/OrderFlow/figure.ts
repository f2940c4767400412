import type { FigureText } from '../kit/shell/Figure';

export const figure: FigureText = {
  id: 'order-flow',
  title: 'From trades to delta and CVD',
  caption:
    'Try: switch from small to large tiers and watch CVD turn while price stays the same. Then step through the marked bars, where heavy selling no longer moves price.',
};
