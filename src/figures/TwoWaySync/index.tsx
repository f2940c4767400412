import Figure from '../kit/shell/Figure';
import { figure } from './figure';

export default function TwoWaySync() {
  return <Figure figure={figure} island="TwoWaySync" />;
}
