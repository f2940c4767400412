import Figure from '../kit/shell/Figure';
import { figure } from './figure';

export default function AlertStates() {
  return <Figure figure={figure} island="AlertStates" />;
}
