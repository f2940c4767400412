import Figure from '../kit/Figure';
import { figure } from './figure';

export default function ChartExplorer() {
  return <Figure figure={figure} island="ChartExplorer" />;
}
