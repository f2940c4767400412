import type { FigureText } from '../kit/shell/Figure';

export const figure: FigureText = {
  id: 'token-rating',
  title: 'Nine sub-scores and their overall',
  caption:
    'Try: tick Leverage and watch the overall change its band on the day its data arrives. All nine weigh the same here. The real weights aren’t published.',
};
