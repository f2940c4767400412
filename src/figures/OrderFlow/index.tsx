import Figure from '../kit/Figure';
import { figure } from './figure';

export default function OrderFlow() {
  return <Figure figure={figure} island="OrderFlow" />;
}
