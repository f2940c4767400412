import { tradesOf } from '../../model/select';
import type { SampleSymbol, State } from '../../model/types';

export default function Trades({ state, symbol }: { readonly state: State; readonly symbol: SampleSymbol }) {
  return <p>{`${tradesOf(state, symbol).length} trades`}</p>;
}
