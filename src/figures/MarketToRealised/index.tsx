import Figure from '../kit/shell/Figure';
import { figure } from './figure';

export default function MarketToRealised() {
  return <Figure figure={figure} island="MarketToRealised" />;
}
