import Figure from '../kit/shell/Figure';
import { figure } from './figure';

export default function DashboardGrid() {
  return <Figure figure={figure} island="DashboardGrid" />;
}
