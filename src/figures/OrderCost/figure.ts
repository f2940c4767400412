import type { FigureText } from '../kit/shell/Figure';

export const figure: FigureText = {
  id: 'order-cost',
  title: 'Before you send: cost, risk and liquidation of an order',
  caption:
    'Try: raise the leverage in cross margin, then in isolated margin, and watch the liquidation price. Then lower the collateral ratio.',
};
