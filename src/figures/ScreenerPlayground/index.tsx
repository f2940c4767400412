import Figure from '../kit/Figure';
import { figure } from './figure';

export default function ScreenerPlayground() {
  return <Figure figure={figure} island="ScreenerPlayground" />;
}
