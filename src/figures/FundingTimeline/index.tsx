import Figure from '../kit/Figure';
import { figure } from './figure';

export default function FundingTimeline() {
  return <Figure figure={figure} island="FundingTimeline" />;
}
