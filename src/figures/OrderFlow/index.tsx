import Figure from '../kit/shell/Figure';
import { figure } from './figure';

export default function OrderFlow() {
  return <Figure figure={figure} island="OrderFlow" />;
}
