import Figure from '../kit/Figure';
import { figure } from './figure';

export default function AlertStates() {
  return <Figure figure={figure} island="AlertStates" />;
}
