import Figure from '../kit/shell/Figure';
import { figure } from './figure';

export default function MomentumOscillator() {
  return <Figure figure={figure} island="MomentumOscillator" />;
}
