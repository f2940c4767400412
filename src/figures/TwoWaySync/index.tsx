import Figure from '../kit/Figure';
import { figure } from './figure';

export default function TwoWaySync() {
  return <Figure figure={figure} island="TwoWaySync" />;
}
