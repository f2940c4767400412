import Figure, { type FigureDefinition } from '../kit/Figure';

const definition: FigureDefinition = {
  id: 'order-cost',
  title: 'Cost, risk and liquidation of an order',
  caption:
    'Try: raise the leverage and watch the liquidation line come towards the stop-loss while the loss at the stop stays the same.',
};

export default function OrderCost() {
  return <Figure definition={definition} />;
}
