import Figure from '../kit/shell/Figure';
import { figure } from './figure';

export default function Roles() {
  return <Figure figure={figure} island="Roles" />;
}
