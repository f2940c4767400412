import Figure from '../kit/Figure';
import { figure } from './figure';

export default function DashboardGrid() {
  return <Figure figure={figure} island="DashboardGrid" />;
}
