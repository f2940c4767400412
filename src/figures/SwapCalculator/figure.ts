import type { FigureText } from '../kit/Figure';

export const figure: FigureText = {
  id: 'swap-calculator',
  title: 'What a swap gives you',
  caption:
    'Try: raise the amount and watch the curve leave the straight line of the mid price; then widen the tolerance and see what a sandwich could take.',
};
