import Figure from '../kit/shell/Figure';
import { figure } from './figure';

export default function TokenApproval() {
  return <Figure figure={figure} island="TokenApproval" />;
}
