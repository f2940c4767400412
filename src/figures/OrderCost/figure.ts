import type { FigureText } from '../kit/shell/Figure';

export const figure: FigureText = {
  id: 'order-cost',
  title: 'Cost, risk and liquidation of an order',
  caption:
    'Try: raise the leverage. The liquidation price moves towards your stop-loss, while the loss at the stop stays the same.',
};
