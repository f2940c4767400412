import Figure from '../kit/shell/Figure';
import { figure } from './figure';

export default function LinkGroups() {
  return <Figure figure={figure} island="LinkGroups" />;
}
