import { widgetsOf } from '../model/select';
import type { Desk } from './desk';

export default function Dashboard({ desk }: { readonly desk: Desk }) {
  return <p>{`${widgetsOf(desk.state).length} widgets`}</p>;
}
