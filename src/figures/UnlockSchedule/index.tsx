import Figure from '../kit/Figure';
import { figure } from './figure';

export default function UnlockSchedule() {
  return <Figure figure={figure} island="UnlockSchedule" />;
}
