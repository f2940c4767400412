import { alertsOf } from '../../model/select';
import type { Desk } from '../desk';

export default function Alerts({ desk }: { readonly desk: Desk }) {
  return <p>{`${alertsOf(desk.state).length} alerts`}</p>;
}
