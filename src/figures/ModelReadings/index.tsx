import Figure from '../kit/shell/Figure';
import { figure } from './figure';

export default function ModelReadings() {
  return <Figure figure={figure} island="ModelReadings" />;
}
