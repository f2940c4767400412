import Figure from '../kit/Figure';
import { figure } from './figure';

export default function Roles() {
  return <Figure figure={figure} island="Roles" />;
}
