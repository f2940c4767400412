import type { State } from '../../model/types';

export default function Log({ state }: { readonly state: State }) {
  return <p>{state.log.at(-1)?.sentence}</p>;
}
