import Figure from '../kit/shell/Figure';
import { figure } from './figure';

export default function AlertSimulator() {
  return <Figure figure={figure} island="AlertSimulator" />;
}
