import Figure from '../kit/shell/Figure';
import { figure } from './figure';

export default function OrderBook() {
  return <Figure figure={figure} island="OrderBook" />;
}
