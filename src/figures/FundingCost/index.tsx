import Figure from '../kit/shell/Figure';
import { figure } from './figure';

export default function FundingCost() {
  return <Figure figure={figure} island="FundingCost" />;
}
