import Figure from '../kit/shell/Figure';
import { figure } from './figure';

export default function OpenInterestQuadrants() {
  return <Figure figure={figure} island="OpenInterestQuadrants" />;
}
