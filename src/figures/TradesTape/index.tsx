import Figure from '../kit/shell/Figure';
import { figure } from './figure';

export default function TradesTape() {
  return <Figure figure={figure} island="TradesTape" />;
}
