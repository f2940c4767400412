import Figure from '../kit/shell/Figure';
import { figure } from './figure';

export default function FundingTimeline() {
  return <Figure figure={figure} island="FundingTimeline" />;
}
