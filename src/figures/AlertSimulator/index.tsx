import Figure from '../kit/Figure';
import { figure } from './figure';

export default function AlertSimulator() {
  return <Figure figure={figure} island="AlertSimulator" />;
}
