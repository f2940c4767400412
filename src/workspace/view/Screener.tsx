import { screenerRows } from '../model/select';
import type { Desk } from './desk';

export default function Screener({ desk }: { readonly desk: Desk }) {
  return <p>{`${screenerRows(desk.state).rows.length} rows`}</p>;
}
