import type { Desk } from './desk';

/** What stands open over the place: a list of commands or studies, the alert dialog, or a drawing tool. */
export default function Opened({ desk }: { readonly desk: Desk }) {
  return desk.state.open && <p>{desk.state.open.kind}</p>;
}
