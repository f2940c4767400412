import type { FigureText } from '../kit/Figure';

export const figure: FigureText = {
  id: 'order-flow',
  title: 'From trades to delta and CVD',
  caption:
    'Try: switch from small to large tiers and watch CVD change its direction under the same price; then step through the marked bars, where heavy selling no longer moves it.',
};
