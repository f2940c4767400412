import Figure from '../kit/shell/Figure';
import { figure } from './figure';

export default function ChartExplorer() {
  return <Figure figure={figure} island="ChartExplorer" />;
}
