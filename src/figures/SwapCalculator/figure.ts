import type { FigureText } from '../kit/shell/Figure';

export const figure: FigureText = {
  id: 'swap-calculator',
  title: 'What a swap gives you',
  caption:
    'Try: drag the point along the curve and watch it bend away from the mid price. Then widen the tolerance and see what a sandwich could take.',
};
