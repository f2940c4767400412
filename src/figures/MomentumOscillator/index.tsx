import Figure from '../kit/Figure';
import { figure } from './figure';

export default function MomentumOscillator() {
  return <Figure figure={figure} island="MomentumOscillator" />;
}
