import type { FigureText } from '../kit/shell/Figure';

export const figure: FigureText = {
  id: 'order-cost',
  title: 'Pre-trade sheet: cost, risk and liquidation of an order',
  caption:
    'Try: raise the leverage in cross margin, then in isolated. Only there does the liquidation price move towards your stop-loss.',
};
