import Figure from '../kit/shell/Figure';
import { figure } from './figure';

export default function SwapCalculator() {
  return <Figure figure={figure} island="SwapCalculator" />;
}
