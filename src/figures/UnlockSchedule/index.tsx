import Figure from '../kit/shell/Figure';
import { figure } from './figure';

export default function UnlockSchedule() {
  return <Figure figure={figure} island="UnlockSchedule" />;
}
