import type { FigureText } from '../kit/Figure';

export const figure: FigureText = {
  id: 'swap-calculator',
  title: 'What a swap gives you',
  caption:
    'Try: raise the amount and watch the curve bend away from the mid price. Then widen the tolerance and see what a sandwich could take.',
};
