import Figure from '../kit/shell/Figure';
import { figure } from './figure';

export default function OrderCost() {
  return <Figure figure={figure} island="OrderCost" />;
}
