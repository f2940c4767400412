import NumbersTable from '@site/src/kit/tables/NumbersTable';
import { tableOf } from '../../model/select';
import type { Pane, State } from '../../model/types';

/** The newest bars of a pane as a table. */
export default function Numbers({ state, pane }: { readonly state: State; readonly pane: Pane }) {
  const { head, rows } = tableOf(state, pane);
  return (
    <NumbersTable label={`Newest bars of ${pane.symbol} on ${pane.timeframe}`} head={head} rows={rows} />
  );
}
