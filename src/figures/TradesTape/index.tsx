import Figure from '../kit/Figure';
import { figure } from './figure';

export default function TradesTape() {
  return <Figure figure={figure} island="TradesTape" />;
}
