import type { FigureText } from '../kit/shell/Figure';

export const figure: FigureText = {
  id: 'mvrv-bands',
  title: 'Market cap over realised cap',
  caption:
    'Try: set the bands so that they fit the first peak and the first low, then see how well they fit the second.',
};
