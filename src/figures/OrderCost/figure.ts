import type { FigureText } from '../kit/Figure';

export const figure: FigureText = {
  id: 'order-cost',
  title: 'Cost, risk and liquidation of an order',
  caption:
    'Try: raise the leverage and watch the liquidation line come towards the stop-loss while the loss at the stop stays the same.',
};
