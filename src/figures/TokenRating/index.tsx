import Figure from '../kit/shell/Figure';
import { figure } from './figure';

export default function TokenRating() {
  return <Figure figure={figure} island="TokenRating" />;
}
