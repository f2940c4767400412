import Figure from '../kit/shell/Figure';
import { figure } from './figure';

export default function ApiKeyChecklist() {
  return <Figure figure={figure} island="ApiKeyChecklist" />;
}
