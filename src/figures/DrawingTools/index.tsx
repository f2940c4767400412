import Figure from '../kit/shell/Figure';
import { figure } from './figure';

export default function DrawingTools() {
  return <Figure figure={figure} island="DrawingTools" />;
}
