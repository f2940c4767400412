import Figure from '../kit/shell/Figure';
import { figure } from './figure';

export default function AnnualisedBasis() {
  return <Figure figure={figure} island="AnnualisedBasis" />;
}
