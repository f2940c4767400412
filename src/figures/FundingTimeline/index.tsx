import Figure from '../kit/shell/Figure';
import { figure } from './figure';

export default () => <Figure figure={figure} island="FundingTimeline" />;
