import type { FigureText } from '../kit/shell/Figure';

export const figure: FigureText = {
  id: 'funding-timeline',
  title: 'When funding is charged',
  caption:
    'Try: close a quarter of an hour before 16:00 instead of after it. Then do the same on Hyperliquid, which charges a little every hour.',
};
