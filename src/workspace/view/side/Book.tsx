import { bookOf } from '../../model/select';
import type { SampleSymbol, State } from '../../model/types';

export default function Book({ state, symbol }: { readonly state: State; readonly symbol: SampleSymbol }) {
  return <p>{`${bookOf(state, symbol).bids.length} levels`}</p>;
}
