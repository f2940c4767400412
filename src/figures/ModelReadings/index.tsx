import Figure from '../kit/Figure';
import { figure } from './figure';

export default function ModelReadings() {
  return <Figure figure={figure} island="ModelReadings" />;
}
