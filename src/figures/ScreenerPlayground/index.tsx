import Figure from '../kit/shell/Figure';
import { figure } from './figure';

export default function ScreenerPlayground() {
  return <Figure figure={figure} island="ScreenerPlayground" />;
}
