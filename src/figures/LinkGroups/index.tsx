import Figure from '../kit/Figure';
import { figure } from './figure';

export default function LinkGroups() {
  return <Figure figure={figure} island="LinkGroups" />;
}
